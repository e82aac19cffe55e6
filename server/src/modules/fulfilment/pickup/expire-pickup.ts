import type { Context } from '#platform/context'
import { refreshOrder } from '#modules/order-record/refresh-order'
import { lockOverdue } from './pickup.queries.ts'
import { returnUncollected } from './return-uncollected.ts'

/** The last day goods were to wait is over. */
export async function expirePickup(tx: Context, shipmentId: number): Promise<void> {
  const overdue = await lockOverdue(tx, shipmentId)
  if (!overdue) return
  await returnUncollected(tx, null, { orderId: overdue.orderId, shipment: overdue, reason: '' })
  await refreshOrder(tx, overdue.orderId)
}
