import * as z from 'zod'
import { inTransaction } from '#platform/context'
import { job } from '#platform/jobs/jobs'
import { notifyAboutOrder } from '#modules/order-record/notify-about-order'

/** After a new order its author, its approvers or its manager are notified. A job of the order's own transaction. */
export const afterPlacing = job({
  name: 'order.placed',
  payload: z.object({ orderId: z.number(), isWaiting: z.boolean() }),
  run: (ctx, { orderId, isWaiting }) =>
    inTransaction(ctx, async (tx) => {
      await notifyAboutOrder(tx, orderId, 'placed')
      await notifyAboutOrder(tx, orderId, isWaiting ? 'approvalNeeded' : 'newForManager')
    }),
})
