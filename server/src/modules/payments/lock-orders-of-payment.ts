import type { Context } from '#platform/context'
import { lockOrder } from '#modules/order-record/lock-order'
import { listParts } from './allocations.queries.ts'

/** Orders whose invoices a payment lies on: held before the payment, by their numbers. */
export async function lockOrdersOfPayment(tx: Context, paymentId: number): Promise<void> {
  const orderIds = new Set((await listParts(tx, paymentId)).flatMap(({ orderId }) => orderId ?? []))
  for (const orderId of [...orderIds].toSorted((one, other) => one - other)) await lockOrder(tx, orderId)
}
