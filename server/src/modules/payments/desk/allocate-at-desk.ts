import type { DeskPayment } from '@vitrina/contract/payments/payment-desk'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import type { Part } from '../allocate.rules.ts'
import { addAllocation } from '#modules/documents/add-allocation'
import { freeOf, lockOpenInvoices } from '../allocations.queries.ts'
import { lockPayment } from '../payments.queries.ts'
import { recordAdvanceUse } from '../allocate-money.ts'
import { requireSeen } from './payments-at-desk.ts'

/** Allocates the free part of a payment to invoices of the same company: all the sums named, or none of them. */
export const allocateAtDesk = (ctx: Context, actor: Actor, { id, parts }: { id: number; parts: readonly Part[] }): Promise<DeskPayment> =>
  inTransaction(ctx, async (tx) => {
    const { company, direction } = await requireSeen(tx, actor, id)
    if (direction !== 'in') throw new AppError('payment.not-now')
    const invoices = await lockOpenInvoices(tx, { companyId: company.id, documentIds: parts.map(({ documentId }) => documentId) })
    const allocations = parts.map((part) => {
      const invoice = invoices.find(({ documentId }) => documentId === part.documentId)
      if (!invoice) throw new AppError('document.not-found')
      if (part.sum > invoice.open) throw new AppError('payment.too-much')
      return { ...part, orderId: invoice.orderId }
    })
    const { state } = await lockPayment(tx, id)
    const free = await freeOf(tx, id)
    if ((state !== 'paid' && state !== 'partially_refunded') || free <= 0) throw new AppError('payment.not-now')
    if (allocations.reduce((total, { sum }) => total + sum, 0) > free) throw new AppError('advance.too-little')
    for (const { orderId, documentId, sum } of allocations) {
      await addAllocation(tx, { paymentId: id, documentId, sum })
      if (orderId !== null) await recordAdvanceUse(tx, orderId, { documentId, sum })
      await recordEvent(tx, actor, { type: 'payment.allocated', entity: 'payment', entityId: id, diff: { documentId, sum } })
    }
    return requireSeen(tx, actor, id)
  })
