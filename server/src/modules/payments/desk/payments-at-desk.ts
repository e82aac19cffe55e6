import { type PageMeta, pageMetaOf } from '@vitrina/contract/paging'
import type { DeskPayment, PaymentDetails } from '@vitrina/contract/payments/payment-desk'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { sellerDay, noonOfSellerDay } from '@vitrina/contract/days/days.rules'
import { lockOpenInvoices } from '../allocations.queries.ts'
import { findPayment, pendingRefundsOf } from '../payments.queries.ts'
import { recordIncoming } from '../record-incoming.ts'
import { refundableOf } from '../refunds.queries.ts'
import { refundDone } from '../refund-steps.ts'
import {
  countQueues,
  findDeskPayment,
  findSeenCompany,
  listDeskPayments,
  listRefundsOf,
  type PaymentFilter,
} from './desk-payments.queries.ts'
import { isVoidable } from '../void.rules.ts'
import { listAllocations, listHistory, listOpenInvoices } from './whole-payment.queries.ts'

export async function requireSeen(ctx: Context, actor: Actor, id: number): Promise<DeskPayment> {
  const payment = await findDeskPayment(ctx, actor, id)
  if (!payment) throw new AppError('payment.not-found')
  return payment
}

type Listed = {
  items: DeskPayment[]
  meta: PageMeta
  counts: { advances: number; refunds: number }
  company: { id: number; name: string } | null
}

export async function listPaymentsAtDesk(ctx: Context, actor: Actor, filter: PaymentFilter): Promise<Listed> {
  const { items, total } = await listDeskPayments(ctx, actor, filter)
  return {
    items,
    meta: pageMetaOf({ page: filter.page, size: filter.size, total }),
    counts: await countQueues(ctx, actor),
    company: filter.companyId === undefined ? null : await findSeenCompany(ctx, actor, filter.companyId),
  }
}

/** A payment with all one needs to do something about it. */
export async function readAtDesk(ctx: Context, actor: Actor, id: number): Promise<PaymentDetails> {
  const payment = await requireSeen(ctx, actor, id)
  const kept = await findPayment(ctx, { id })
  return {
    ...payment,
    refundable: await refundableOf(ctx, id),
    isVoidable: kept !== undefined && isVoidable({ ...kept, pendingRefunds: await pendingRefundsOf(ctx, id) }),
    history: await listHistory(ctx, id),
    allocations: await listAllocations(ctx, id),
    refunds: await listRefundsOf(ctx, id),
    openInvoices: payment.free > 0 ? await listOpenInvoices(ctx, payment.company.id) : [],
  }
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
    if (!(await findSeenCompany(tx, actor, money.companyId))) throw new AppError('company.not-found')
    if (receivedOn > sellerDay(tx.now())) throw new AppError('payment.not-now')
    const named = documentIds && (await lockOpenInvoices(tx, { companyId: money.companyId, documentIds }))
    if (named && named.length < new Set(documentIds).size) throw new AppError('document.not-found')
    const receivedAt = noonOfSellerDay(receivedOn)
    const { paymentId } = await recordIncoming(tx, { ...money, receivedAt, actor, ...(documentIds && { documentIds }) })
    await recordEvent(tx, actor, {
      type: 'payment.recorded',
      entity: 'payment',
      entityId: paymentId,
      diff: { sum: money.sum, companyId: money.companyId },
    })
    return requireSeen(tx, actor, paymentId)
  })

/** A refund no bank makes by itself has been paid by hand. */
export const confirmRefundAtDesk = (
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
