import { type Context, inTransaction } from '#platform/context'
import { claimOnce } from '#platform/jobs/claim-once'
import type { PaymentNotice } from '#platform/payments/t-kassa/payment-provider'
import { saveBankCard } from '#modules/account/cards/saved-cards'
import { lockOrder } from '#modules/order-record/lock-order'
import { recordOrderEvent } from '#modules/order-record/order-events'
import { notifyAboutOrder } from '#modules/order-record/notify-about-order'
import { evaluateBankReport } from './bank-report.rules.ts'
import { schedulePoll } from './schedule-jobs.ts'
import { recordUnrequestedRefund } from './record-unrequested-refund.ts'
import { changePayment, findPayment, lockPayment, orderOfPayment, type PaymentRecord, pendingRefundsOf } from './payments.queries.ts'
import { allocateMoney } from './allocate-money.ts'

/** The bank is asked soon, when a notice cannot be trusted. */
const SOON_MS = 60_000

async function markPaid(tx: Context, payment: PaymentRecord, orderId: number | null): Promise<void> {
  await changePayment(tx, payment.id, { state: 'paid', receivedAt: tx.now() })
  const money = { paymentId: payment.id, method: payment.method, sum: payment.sum }
  const { companyId, documentId } = payment
  const rest = await allocateMoney(tx, null, money, { companyId, documentIds: documentId === null ? [] : [documentId] })
  // Its invoice may have been replaced by another of the same order in the meantime.
  const left = rest > 0 && orderId !== null ? await allocateMoney(tx, null, { ...money, sum: rest }, { companyId, orderId }) : rest
  // Paid after the order was cancelled, or paid twice: a person decides on it.
  if (left > 0 && orderId !== null) await notifyAboutOrder(tx, orderId, 'advanceForManager', { key: `advance:${payment.id}`, paid: left })
}

/**
 * Applies the bank's state of one of our payments, from a notice or from its answer. All of it in one transaction;
 * null: we know no such payment. Received money is counted once.
 */
export const applyBankNotification = (ctx: Context, notification: PaymentNotice): Promise<PaymentRecord | null> =>
  inTransaction(ctx, async (tx) => {
    const found = await findPayment(tx, { key: notification.paymentKey })
    if (!found) return null
    const orderId = await orderOfPayment(tx, found)
    if (orderId !== null) await lockOrder(tx, orderId)
    const payment = await lockPayment(tx, found.id)
    const verdict = evaluateBankReport({ ...payment, pendingRefunds: await pendingRefundsOf(tx, payment.id) }, notification)
    if (payment.providerId === null && verdict.step !== 'doubt')
      await changePayment(tx, payment.id, { providerId: notification.providerId })
    if (notification.card && payment.createdBy !== null) await saveBankCard(tx, { userId: payment.createdBy, card: notification.card })
    if (verdict.step === 'take') await markPaid(tx, payment, orderId)
    if (verdict.step === 'close') await changePayment(tx, payment.id, { state: verdict.to })
    if (verdict.step === 'gone') await recordUnrequestedRefund(tx, payment, { sum: verdict.sum, orderId })
    if (verdict.step === 'doubt') {
      const isNews = await claimOnce(tx, `payment:${payment.id}:doubt:${verdict.why}:${notification.providerId}:${notification.sum}`)
      const data = { paymentId: payment.id, why: verdict.why, expected: payment.sum, told: notification.sum, state: notification.state }
      if (isNews && orderId !== null) await recordOrderEvent(tx, null, { orderId, type: 'payment.doubtful', data, isInternal: true })
      if (isNews) await schedulePoll(tx, payment.id, new Date(tx.now().getTime() + SOON_MS))
    }
    return lockPayment(tx, payment.id)
  })
