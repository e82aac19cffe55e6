import type { CartAmounts } from '@vitrina/contract/cart/cart'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { readViewer } from '#modules/prices/read-viewer'
import { requireToggle } from '#modules/site/require-access'
import { findAmounts } from './amounts.queries.ts'
import { ownerOf } from './cart-owner.ts'
import { pricedForOf } from './line-state.ts'
import { listLines } from './lines.queries.ts'
import { refreshPrices } from './refresh-prices.ts'

/** The cart on every page. Old prices are good enough here, but those for another viewer or region are asked for anew. */
export async function readAmounts(ctx: Context, actor: Actor): Promise<CartAmounts> {
  requireToggle(actor, 'cart')
  const none = { cartId: null, version: 0, count: 0, sum: 0, amounts: {} }
  const owner = ownerOf(actor)
  if (!owner) return none
  const viewer = await readViewer(ctx, actor)
  const moment = { pricedFor: pricedForOf(viewer), now: ctx.now() }
  let found = await findAmounts(ctx, owner, moment.pricedFor)
  if (found?.is_foreign) {
    await refreshPrices(ctx, { owner, cartId: found.id, viewer, lines: await listLines(ctx, found.id), moment })
    found = await findAmounts(ctx, owner, moment.pricedFor)
  }
  if (!found) return none
  return { cartId: found.id, version: found.version, count: found.count, sum: found.sum, amounts: found.amounts ?? {} }
}
