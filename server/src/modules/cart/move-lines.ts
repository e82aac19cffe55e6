import { MAX_CART_LINES } from '@vitrina/contract/cart/cart.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import type { CartOwner } from './cart-owner.ts'
import { lockOwnCarts } from './carts.queries.ts'
import { bumpCart } from './deletions.queries.ts'
import { fieldErrorOf, type Outcome } from './line-results.ts'
import { type Chosen, listLines, readTotals } from './lines.queries.ts'
import { moveToCart } from './move.queries.ts'

/** Moves lines of the active cart into another; existing lines there grow by the moved amount. */
export async function moveLines(
  tx: Context,
  actor: Actor,
  { owner, chosen, toCartId }: { owner: CartOwner; chosen: Chosen; toCartId: number },
): Promise<Outcome> {
  const carts = await lockOwnCarts(tx, owner)
  const from = carts.find((cart) => cart.is_active)
  const to = carts.find((cart) => cart.id === toCartId)
  if (!from || !to || from.id === to.id) throw new AppError('cart.not-found')

  const lines = await listLines(tx, from.id, chosen)
  const moved = new Set(await moveToCart(tx, { fromId: from.id, toId: to.id, ids: lines.map(({ id }) => id) }))
  const held = (await readTotals(tx, to.id)).reduce((sum, rate) => sum + rate.lines, 0)
  if (held > MAX_CART_LINES) throw new AppError('cart.too-many-lines', { params: { limit: MAX_CART_LINES } })
  await bumpCart(tx, to.id)
  return {
    cartId: from.id,
    version: await bumpCart(tx, from.id),
    totals: await readTotals(tx, from.id),
    deletionToken: null,
    lines: lines.map(({ id, product_id }) => ({
      id,
      product_id,
      // Both amounts together would be more than a line can hold.
      outcome: moved.has(id) ? { status: 'ok' } : { status: 'error', ...fieldErrorOf(actor, 'wrong', { at: '' }) },
    })),
  }
}
