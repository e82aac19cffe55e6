import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { readViewer } from '#modules/prices/read-viewer'
import { readDestination } from '#modules/promise/buyer-destination'
import { promise } from '#modules/promise/promise.rules'
import { readPromiseFacts } from '#modules/promise/read-facts'
import { requireToggle } from '#modules/site/require-access'
import { listSelected } from './cart-day.queries.ts'
import { ownerOf } from './cart-owner.ts'

/** The day all selected goods of the active cart are at the buyer's destination, as the cart itself counts; null: some have no day. */
export async function readCartDay(ctx: Context, actor: Actor): Promise<string | null> {
  requireToggle(actor, 'cart')
  const owner = ownerOf(actor)
  const lines = owner ? await listSelected(ctx, owner) : []
  if (lines.length === 0) return null
  const viewer = await readViewer(ctx, actor)
  const { destination } = await readDestination(ctx, actor, { viewer })
  if (!destination) return null
  const productIds = lines.flatMap(({ productId }) => productId ?? [])
  const facts = await readPromiseFacts(ctx, { productIds, places: viewer.places })
  return promise({ destination, lines, from: ctx.now(), facts }).day
}
