import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import type { Outcome } from './line-results.ts'
import type { Chosen } from './lines.queries.ts'
import { updatePlaces } from './reorder.queries.ts'

/** Puts lines under another one, or at the top; the others close up. */
export async function reorderLines(
  tx: Context,
  { cartId, chosen, after }: { cartId: number; chosen: Chosen; after: number | null },
): Promise<Outcome> {
  const { version, totals, lines, has_target: hasTarget } = await updatePlaces(tx, { cartId, chosen, after })
  if (!hasTarget) throw new AppError('cart.line-not-found')
  return {
    cartId,
    version,
    totals,
    deletionToken: null,
    lines: (lines ?? []).map(({ id, product_id }) => ({ id, product_id, outcome: { status: 'ok' } })),
  }
}
