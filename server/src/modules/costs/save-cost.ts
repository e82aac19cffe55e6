import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { readCost } from './read-costs.ts'
import { saveCosts } from './save-costs.ts'

/** The journal says that it was changed and by whom, not the figures: it is read by people who may not see them. */
export const saveCost = (ctx: Context, actor: Actor, { id, cost }: { id: number; cost: number | null }) =>
  inTransaction(ctx, async (tx) => {
    await readCost(tx, id)
    await saveCosts(tx, [{ productId: id, cost }])
    await recordEvent(tx, actor, { type: cost === null ? 'cost.removed' : 'cost.changed', entity: 'product', entityId: id })
    return { cost }
  })
