import { randomUUID } from 'node:crypto'
import type { Context } from '#platform/context'
import { lockOrder } from '#modules/order-record/lock-order'
import { recordOrderEvent } from '#modules/order-record/order-events'
import { refreshOrder } from '#modules/order-record/refresh-order'
import { addAllocation, freeOf, listParts } from './allocations.queries.ts'
import { changePayment, insertPayment, type PaymentRecord } from './payments.queries.ts'
import { giveWay, stateAfterRefund } from './refund.rules.ts'

/** Invoices this money lay on are open again, as far as it was no advance. */
async function openAgain(tx: Context, paymentId: number, sum: number): Promise<void> {
  const free = Math.max(0, await freeOf(tx, paymentId))
  const parts = await listParts(tx, paymentId)
  const given = giveWay(parts, Math.max(0, sum - free))
  const orderIds = [...new Set(given.flatMap(({ documentId }) => parts.find((part) => part.documentId === documentId)?.orderId ?? []))]
  for (const orderId of orderIds.toSorted((one, other) => one - other)) await lockOrder(tx, orderId)
  for (const { documentId, sum: part } of given) await addAllocation(tx, { paymentId, documentId, sum: -part })
  for (const orderId of orderIds) await refreshOrder(tx, orderId)
}

/** A refund by the bank without our request: a payment cancelled just as it was made, or a person at the bank. */
export async function moneyGone(
  tx: Context,
  payment: PaymentRecord,
  { sum, orderId }: { sum: number; orderId: number | null },
): Promise<void> {
  const refunded = payment.refundedSum + sum
  await openAgain(tx, payment.id, sum)
  const { companyId, method } = payment
  const gone = { key: randomUUID(), companyId, direction: 'refund' as const, method, sum, state: 'paid' as const, refundOf: payment.id }
  await insertPayment(tx, { ...gone, receivedAt: tx.now() })
  await changePayment(tx, payment.id, {
    refundedSum: refunded,
    state: stateAfterRefund({ sum: payment.sum, refunded }),
    receivedAt: payment.receivedAt ?? tx.now(),
  })
  if (orderId !== null)
    await recordOrderEvent(tx, null, { orderId, type: 'refund.paid', data: { paymentId: payment.id, method, sum, isUnasked: true } })
}
