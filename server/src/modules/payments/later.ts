import type { Context } from '#platform/context'

/** About a day of retries. */
const MAX_ATTEMPTS = 15

/** Names of the jobs, apart from their code, which adds them in turn. */
export const FOLLOW = 'payment.follow'
export const REFUND = 'payment.refund'

/** Looks at a payment again; one look waits at a time. */
export const followLater = (tx: Context, paymentId: number, runAt: Date) =>
  tx.jobs.add(FOLLOW, { paymentId }, { key: `${FOLLOW}:${paymentId}`, runAt, maxAttempts: MAX_ATTEMPTS })

export const refundLater = (tx: Context, refundId: number) => tx.jobs.add(REFUND, { refundId }, { maxAttempts: MAX_ATTEMPTS })
