import type { CartLineResult } from '@vitrina/contract/cart/cart'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { readViewer } from '#modules/prices/read-viewer'
import { requireOwner } from './cart-owner.ts'
import { cartTotals } from './cart-totals.ts'
import { lockActiveCart } from './carts.queries.ts'
import { bumpCart } from './deletions.queries.ts'
import { refusalOf } from './item-inputs.rules.ts'
import { factsOfLine, readFacts } from './line-facts.ts'
import { fieldErrorOf, lineNotFound, lineOutcome, productInCart, withSummary } from './line-results.ts'
import { lineState, pricedForOf } from './line-state.ts'
import { listLines, readTotals } from './lines.queries.ts'
import { priceLines } from './price-lines.ts'
import { type ReplacedLine, replaceLines } from './replace.queries.ts'

type Replacement = { id: number; productId: number }

/** Puts other products in the place of lines. One that cannot be replaced does not stop the others; the token undoes them all. */
export async function replaceItems(ctx: Context, actor: Actor, items: readonly Replacement[]) {
  const owner = requireOwner(actor)
  return inTransaction(ctx, async (tx) => {
    const viewer = await readViewer(tx, actor)
    const cart = await lockActiveCart(tx, owner)
    if (!cart) throw new AppError('cart.not-found')
    const lines = new Map((await listLines(tx, cart.id)).map((line) => [line.id, line]))
    const facts = await readFacts(tx, {
      owner,
      language: actor.language,
      places: viewer.places.map(({ id }) => id),
      productIds: [...new Set(items.map(({ productId }) => productId))],
      customIds: [],
    })

    const taken = new Set([...lines.values()].flatMap(({ product_id }) => product_id ?? []))
    const replaced = new Map<number, { id: number; amount: number }>()
    const errorOf = ({ id, productId }: Replacement, index: number): CartLineResult | null => {
      const line = lines.get(id)
      if (!line || line.product_id === null || replaced.has(id)) return lineNotFound(actor, index, `items.${index}.id`)
      if (taken.has(productId)) return productInCart(actor, index)
      const known = facts.products.get(productId)
      const refusal = refusalOf(known, line.amount)
      if (refusal) return { index, status: 'error', ...fieldErrorOf(actor, refusal, { at: `items.${index}.`, unit: known?.unit }) }
      taken.add(productId)
      replaced.set(id, { id: productId, amount: line.amount })
      return null
    }
    const errors = items.map(errorOf)

    const moment = { pricedFor: pricedForOf(viewer), now: ctx.now() }
    const priceOf = await priceLines(tx, viewer, [...replaced.values()])
    const given = [...replaced].map(([line_id, { id }]): ReplacedLine => ({ line_id, product_id: id, ...priceOf(id) }))
    const changed =
      given.length > 0
        ? await replaceLines(tx, { cartId: cart.id, lines: given, ...moment })
        : { version: await bumpCart(tx, cart.id), totals: await readTotals(tx, cart.id), token: null, lines: [] }
    const after = new Map(changed.lines.map((line) => [line.id, line]))
    const results = items.map(({ id }, index): CartLineResult => {
      const line = after.get(id)
      const error = errors[index]
      if (error || !line) return error ?? lineNotFound(actor, index, `items.${index}.id`)
      return { index, ...lineOutcome(lineState(line, factsOfLine(facts, line), moment)) }
    })
    return {
      id: cart.id,
      version: changed.version,
      totals: cartTotals(actor, changed.totals),
      deletionToken: changed.token,
      ...withSummary(results),
    }
  })
}
