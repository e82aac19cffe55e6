import { type Context, inTransaction } from '#platform/context'
import { BankError, type PaymentProvider } from '#platform/payments/t-kassa/payment-provider'
import { requireBank, PROVIDER } from './bank.ts'
import { changePayment, findPayment, type PaymentRecord } from './payments.queries.ts'
import { firstRefundOf } from './refunds.queries.ts'
import { withCustomerContact, receiptOfRefund } from './receipts.ts'
import { refundDone, refundRefused, refundUnclear } from './refund-steps.ts'

/**
 * SBP has no key of a refund: asked twice it pays twice. After a try with an unknown end the payment's state decides,
 * if this was the first refund of the payment or takes all that is left.
 */
async function wasRefunded(bank: PaymentProvider, payment: PaymentRecord, { sum }: PaymentRecord): Promise<boolean | 'unknown'> {
  const { state } = await bank.state(payment.providerId ?? '')
  if (state === 'paid') return false
  if (payment.refundedSum === 0 || state === 'refunded') return true
  return payment.refundedSum + sum === payment.sum ? false : 'unknown'
}

/** Requests a refund of a part of a payment from the bank, once; a job that may run again after a crash at any point. */
export async function sendRefund(ctx: Context, refundId: number): Promise<void> {
  const refund = await findPayment(ctx, { id: refundId })
  const payment = refund && refund.refundOf !== null ? await findPayment(ctx, { id: refund.refundOf }) : undefined
  if (refund?.state !== 'created' || !payment?.providerId) return
  if ((await firstRefundOf(ctx, payment.id))?.id !== refundId) throw new Error(`Refund ${refundId} waits for an earlier one`)
  const bank = requireBank(ctx)
  const wasRequested = refund.provider !== null
  if (wasRequested && payment.method === 'sbp') {
    const isDone = await wasRefunded(bank, payment, refund)
    if (isDone === 'unknown') return inTransaction(ctx, (tx) => refundUnclear(tx, refund))
    if (isDone) return inTransaction(ctx, (tx) => refundDone(tx, refund))
  }
  const receipt = await receiptOfRefund(ctx, payment, refund)
  await changePayment(ctx, refundId, { provider: PROVIDER, receipt })
  const request = {
    providerId: payment.providerId,
    sum: refund.sum,
    refundKey: refund.key,
    ...(await withCustomerContact(ctx, receipt, payment)),
  }
  try {
    await bank.refund(request)
  } catch (error) {
    // Down or unclear: the job comes again.
    if (!(error instanceof BankError) || error.outcome !== 'refused') throw error
    ctx.log.warn({ refundId, err: error }, 'the bank refused to give money back')
    return inTransaction(ctx, (tx) => refundRefused(tx, refund))
  }
  await inTransaction(ctx, (tx) => refundDone(tx, refund))
}
