import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { readViewer } from '#modules/prices/read-viewer'
import { promise } from '#modules/promise/promise.rules'
import { readPromiseFacts } from '#modules/promise/read-facts'
import { requireToggle } from '#modules/site/require-access'
import { listSelected } from './cart-day.queries.ts'
import { ownerOf } from './cart-owner.ts'

/** The day the buyer can have all selected goods of the active cart at the nearest point, as the cart itself counts; null: some have no day. */
export async function readCartDay(ctx: Context, actor: Actor): Promise<string | null> {
  requireToggle(actor, 'cart')
  const owner = ownerOf(actor)
  const lines = owner ? await listSelected(ctx, owner) : []
  const { places } = await readViewer(ctx, actor)
  const [nearest] = places
  if (!nearest || lines.length === 0) return null
  const productIds = lines.flatMap(({ productId }) => productId ?? [])
  const facts = await readPromiseFacts(ctx, { productIds, places })
  return promise({ destination: { type: 'pickup', warehouseId: nearest.id }, lines, from: ctx.now(), facts }).day
}
