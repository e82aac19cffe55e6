import type { Order } from '@vitrina/contract/orders/orders'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { renewInvoice } from '#modules/documents/renew-invoice'
import { closeLinks } from '#modules/payments/close-links'
import { returnFreePoints } from '#modules/payments/refund-points'
import { cancelOpen } from '../cancel-open.ts'
import type { OrderRecord } from '#modules/order-record/lock-order'
import { recordOrderEvent } from '#modules/order-record/order-events'
import { stepOrder } from '#modules/order-record/step-order'
import { notifyAboutOrder } from '#modules/order-record/notify-about-order'
import { atDesk } from './at-desk.ts'
import { listOrderLines } from '#modules/order-record/order-lines'
import { dropWaitingShipments } from '#modules/fulfilment/pickup/waiting-shipments'

type CancelInput = { id: number; version: number; isAgreed: boolean; reason: string }

/** Cancels the unshipped part; a buyer's request may also be refused, and the order goes on. */
export const cancelAtDesk = (ctx: Context, actor: Actor, { id, version, isAgreed, reason }: CancelInput): Promise<Order> =>
  atDesk(ctx, actor, { id, version, action: 'cancel' }, async (tx, order) => {
    if (isAgreed) return agree(tx, actor, order, reason)
    if (order.state !== 'cancel_requested') throw new AppError('order.not-now')
    const to = order.shippingState === 'not_shipped' ? 'confirmed' : 'in_progress'
    await stepOrder(tx, actor, order, { to, type: 'order.cancel-refused', data: { reason } })
    await notifyAboutOrder(tx, id, 'cancelRefused', { reason, key: `cancelRefused:${order.version}` })
  })

async function agree(tx: Context, actor: Actor, order: OrderRecord, reason: string): Promise<void> {
  await dropWaitingShipments(tx, order.id)
  await cancelOpen(tx, actor, { orderId: order.id, reason })
  const hasShipped = (await listOrderLines(tx, order.id)).some(({ shipped }) => shipped > 0)
  const event = { type: 'order.cancelled', data: { reason, isPartial: hasShipped } }
  // The shipped part stays an order to be paid for.
  if (hasShipped && order.state === 'in_progress') await recordOrderEvent(tx, actor, { orderId: order.id, ...event })
  else
    await stepOrder(tx, actor, order, { to: hasShipped ? 'in_progress' : 'cancelled', ...event, ...(!hasShipped && { refusal: reason }) })
  await renewInvoice(tx, order.id)
  await returnFreePoints(tx, order.companyId)
  await closeLinks(tx, order.id)
  await notifyAboutOrder(tx, order.id, 'cancelled', { reason, key: `cancelled:${order.version}` })
}
