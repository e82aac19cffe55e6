import * as z from 'zod'
import { job } from '#platform/jobs/jobs'
import { bankService } from '#platform/payments/t-kassa/payment-provider'
import { pollPayment } from './poll-payment.ts'
import { sendRefund } from './send-refund.ts'
import { POLL, REFUND } from './schedule-jobs.ts'

/** Asks the bank for the end of a payment without a notification; closes an expired one. */
export const watchPayment = job({
  name: POLL,
  payload: z.object({ paymentId: z.number() }),
  service: bankService,
  run: (ctx, { paymentId }) => pollPayment(ctx, paymentId),
})

/** Asks the bank to give money back. */
export const refundPayment = job({
  name: REFUND,
  payload: z.object({ refundId: z.number() }),
  service: bankService,
  run: (ctx, { refundId }) => sendRefund(ctx, refundId),
})
