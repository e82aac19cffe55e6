import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { NOTICE_ACCEPTED } from '#platform/payments/t-kassa/payment-provider'
import { requireBank } from './bank.ts'
import { applyBankNotification } from './apply-bank-notification.ts'

/** A notice of the bank: accepted only with its signature, and answered only once it is safely stored. */
export async function handleBankNotification(ctx: Context, body: unknown): Promise<typeof NOTICE_ACCEPTED> {
  const notice = requireBank(ctx).readNotification(body)
  if (!notice) throw new AppError('access.denied')
  const { paymentKey, providerId } = notice
  // A payment is stored before the bank gets it: an unknown one was never ours, however often the notice comes.
  if (!(await applyBankNotification(ctx, notice)))
    ctx.log.warn({ paymentKey, providerId }, 'the bank notified about a payment that is not ours')
  return NOTICE_ACCEPTED
}
