import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { requireOwner } from './cart-owner.ts'
import { cartTotals } from './cart-totals.ts'
import { lockActiveCart } from './carts.queries.ts'
import { deleteLines } from './deletions.queries.ts'

/** Takes everything out; for a day the token brings it back. */
export async function clearCart(ctx: Context, actor: Actor) {
  const owner = requireOwner(actor)
  return inTransaction(ctx, async (tx) => {
    const cart = await lockActiveCart(tx, owner)
    if (!cart) throw new AppError('cart.not-found')
    const { version, gone, token, totals } = await deleteLines(tx, cart.id)
    const deletedCount = gone?.length ?? 0
    if (deletedCount > 0)
      await recordEvent(tx, actor, { type: 'cart.cleared', entity: 'cart', entityId: cart.id, diff: { lines: deletedCount } })
    return { id: cart.id, version, totals: cartTotals(actor, totals), deletedCount, deletionToken: token }
  })
}
