import type { Context } from '#platform/context'
import { cancelUnpaid } from './documents.queries.ts'

/** Cancels the wholly unpaid invoices of an order: there is nothing to pay any more. */
export async function cancelInvoices(tx: Context, orderId: number): Promise<void> {
  await cancelUnpaid(tx, orderId)
}
