import type { Context } from '#platform/context'
import { cancelUnpaid } from './documents.queries.ts'

/** Invoices of an order nobody has paid anything of: there is nothing to pay any more. */
export async function cancelInvoices(tx: Context, orderId: number): Promise<void> {
  await cancelUnpaid(tx, orderId)
}
