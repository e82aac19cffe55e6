import { formatDay } from '@vitrina/contract/days/days.rules'
import type { Language } from '@vitrina/contract/languages'
import { paymentNoticesApi } from '@vitrina/contract/payments/payments'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { BankError, type PaymentProvider } from '#platform/payments/t-kassa/payment-provider'
import { fill } from '#texts/texts'
import { paymentTextsIn } from '#texts/payments'
import { lockOrder } from '#modules/order-record/lock-order'
import { closeLinks } from './close-links.ts'
import { syncWithBank } from './poll-payment.ts'
import { changeOpenPayment, customerKeyOf, findPayment, type PayableInvoice, type PaymentRecord } from './payments.queries.ts'
import { withCustomerContact } from './receipts.ts'
import { applyBankNotification } from './apply-bank-notification.ts'

type StartInput = {
  payment: PaymentRecord
  invoice: PayableInvoice
  /** As the bank knows it; null: the payer goes to the bank's page. */
  card: { customerKey: string; bankCardId: string } | null
  remember: boolean
  origin: string
  language: Language
}

async function requestStart(
  ctx: Context,
  bank: PaymentProvider,
  { payment, invoice, card, remember, origin, language }: StartInput,
): Promise<void> {
  const page = `${origin}/orders/${invoice.orderId}?payment=${payment.id}`
  const request = {
    paymentKey: payment.key,
    sum: payment.sum,
    description: fill(paymentTextsIn(language).purpose, { number: invoice.number, date: formatDay(invoice.date) }),
    notificationUrl: `${origin}${paymentNoticesApi.tKassa.path}`,
    successUrl: page,
    failUrl: page,
    ...(await withCustomerContact(ctx, payment.receipt, payment)),
  }
  if (card) {
    const report = await bank.charge({ ...request, customerKey: card.customerKey, cardId: card.bankCardId })
    await changeOpenPayment(ctx, payment.id, { providerId: report.providerId, state: 'link_issued' })
    await applyBankNotification(ctx, report)
    return
  }
  const method = payment.method === 'sbp' ? 'sbp' : 'card'
  const customerKey = method === 'card' && payment.createdBy !== null ? await customerKeyOf(ctx, payment.createdBy) : undefined
  const started = await bank.start({
    ...request,
    method,
    expiresAt: payment.expiresAt ?? ctx.now(),
    remember,
    ...(customerKey !== undefined && { customerKey }),
  })
  const { providerId, payUrl, qrPayload = null } = started
  // A quick bank may have sent its notification already.
  await changeOpenPayment(ctx, payment.id, { providerId, payUrl, qrPayload, state: 'link_issued' })
}

/** Starts a payment at the bank. `cancelled`: its answer was lost, and its payment is dropped. */
export async function startAtBank(ctx: Context, bank: PaymentProvider, input: StartInput): Promise<PaymentRecord> {
  const { payment } = input
  try {
    await requestStart(ctx, bank, input)
  } catch (error) {
    if (!(error instanceof BankError)) throw error
    ctx.log.warn({ paymentId: payment.id, err: error }, 'the bank did not begin a payment')
    if (error.outcome !== 'unclear') {
      await changeOpenPayment(ctx, payment.id, { state: error.outcome === 'refused' ? 'rejected' : 'cancelled' })
      throw new AppError('bank.failed')
    }
    try {
      return await syncWithBank(ctx, payment)
    } catch (later) {
      // The job of the payment finds out when the bank answers again.
      throw later instanceof BankError ? new AppError('bank.failed') : later
    }
  }
  // The order may have been cancelled while the bank was asked.
  await inTransaction(ctx, async (tx) => {
    await lockOrder(tx, input.invoice.orderId)
    await closeLinks(tx, input.invoice.orderId)
  })
  return (await findPayment(ctx, { id: payment.id })) ?? payment
}
