import { MAX_CART_LINES } from '@vitrina/contract/cart/cart.rules'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { requireOwner } from './cart-owner.ts'
import { cartTotals } from './cart-totals.ts'
import { bumpCart, lockCartOfDeletion, restoreLines } from './deletions.queries.ts'
import { readTotals } from './lines.queries.ts'

/** Undo of a deletion or a replacement of lines: once, within a day, by its author. */
export async function restoreItems(ctx: Context, actor: Actor, token: string) {
  const owner = requireOwner(actor)
  return inTransaction(ctx, async (tx) => {
    const cart = await lockCartOfDeletion(tx, owner, token)
    if (!cart) throw new AppError('cart.deletion-not-found')
    const restoredCount = await restoreLines(tx, { cartId: cart.id, token })
    // Another tab was first.
    if (restoredCount === null) throw new AppError('cart.deletion-not-found')
    const totals = cartTotals(actor, await readTotals(tx, cart.id))
    if (totals.lineCount > MAX_CART_LINES) throw new AppError('cart.too-many-lines', { params: { limit: MAX_CART_LINES } })
    return { id: cart.id, version: await bumpCart(tx, cart.id), totals, restoredCount }
  })
}
