import { MAX_CART_LINES } from '@vitrina/contract/cart/cart.rules'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { lockOwner } from './carts.queries.ts'
import { countMergedLines, findActiveCompany, mergeInto, lockBoth, assignCart } from './merge.queries.ts'

/** A visitor's cart becomes the user's on sign-in. A cart that would not fit is kept beside the active one. */
export async function mergeGuestCart(ctx: Context, actor: Actor, userId: number): Promise<void> {
  const { visitorUuid } = actor
  if (visitorUuid === null || !actor.site.settings.toggles.cart) return
  await inTransaction(ctx, async (tx) => {
    const owner = { userId, companyId: await findActiveCompany(tx, userId) }
    await lockOwner(tx, owner)
    const carts = await lockBoth(tx, visitorUuid, owner)
    const guest = carts.find(({ is_guest }) => is_guest)
    const own = carts.find((cart) => !cart.is_guest && cart.is_active)
    if (!guest) return

    const isTooMuch = own && (await countMergedLines(tx, { fromId: guest.id, toId: own.id })) > MAX_CART_LINES
    if (own && !isTooMuch) await mergeInto(tx, { fromId: guest.id, toId: own.id })
    else await assignCart(tx, { id: guest.id, owner, isActive: !own })
    await recordEvent(tx, actor, {
      type: 'cart.merged',
      entity: 'cart',
      entityId: own && !isTooMuch ? own.id : guest.id,
      diff: { guestCart: guest.id, userId },
    })
  })
}
