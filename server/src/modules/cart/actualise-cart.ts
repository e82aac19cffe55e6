import type { CartLineResult } from '@vitrina/contract/cart/cart'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { readViewer } from '#modules/prices/read-viewer'
import { textsIn } from '#texts/texts'
import { requireOwner } from './cart-owner.ts'
import { cartTotals } from './cart-totals.ts'
import { findActiveCart } from './carts.queries.ts'
import { factsOfLine, readFacts } from './line-facts.ts'
import { lineOutcome, withSummary } from './line-results.ts'
import { lineState, pricedForOf } from './line-state.ts'
import { listLines, readTotals } from './lines.queries.ts'
import { refreshPrices } from './refresh-prices.ts'

/** Prices of this moment for the whole active cart, each line for itself; a line without an answer in time keeps its old price. */
export async function actualiseCart(ctx: Context, actor: Actor) {
  const owner = requireOwner(actor)
  const cart = await findActiveCart(ctx, owner)
  if (!cart) throw new AppError('cart.not-found')
  const viewer = await readViewer(ctx, actor)
  const moment = { pricedFor: pricedForOf(viewer), now: ctx.now() }
  const before = await listLines(ctx, cart.id)
  const done = await refreshPrices(ctx, { owner, cartId: cart.id, viewer, lines: before, moment })
  if (before.length > 0 && done.size === 0) throw new AppError('price.not-actualised', { retryAfter: 5 })

  const lines = await listLines(ctx, cart.id)
  const facts = await readFacts(ctx, {
    owner,
    language: actor.language,
    places: viewer.places.map(({ id }) => id),
    productIds: lines.flatMap(({ product_id }) => product_id ?? []),
    customIds: lines.flatMap(({ custom_product_id }) => custom_product_id ?? []),
  })
  const results = lines.map((row, index): CartLineResult => {
    const line = lineState(row, factsOfLine(facts, row), moment)
    if (done.has(row.id)) return { index, ...lineOutcome(line) }
    return { index, status: 'error', code: 'timeout', message: textsIn(actor.language).errors['price.not-actualised'], line }
  })
  const after = await findActiveCart(ctx, owner)
  return {
    id: cart.id,
    version: after?.version ?? cart.version,
    totals: cartTotals(actor, await readTotals(ctx, cart.id)),
    pricedAt: moment.now.toISOString(),
    ...withSummary(results),
  }
}
