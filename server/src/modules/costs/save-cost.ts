import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { findCost } from './costs.queries.ts'
import { saveCosts } from './save-costs.ts'

export async function readCost(ctx: Context, productId: number): Promise<{ cost: number | null }> {
  const cost = await findCost(ctx, productId)
  if (cost === undefined) throw new AppError('product.not-found')
  return { cost }
}

/** The journal says that it was changed and by whom, not the figures: it is read by people who may not see them. */
export const saveCost = (ctx: Context, actor: Actor, { id, cost }: { id: number; cost: number | null }) =>
  inTransaction(ctx, async (tx) => {
    await readCost(tx, id)
    await saveCosts(tx, [{ productId: id, cost }])
    await recordEvent(tx, actor, { type: cost === null ? 'cost.removed' : 'cost.changed', entity: 'product', entityId: id })
    return { cost }
  })
