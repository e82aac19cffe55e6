import type { importMatches } from '@vitrina/contract/list-import/list-import'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import type { PriceViewer } from '#modules/prices/read-viewer'
import type { ImportRow } from '../reading/read-rows.ts'
import type { Reading } from '../reading/readings.rules.ts'
import { matchKeyOf } from './match-key.rules.ts'
import { type LineMatch, matchLines } from './match-lines.ts'

type MatchedBy = (typeof importMatches)[number]

/** `ids` of one: it is the product; of several: one of them may be. */
export type MatchedRow = { row: ImportRow; reading: Reading | null; by: MatchedBy | null; ids: number[] }

const CODES: readonly MatchedBy[] = ['customer', 'article', 'manufacturer', 'ean', 'similar']

/** The steps beyond codes are to be checked, as a code that is only similar is. */
const stepOf = ({ status, by }: LineMatch): MatchedBy | null =>
  CODES.find((one) => one === by) ?? (by === 'earlier' ? 'customer' : status === 'matched' ? 'similar' : null)

/** The cart's import: a row with the products its match names. */
export async function matchRows(
  ctx: Context,
  actor: Actor,
  { catalogue, viewer, rows }: { catalogue: Catalogue; viewer: PriceViewer; rows: readonly ImportRow[] },
): Promise<MatchedRow[]> {
  const lines = rows.map(({ readings }) => {
    const text = readings[0]?.code ?? ''
    return { codes: [], text, unit: null, readings, matchKey: matchKeyOf({ codes: [], text }) }
  })
  const matches = await matchLines(ctx, actor, { catalogue, viewer, lines })
  return rows.map((row, at) => {
    const match = matches[at] as LineMatch
    const ids = match.candidates.map(({ productId }) => productId)
    return { row, reading: match.reading, by: stepOf(match), ids: match.status === 'matched' ? ids.slice(0, 1) : ids }
  })
}
