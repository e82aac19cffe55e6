import type { Context } from '#platform/context'
import { rememberChoices } from './choices.queries.ts'
import { listLines } from './lines.queries.ts'
import { matchKeyOf } from './matching/match-key.ts'

type Remembered = {
  companyId: number
  userId: number
  text: string
  /** The row of an import the text came from; its own key is used while it is there. */
  origin: { importId: string; position: number } | null
  productId: number
}

/** The seller's answer to a text is taken by the company's next lists. */
export async function rememberAnswer(tx: Context, { companyId, userId, text, origin, productId }: Remembered): Promise<void> {
  const [row] = origin ? await listLines(tx, origin.importId, [origin.position]) : []
  const matchKey = row?.matchKey ?? matchKeyOf({ codes: [], text })
  await rememberChoices(tx, { companyId, userId }, [{ matchKey, productId, customProductId: null }])
}
