import type { Context } from '#platform/context'
import { cancelInvoices } from './cancel-invoices.ts'
import { issueInvoice } from './issue-invoice.ts'
import type { Issued } from './issue-document.ts'

/** After a change of the order: unpaid invoices are replaced by one for the current sum. Null: nothing is to be paid. */
export async function renewInvoice(tx: Context, orderId: number): Promise<Issued | null> {
  await cancelInvoices(tx, orderId)
  return issueInvoice(tx, orderId)
}
