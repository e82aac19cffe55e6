import type { Context } from '#platform/context'

/** About a day of retries. */
const MAX_ATTEMPTS = 15

/** Names of the jobs, apart from their code, which adds them in turn. */
export const POLL = 'payment.follow'
export const REFUND = 'payment.refund'

/** Looks at a payment again; one look waits at a time. */
export const schedulePoll = (tx: Context, paymentId: number, runAt: Date) =>
  tx.jobs.add(POLL, { paymentId }, { key: `${POLL}:${paymentId}`, runAt, maxAttempts: MAX_ATTEMPTS })

export const scheduleRefund = (tx: Context, refundId: number) => tx.jobs.add(REFUND, { refundId }, { maxAttempts: MAX_ATTEMPTS })
