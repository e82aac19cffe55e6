import type { Order } from '@vitrina/contract/orders/orders'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { requireToggle } from '#modules/site/require-access'
import { cancelOpen } from './cancel-open.ts'
import { lockOwnOrder } from '#modules/order-record/lock-order'
import { readOrder } from './reading/read-order.ts'
import { refreshOrder } from '#modules/order-record/refresh-order'
import { stepOrder } from '#modules/order-record/step-order'
import { notifyAboutOrder } from '#modules/order-record/notify-about-order'

const AT_ONCE = new Set(['approval_pending', 'submitted'])

/** An order without work on it is cancelled at once; later the seller is asked, for goods may be on a car already. */
export async function cancelOrder(ctx: Context, actor: Actor, { id, reason }: { id: number; reason: string }): Promise<Order> {
  requireToggle(actor, 'orderCancel')
  await inTransaction(ctx, async (tx) => {
    const order = await lockOwnOrder(tx, actor, id)
    const { actions } = await readOrder(tx, actor, id)
    if (!actions.includes('cancel')) throw new AppError('order.not-now')
    if (!AT_ONCE.has(order.state)) {
      await stepOrder(tx, actor, order, { to: 'cancel_requested', type: 'order.cancel-requested', data: { reason } })
      await notifyAboutOrder(tx, id, 'cancelAskedForManager', { reason, key: `cancel-asked:${order.version}` })
      return
    }
    await cancelOpen(tx, actor, { orderId: id, reason })
    await stepOrder(tx, actor, order, { to: 'cancelled', type: 'order.cancelled', data: { reason }, refusal: reason })
    await refreshOrder(tx, id)
    // The seller does not know yet of an order that waited for approval.
    if (order.state === 'submitted') await notifyAboutOrder(tx, id, 'cancelledForManager', { reason })
  })
  return readOrder(ctx, actor, id)
}
