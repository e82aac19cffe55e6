import { type PageMeta, pageMetaOf } from '@vitrina/contract/paging'
import type { DeskPayment } from '@vitrina/contract/payment-desk'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { moscowDay } from '#modules/prices/vat.rules'
import { addAllocation, freeOf, lockOpenInvoices } from '../allocations.queries.ts'
import { findPayment, lockPayment } from '../payments.queries.ts'
import { orderAdvancePaid } from '../place-money.ts'
import { recordIncoming } from '../record-incoming.ts'
import { refundDone } from '../refund-steps.ts'
import { findDeskPayment, isSeenCompany, listDeskPayments, type Shown } from './desk-payments.queries.ts'

async function requireSeen(ctx: Context, actor: Actor, id: number): Promise<DeskPayment> {
  const payment = await findDeskPayment(ctx, actor, id)
  if (!payment) throw new AppError('payment.not-found')
  return payment
}

export async function listPaymentsAtDesk(
  ctx: Context,
  actor: Actor,
  { page, size, show }: { page: number; size: number; show: Shown },
): Promise<{ items: DeskPayment[]; meta: PageMeta }> {
  const { items, total } = await listDeskPayments(ctx, actor, { show, page, size })
  return { items, meta: pageMetaOf({ page, size, total }) }
}

type Recorded = {
  companyId: number
  method: 'transfer' | 'cash'
  sum: number
  receivedOn: string
  documentIds?: readonly number[] | undefined
  bankDocument: string
  payerName: string
  payerInn: string
  purpose: string
}

/** Money that came for a company, whichever invoices it is for. */
export const recordAtDesk = (ctx: Context, actor: Actor, { receivedOn, documentIds, ...money }: Recorded): Promise<DeskPayment> =>
  inTransaction(ctx, async (tx) => {
    if (!(await isSeenCompany(tx, actor, money.companyId))) throw new AppError('company.not-found')
    if (receivedOn > moscowDay(tx.now())) throw new AppError('payment.not-now')
    const named = documentIds && (await lockOpenInvoices(tx, { companyId: money.companyId, documentIds }))
    if (named && named.length < new Set(documentIds).size) throw new AppError('document.not-found')
    // The middle of the day is the same day for everybody in the country.
    const receivedAt = new Date(`${receivedOn}T12:00:00+03:00`)
    const { paymentId } = await recordIncoming(tx, { ...money, receivedAt, actor, ...(documentIds && { documentIds }) })
    await recordEvent(tx, actor, {
      type: 'payment.recorded',
      entity: 'payment',
      entityId: paymentId,
      diff: { sum: money.sum, companyId: money.companyId },
    })
    return requireSeen(tx, actor, paymentId)
  })

/** Lays what is free of a payment on an invoice of the same company. */
export const allocateAtDesk = (
  ctx: Context,
  actor: Actor,
  { id, documentId, sum }: { id: number; documentId: number; sum?: number | undefined },
): Promise<DeskPayment> =>
  inTransaction(ctx, async (tx) => {
    const { company, direction } = await requireSeen(tx, actor, id)
    if (direction !== 'in') throw new AppError('payment.not-now')
    const [invoice] = await lockOpenInvoices(tx, { companyId: company.id, documentIds: [documentId] })
    if (!invoice) throw new AppError('document.not-found')
    const { state } = await lockPayment(tx, id)
    const free = await freeOf(tx, id)
    if ((state !== 'paid' && state !== 'partially_refunded') || free <= 0) throw new AppError('payment.not-now')
    const laid = sum ?? Math.min(free, invoice.open)
    if (laid > free || laid > invoice.open) throw new AppError('payment.too-much')
    await addAllocation(tx, { paymentId: id, documentId, sum: laid })
    if (invoice.orderId !== null) await orderAdvancePaid(tx, invoice.orderId, { documentId, sum: laid })
    await recordEvent(tx, actor, { type: 'payment.allocated', entity: 'payment', entityId: id, diff: { documentId, sum: laid } })
    return requireSeen(tx, actor, id)
  })

/** A refund no bank makes by itself has been paid by hand. */
export const payBackAtDesk = (
  ctx: Context,
  actor: Actor,
  { id, bankDocument }: { id: number; bankDocument: string },
): Promise<DeskPayment> =>
  inTransaction(ctx, async (tx) => {
    await requireSeen(tx, actor, id)
    const refund = await findPayment(tx, { id })
    const isByHand = refund?.direction === 'refund' && refund.method !== 'sbp' && refund.method !== 'card'
    if (!refund || !isByHand || refund.state !== 'created') throw new AppError('payment.not-now')
    await refundDone(tx, refund, bankDocument)
    await recordEvent(tx, actor, { type: 'refund.paid', entity: 'payment', entityId: id, diff: { sum: refund.sum, bankDocument } })
    return requireSeen(tx, actor, id)
  })
