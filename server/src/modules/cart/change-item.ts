import * as z from 'zod'
import { type CartChange, cartChange } from '@vitrina/contract/cart/cart'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { readViewer } from '#modules/prices/read-viewer'
import { requireOwner } from './cart-owner.ts'
import { cartTotals } from './cart-totals.ts'
import type { RateTotals } from './carts.queries.ts'
import { lockCartOfLine } from './facts.queries.ts'
import { customFacts, productFacts } from './line-facts.ts'
import { fieldErrorOf } from './line-results.ts'
import { type LineRow, lineState, pricedForOf } from './line-state.ts'
import { listLines, readTotals, updateLine } from './lines.queries.ts'
import { customPrice, priceLines } from './price-lines.ts'
import { refusalOf } from './item-inputs.rules.ts'

type Edit = {
  id: number
  amount?: number | undefined
  selected?: boolean | undefined
  note?: string | undefined
  version?: number | undefined
}

/**
 * Changes one line and answers with it and the totals: the other lines keep the prices they have, so an edit costs the same
 * in a cart of one line and of a thousand.
 */
export async function changeItem(ctx: Context, actor: Actor, { id, amount, selected, note, version }: Edit): Promise<CartChange> {
  const owner = requireOwner(actor)
  return inTransaction(ctx, async (tx) => {
    const viewer = await readViewer(tx, actor)
    const found = await lockCartOfLine(tx, owner, { lineId: id, places: viewer.places.map((place) => place.id) })
    if (!found) throw new AppError('cart.line-not-found')
    const { cart_id: cartId, product, custom } = found
    const facts = product ? productFacts(product, actor.language) : customFacts(custom ?? { unit: '' })
    const moment = { pricedFor: pricedForOf(viewer), now: ctx.now() }
    const answer = (line: LineRow, cart: { version: number; totals: RateTotals[] }): CartChange => ({
      id: cartId,
      version: cart.version,
      line: lineState(line, facts, moment),
      totals: cartTotals(actor, cart.totals),
    })

    if (version !== undefined && version !== found.version) {
      const [line] = await listLines(tx, cartId, { ids: [id] })
      if (!line) throw new AppError('cart.line-not-found')
      const current = answer(line, { version: found.version, totals: await readTotals(tx, cartId) })
      throw new AppError('cart.changed', { current: z.encode(cartChange, current) })
    }
    const refusal = amount === undefined ? null : refusalOf(facts, amount)
    if (refusal) throw new AppError('input.invalid', { fields: [fieldErrorOf(actor, refusal, { at: '', unit: facts.unit })] })

    const priceFor = async (newAmount: number) =>
      product ? (await priceLines(tx, viewer, [{ id: product.id, amount: newAmount }]))(product.id) : customPrice(custom?.price ?? null)
    const changed = await updateLine(tx, {
      cartId,
      lineId: id,
      selected,
      note,
      amount: amount === undefined ? undefined : { value: amount, ...(await priceFor(amount)), ...moment },
    })
    const [line] = changed.lines
    // Deleted while we waited for the cart.
    if (!line) throw new AppError('cart.line-not-found')
    return answer(line, changed)
  })
}
