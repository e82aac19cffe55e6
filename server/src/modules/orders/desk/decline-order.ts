import type { Order } from '@vitrina/contract/orders/orders'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { endReserve } from '#modules/fulfilment/reserve/end-reserve'
import { stepOrder } from '#modules/order-record/step-order'
import { releaseHeld } from '#modules/fulfilment/stock/stock-holds'
import { notifyAboutOrder } from '#modules/order-record/notify-about-order'
import { atDesk } from './at-desk.ts'

/** Refuses an order with a reason for the buyer; its held goods are free again. */
export const declineOrder = (
  ctx: Context,
  actor: Actor,
  { id, version, reason }: { id: number; version: number; reason: string },
): Promise<Order> =>
  atDesk(ctx, actor, { id, version, action: 'decline' }, async (tx, order) => {
    await endReserve(tx, actor, { orderId: id, state: 'rejected', reason })
    await releaseHeld(tx, id)
    await stepOrder(tx, actor, order, { to: 'declined', type: 'order.declined', data: { reason }, refusal: reason })
    await notifyAboutOrder(tx, id, 'declined', { reason })
  })
