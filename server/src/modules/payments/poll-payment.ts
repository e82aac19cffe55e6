import type { Context } from '#platform/context'
import type { BankPayment } from '#platform/payments/t-kassa/payment-provider'
import { cancelAtBank, requireBank } from './bank.ts'
import { schedulePoll } from './schedule-jobs.ts'
import { changeOpenPayment, findPayment, type PaymentRecord } from './payments.queries.ts'
import { applyBankNotification } from './apply-bank-notification.ts'

/** As long as the request that starts it may still be waiting for the bank. */
const STARTING_MS = 60_000
/** A payer may press “pay” in the last second. */
const GRACE_MS = 60_000
const AGAIN_MS = 5 * 60_000

export const isPending = ({ state }: Pick<PaymentRecord, 'state'>): boolean => state === 'created' || state === 'link_issued'

async function fetchBankReports(ctx: Context, payment: PaymentRecord): Promise<BankPayment[]> {
  const bank = requireBank(ctx)
  const reports = payment.providerId === null ? await bank.find(payment.key) : [await bank.state(payment.providerId)]
  const isLate = payment.expiresAt !== null && payment.expiresAt.getTime() + GRACE_MS < ctx.now().getTime()
  // Nor can one be paid that has no page.
  if (!isLate && payment.payUrl !== null) return reports
  const dropped = await Promise.all(reports.map(async (report) => (report.state === 'waiting' ? cancelAtBank(bank, report) : report)))
  return dropped.map((report) => (isLate && report.state === 'cancelled' ? { ...report, state: 'expired' } : report))
}

/** Applies the bank's state of a pending payment. Returns the payment as it is then. */
export async function syncWithBank(ctx: Context, payment: PaymentRecord): Promise<PaymentRecord> {
  const reports = await fetchBankReports(ctx, payment)
  // The bank does not know it, and never will.
  if (reports.length === 0) await changeOpenPayment(ctx, payment.id, { state: 'cancelled' })
  for (const report of reports) await applyBankNotification(ctx, report)
  return (await findPayment(ctx, { id: payment.id })) ?? payment
}

/** The same, unless its end is known or it is only being started. */
export async function syncIfPending(ctx: Context, payment: PaymentRecord): Promise<PaymentRecord> {
  const isStarting = payment.state === 'created' && ctx.now().getTime() - payment.createdAt.getTime() < STARTING_MS
  return isPending(payment) && !isStarting ? syncWithBank(ctx, payment) : payment
}

/** The job of a payment: looks until there is an end, the last time when its link dies. */
export async function pollPayment(ctx: Context, paymentId: number): Promise<void> {
  const payment = await findPayment(ctx, { id: paymentId })
  if (!payment || !isPending(await syncIfPending(ctx, payment))) return
  await schedulePoll(ctx, paymentId, new Date(ctx.now().getTime() + AGAIN_MS))
}
