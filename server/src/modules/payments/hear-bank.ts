import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { NOTICE_TAKEN } from '#platform/t-kassa/payment-provider'
import { requireBank } from './bank.ts'
import { takeWord } from './take-word.ts'

/** A notice of the bank: accepted only with its signature, and answered only once it is safely stored. */
export async function hearBank(ctx: Context, body: unknown): Promise<typeof NOTICE_TAKEN> {
  const notice = requireBank(ctx).readNotification(body)
  if (!notice) throw new AppError('access.denied')
  const { paymentKey, providerId } = notice
  // A payment is stored before the bank gets it: an unknown one was never ours, however often the notice comes.
  if (!(await takeWord(ctx, notice))) ctx.log.warn({ paymentKey, providerId }, 'the bank told of a payment that is not ours')
  return NOTICE_TAKEN
}
