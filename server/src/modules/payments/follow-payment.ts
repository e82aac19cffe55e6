import type { Context } from '#platform/context'
import type { BankPayment } from '#platform/t-kassa/payment-provider'
import { dropAtBank, requireBank } from './bank.ts'
import { followLater } from './later.ts'
import { changeOpenPayment, findPayment, type PaymentRecord } from './payments.queries.ts'
import { takeWord } from './take-word.ts'

/** As long as the request that starts it may still be waiting for the bank. */
const STARTING_MS = 60_000
/** A payer may press “pay” in the last second. */
const GRACE_MS = 60_000
const AGAIN_MS = 5 * 60_000

export const isUnderWay = ({ state }: Pick<PaymentRecord, 'state'>): boolean => state === 'created' || state === 'link_issued'

async function wordsOf(ctx: Context, payment: PaymentRecord): Promise<BankPayment[]> {
  const bank = requireBank(ctx)
  const words = payment.providerId === null ? await bank.find(payment.key) : [await bank.state(payment.providerId)]
  const isLate = payment.expiresAt !== null && payment.expiresAt.getTime() + GRACE_MS < ctx.now().getTime()
  // Nor can one be paid that has no page.
  if (!isLate && payment.payUrl !== null) return words
  const dropped = await Promise.all(words.map(async (word) => (word.state === 'waiting' ? dropAtBank(bank, word) : word)))
  return dropped.map((word) => (isLate && word.state === 'cancelled' ? { ...word, state: 'expired' } : word))
}

/** The truth about a payment that is under way, from the bank. Answers with the payment as it is then. */
export async function findOut(ctx: Context, payment: PaymentRecord): Promise<PaymentRecord> {
  const words = await wordsOf(ctx, payment)
  // The bank does not know it, and never will.
  if (words.length === 0) await changeOpenPayment(ctx, payment.id, { state: 'cancelled' })
  for (const word of words) await takeWord(ctx, word)
  return (await findPayment(ctx, { id: payment.id })) ?? payment
}

/** The same, unless its end is known or it is only being started. */
export async function askBank(ctx: Context, payment: PaymentRecord): Promise<PaymentRecord> {
  const isStarting = payment.state === 'created' && ctx.now().getTime() - payment.createdAt.getTime() < STARTING_MS
  return isUnderWay(payment) && !isStarting ? findOut(ctx, payment) : payment
}

/** The job of a payment: looks until there is an end, the last time when its link dies. */
export async function followPayment(ctx: Context, paymentId: number): Promise<void> {
  const payment = await findPayment(ctx, { id: paymentId })
  if (!payment || !isUnderWay(await askBank(ctx, payment))) return
  await followLater(ctx, paymentId, new Date(ctx.now().getTime() + AGAIN_MS))
}
