import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { cancelInvoices } from '#modules/documents/cancel-invoices'
import { closeLinks } from '#modules/payments/close-links'
import { endReserve } from '#modules/fulfilment/reserve/end-reserve'
import { cutLines } from '#modules/fulfilment/stock/cut-lines'
import { cancelOpenLines, listOrderLines } from '#modules/order-record/order-lines'

/**
 * Cancels the unshipped part of an order: its goods are free again, its reserve ends, unpaid invoices are cancelled.
 * Sums of lines shrink to the shipped part. The order must be locked; its own sums follow by `refreshOrder`.
 */
export async function cancelOpen(
  tx: Context,
  actor: Actor | null,
  { orderId, reason }: { orderId: number; reason: string },
): Promise<void> {
  await endReserve(tx, actor, { orderId, state: 'released', reason })
  // Cancelled goods leave the supply plan too, or an arrival would still be kept for them and a moved one would change the order's day.
  await cutLines(tx, await listOrderLines(tx, orderId))
  await cancelOpenLines(tx, orderId)
  await cancelInvoices(tx, orderId)
  await closeLinks(tx, orderId)
}
