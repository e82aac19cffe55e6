import { randomUUID } from 'node:crypto'
import type { Context } from '#platform/context'
import { claimOnce } from '#platform/jobs/claim-once'
import { lockOrder } from '#modules/order-record/lock-order'
import { recordOrderEvent } from '#modules/order-record/order-events'
import { notifyAboutOrder } from '#modules/order-record/notify-about-order'
import { changePayment, insertPayment, lockPayments, orderOfPayment, type PaymentRecord } from './payments.queries.ts'
import { stateAfterRefund } from './refund.rules.ts'

/** The refund and its payment, locked; undefined: done meanwhile. */
async function lockRefund(tx: Context, { id, refundOf, documentId, returnId }: PaymentRecord) {
  const orderId = await orderOfPayment(tx, { documentId, returnId })
  if (orderId !== null) await lockOrder(tx, orderId)
  const locked = await lockPayments(tx, refundOf === null ? [id] : [refundOf, id])
  const refund = locked.find((one) => one.id === id)
  const payment = locked.find((one) => one.id === refundOf)
  return refund?.state === 'created' && payment ? { refund, payment, orderId } : undefined
}

/** The money has gone back: by the bank, or paid by the accountant. */
export async function refundDone(tx: Context, given: PaymentRecord, bankDocument = ''): Promise<void> {
  const locked = await lockRefund(tx, given)
  if (!locked) return
  const { refund, payment, orderId } = locked
  const refunded = payment.refundedSum + refund.sum
  await changePayment(tx, refund.id, { state: 'paid', receivedAt: tx.now(), bankDocument })
  await changePayment(tx, payment.id, { refundedSum: refunded, state: stateAfterRefund({ sum: payment.sum, refunded }) })
  if (orderId === null) return
  const { id: paymentId, method, sum } = refund
  await recordOrderEvent(tx, null, { orderId, type: 'refund.paid', data: { paymentId, method, sum } })
  await notifyAboutOrder(tx, orderId, 'refundPaid', { key: `refund:${paymentId}`, paid: sum })
}

/** The bank will not: the accountant pays it by a transfer. */
export async function refundRefused(tx: Context, given: PaymentRecord): Promise<void> {
  const locked = await lockRefund(tx, given)
  if (!locked) return
  const { refund, orderId } = locked
  const { companyId, direction, sum, refundOf, documentId, returnId, purpose } = refund
  await changePayment(tx, refund.id, { state: 'rejected' })
  const { id } = await insertPayment(tx, {
    key: randomUUID(),
    companyId,
    direction,
    method: 'transfer',
    sum,
    state: 'created',
    refundOf,
    documentId,
    returnId,
    purpose,
  })
  if (orderId === null) return
  const data = { paymentId: id, refusedId: refund.id, sum }
  await recordOrderEvent(tx, null, { orderId, type: 'refund.refused', data, isInternal: true })
}

/** Only the bank knows whether it went back: a person asks there. */
export async function refundUnclear(tx: Context, given: PaymentRecord): Promise<void> {
  const locked = await lockRefund(tx, given)
  if (!locked?.orderId || !(await claimOnce(tx, `refund:${given.id}:unclear`))) return
  await recordOrderEvent(tx, null, {
    orderId: locked.orderId,
    type: 'refund.unclear',
    data: { paymentId: given.id, sum: given.sum },
    isInternal: true,
  })
}
