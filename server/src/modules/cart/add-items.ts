import type { CartLineResult, NewCartItem } from '@vitrina/contract/cart/cart'
import { MAX_CART_LINES } from '@vitrina/contract/cart/cart.rules'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { readViewer } from '#modules/prices/read-viewer'
import { type CartOwner, requireOwner } from './cart-owner.ts'
import { cartTotals } from './cart-totals.ts'
import { lockOwnCarts, openActiveCart } from './carts.queries.ts'
import { lockActiveWithFacts } from './facts.queries.ts'
import { factsOf, readFacts } from './line-facts.ts'
import { fieldErrorOf, lineOutcome, withSummary } from './line-results.ts'
import { lineState, pricedForOf } from './line-state.ts'
import { listAmounts } from './lines.queries.ts'
import { saveItems } from './save-items.ts'
import { mergeItems, keyOf, keyOfLine, refusalOf } from './item-inputs.rules.ts'

const present = (id: number | undefined): number[] => (id === undefined ? [] : [id])

type Added = {
  items: readonly NewCartItem[]
  mode: 'set' | 'add'
  /** Another of the owner's carts than the active one. */
  cartId?: number | undefined
}

/** A cart of the owner by its id; all of them stay locked. */
async function lockNamed(tx: Context, owner: CartOwner, cartId: number) {
  const cart = (await lockOwnCarts(tx, owner)).find(({ id }) => id === cartId)
  if (!cart) throw new AppError('cart.not-found')
  return { cart, facts: undefined }
}

/** Puts products into the active cart. One that cannot be kept does not stop the others; no amount is ever corrected. */
export async function addItems(ctx: Context, actor: Actor, { items, mode, cartId }: Added) {
  const owner = requireOwner(actor)
  return inTransaction(ctx, async (tx) => {
    const viewer = await readViewer(tx, actor)
    const places = viewer.places.map(({ id }) => id)
    const productIds = items.flatMap(({ productId }) => present(productId))
    const customIds = items.flatMap(({ customProductId }) => present(customProductId))
    const opened =
      cartId === undefined ? await lockActiveWithFacts(tx, owner, { ids: productIds, places }) : await lockNamed(tx, owner, cartId)
    const cart = opened?.cart ?? (await openActiveCart(tx, owner))
    const facts = await readFacts(tx, { owner, language: actor.language, places, productIds, customIds, known: opened?.facts })
    const inCart = new Map((mode === 'add' ? await listAmounts(tx, cart.id) : []).map((line) => [keyOfLine(line), line.amount]))
    const wanted = mergeItems(items, { mode, inCart })
    const refusals = new Map(wanted.map((one) => [one.key, refusalOf(factsOf(facts, one), one.amount)]))
    const errorOf = (item: NewCartItem, index: number) => {
      const refusal = refusals.get(keyOf(item))
      return refusal && fieldErrorOf(actor, refusal, { at: `items.${index}.`, unit: factsOf(facts, item)?.unit })
    }
    const good = wanted.filter(({ key }) => !refusals.get(key))
    if (good.length === 0) throw new AppError('input.invalid', { fields: items.flatMap((item, index) => errorOf(item, index) ?? []) })

    const moment = { pricedFor: pricedForOf(viewer), now: ctx.now() }
    const changed = await saveItems(tx, { cartId: cart.id, items: good, facts, viewer, moment })
    const totals = cartTotals(actor, changed.totals)
    if (totals.lineCount > MAX_CART_LINES) throw new AppError('cart.too-many-lines', { params: { limit: MAX_CART_LINES } })

    const lines = new Map(changed.lines.map((line) => [keyOfLine(line), line]))
    const results = items.map((item, index): CartLineResult => {
      const error = errorOf(item, index)
      if (error) return { index, status: 'error', ...error }
      const line = lines.get(keyOf(item))
      const known = factsOf(facts, item)
      if (!line || !known) throw new Error('A line that was put is missing')
      return { index, ...lineOutcome(lineState(line, known, moment)) }
    })
    return { id: cart.id, version: changed.version, totals, ...withSummary(results) }
  })
}
