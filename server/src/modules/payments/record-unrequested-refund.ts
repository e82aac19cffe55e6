import { randomUUID } from 'node:crypto'
import type { Context } from '#platform/context'
import { lockOrder } from '#modules/order-record/lock-order'
import { recordOrderEvent } from '#modules/order-record/order-events'
import { refreshOrder } from '#modules/order-record/refresh-order'
import { addAllocation } from '#modules/documents/add-allocation'
import { freeOf, listParts } from './allocations.queries.ts'
import { changePayment, insertPayment, type PaymentRecord } from './payments.queries.ts'
import { releaseAllocations, stateAfterRefund } from './refund.rules.ts'

/** Invoices this money lay on are open again, as far as it was no advance. */
async function reopenInvoices(tx: Context, paymentId: number, sum: number): Promise<void> {
  const free = Math.max(0, await freeOf(tx, paymentId))
  const parts = await listParts(tx, paymentId)
  const released = releaseAllocations(parts, Math.max(0, sum - free))
  const orderIds = [...new Set(released.flatMap(({ documentId }) => parts.find((part) => part.documentId === documentId)?.orderId ?? []))]
  for (const orderId of orderIds.toSorted((one, other) => one - other)) await lockOrder(tx, orderId)
  for (const { documentId, sum: part } of released) await addAllocation(tx, { paymentId, documentId, sum: -part })
  for (const orderId of orderIds) await refreshOrder(tx, orderId)
}

/** A refund by the bank without our request: a payment cancelled just as it was made, or a person at the bank. */
export async function recordUnrequestedRefund(
  tx: Context,
  payment: PaymentRecord,
  { sum, orderId }: { sum: number; orderId: number | null },
): Promise<void> {
  const refunded = payment.refundedSum + sum
  await reopenInvoices(tx, payment.id, sum)
  const { companyId, method } = payment
  const refundRow = {
    key: randomUUID(),
    companyId,
    direction: 'refund' as const,
    method,
    sum,
    state: 'paid' as const,
    refundOf: payment.id,
  }
  await insertPayment(tx, { ...refundRow, receivedAt: tx.now() })
  await changePayment(tx, payment.id, {
    refundedSum: refunded,
    state: stateAfterRefund({ sum: payment.sum, refunded }),
    receivedAt: payment.receivedAt ?? tx.now(),
  })
  if (orderId !== null)
    await recordOrderEvent(tx, null, { orderId, type: 'refund.paid', data: { paymentId: payment.id, method, sum, isUnasked: true } })
}
