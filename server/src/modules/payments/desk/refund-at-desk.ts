import { randomUUID } from 'node:crypto'
import type { DeskPayment } from '@vitrina/contract/payments/payment-desk'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { recordOrderEvent } from '#modules/order-record/order-events'
import { refreshOrder } from '#modules/order-record/refresh-order'
import { addAllocation } from '#modules/documents/add-allocation'
import { freeOf, listParts } from '../allocations.queries.ts'
import { scheduleRefund } from '../schedule-jobs.ts'
import { lockOrdersOfPayment } from '../lock-orders-of-payment.ts'
import { insertPayment, lockPayment } from '../payments.queries.ts'
import { refundPoints } from '../refund-points.ts'
import { releaseAllocations, withoutReturned } from '../refund.rules.ts'
import { refundableOf, returnedByOrder } from '../refunds.queries.ts'
import { requireSeen } from './payments-at-desk.ts'

type Input = { id: number; sum: number; reason: string }

/** The unallocated part goes first; then the newest invoices give way and wait to be paid again. Returns those. */
async function takeOff(tx: Context, paymentId: number, sum: number): Promise<{ documentId: number; orderId: number | null }[]> {
  const parts = await listParts(tx, paymentId)
  const free = Math.max(0, await freeOf(tx, paymentId))
  const given = releaseAllocations(withoutReturned(parts, await returnedByOrder(tx, paymentId)), Math.max(0, sum - free))
  for (const { documentId, sum: part } of given) await addAllocation(tx, { paymentId, documentId, sum: -part })
  const opened = parts.filter(({ documentId }) => given.some((part) => part.documentId === documentId))
  for (const orderId of new Set(opened.flatMap((part) => part.orderId ?? []))) await refreshOrder(tx, orderId)
  return opened
}

/** Refunds money to its payer: through the bank by a job, by the accountant by hand. Never more than is left of the payment. */
export const refundAtDesk = (ctx: Context, actor: Actor, { id, sum, reason }: Input): Promise<DeskPayment> =>
  inTransaction(ctx, async (tx) => {
    await requireSeen(tx, actor, id)
    await lockOrdersOfPayment(tx, id)
    const payment = await lockPayment(tx, id)
    const { companyId, method, providerId, documentId } = payment
    const refundable = await refundableOf(tx, id)
    if (refundable <= 0) throw new AppError('refund.not-now')
    if (sum > refundable) throw new AppError('refund.too-much')
    const opened = await takeOff(tx, id, sum)
    const orderIds = [...new Set(opened.flatMap((part) => part.orderId ?? []))]
    if (method === 'points') {
      const refundId = await refundPoints(tx, payment, { sum, orderId: orderIds[0] ?? null, purpose: reason, actor })
      await recordEvent(tx, actor, { type: 'refund.started', entity: 'payment', entityId: id, diff: { refundId, sum, reason } })
      return requireSeen(tx, actor, refundId)
    }
    const refund = await insertPayment(tx, {
      key: randomUUID(),
      companyId,
      direction: 'refund',
      // Money that came past the bank goes back past it.
      method: providerId !== null || method === 'cash' ? method : 'transfer',
      sum,
      state: 'created',
      refundOf: id,
      documentId: documentId ?? opened[0]?.documentId ?? null,
      purpose: reason,
    })
    if (providerId !== null) await scheduleRefund(tx, refund.id)
    for (const orderId of orderIds)
      await recordOrderEvent(tx, actor, { orderId, type: 'refund.started', data: { paymentId: refund.id, method: refund.method, sum } })
    await recordEvent(tx, actor, { type: 'refund.started', entity: 'payment', entityId: id, diff: { refundId: refund.id, sum, reason } })
    return requireSeen(tx, actor, refund.id)
  })
