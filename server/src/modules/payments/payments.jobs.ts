import * as z from 'zod'
import { job } from '#platform/jobs'
import { bankService } from '#platform/t-kassa/payment-provider'
import { followPayment } from './follow-payment.ts'
import { giveBack } from './give-back.ts'
import { FOLLOW, REFUND } from './later.ts'

/** Asks the bank for the end of a payment without a notification; closes an expired one. */
export const watchPayment = job({
  name: FOLLOW,
  payload: z.object({ paymentId: z.number() }),
  service: bankService,
  run: (ctx, { paymentId }) => followPayment(ctx, paymentId),
})

/** Asks the bank to give money back. */
export const refundPayment = job({
  name: REFUND,
  payload: z.object({ refundId: z.number() }),
  service: bankService,
  run: (ctx, { refundId }) => giveBack(ctx, refundId),
})
