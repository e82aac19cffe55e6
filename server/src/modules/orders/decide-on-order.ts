import type { Order } from '@vitrina/contract/orders/orders'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { cancelOpen } from './cancel-open.ts'
import { lockOwnOrder } from '#modules/order-record/lock-order'
import { updateOrderFields } from '#modules/order-record/update-order-fields'
import { afterPlacing } from './placing/after-placing.jobs.ts'
import { readOrder } from './reading/read-order.ts'
import { refreshOrder } from '#modules/order-record/refresh-order'
import { stepOrder } from '#modules/order-record/step-order'
import { notifyAboutOrder } from '#modules/order-record/notify-about-order'

/** A colleague with the right to it lets an order go to the seller. */
export async function approveOrder(ctx: Context, actor: Actor, id: number): Promise<Order> {
  await inTransaction(ctx, async (tx) => {
    const order = await lockOwnOrder(tx, actor, id)
    await stepOrder(tx, actor, order, { to: 'submitted', type: 'order.approved' })
    await updateOrderFields(tx, id, { approvalState: 'approved' })
    await refreshOrder(tx, id)
    await notifyAboutOrder(tx, id, 'approved')
    await tx.jobs.add(afterPlacing.name, { orderId: id, isWaiting: false })
  })
  return readOrder(ctx, actor, id)
}

/** Rejects it: its author gets the reason, its goods are free again. */
export async function rejectOrder(ctx: Context, actor: Actor, { id, reason }: { id: number; reason: string }): Promise<Order> {
  await inTransaction(ctx, async (tx) => {
    const order = await lockOwnOrder(tx, actor, id)
    await stepOrder(tx, actor, order, { to: 'rejected', type: 'order.rejected', data: { reason }, refusal: reason })
    await updateOrderFields(tx, id, { approvalState: 'rejected' })
    await cancelOpen(tx, actor, { orderId: id, reason })
    await refreshOrder(tx, id)
    await notifyAboutOrder(tx, id, 'rejected', { reason })
  })
  return readOrder(ctx, actor, id)
}
