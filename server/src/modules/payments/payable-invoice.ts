import { isOpenState } from '@vitrina/contract/documents/documents.rules'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { lockOrder } from '#modules/order-record/lock-order'
import { findInvoice, type PayableInvoice } from './payments.queries.ts'
import { paidInPoints } from './points.queries.ts'

/** An open invoice of the company, read after its order is held: what is open on it stays so. */
export async function requirePayableInvoice(tx: Context, { id, companyId }: { id: number; companyId: number }): Promise<PayableInvoice> {
  const found = await findInvoice(tx, { id, companyId })
  if (!found) throw new AppError('document.not-found')
  await lockOrder(tx, found.orderId)
  const invoice = await findInvoice(tx, { id, companyId })
  if (!invoice || !isOpenState(invoice.state)) throw new AppError('payment.not-now')
  return invoice
}

/** The same for a look at it. */
export async function findPayableInvoice(ctx: Context, { id, companyId }: { id: number; companyId: number }): Promise<PayableInvoice> {
  const invoice = await findInvoice(ctx, { id, companyId })
  if (!invoice) throw new AppError('document.not-found')
  return isOpenState(invoice.state) ? invoice : { ...invoice, open: 0 }
}

/** The total of an order and what of it was paid in points, less what went back. */
export const readPaidInPoints = (ctx: Context, orderId: number): Promise<{ total: number; paid: number }> => paidInPoints(ctx, orderId)
