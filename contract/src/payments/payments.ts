import { paymentRoles } from '../roles/roles.rules.ts'
import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { money } from '../money.ts'
import { paymentRecordStates, paymentInstruments } from './payments.rules.ts'

const id = z.int32().positive()
const ofPayment = z.object({ id: z.coerce.number().pipe(id) })

export const payment = z.object({
  id: z.number(),
  method: z.enum(paymentInstruments),
  direction: z.enum(['in', 'refund']),
  sum: money,
  refundedSum: money,
  state: z.enum(paymentRecordStates),
  documentId: z.number().nullable(),
  /** The payment page; for SBP also the QR payload. */
  payUrl: z.string().nullable(),
  qrPayload: z.string().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  receivedAt: z.iso.datetime().nullable(),
})
export type Payment = z.infer<typeof payment>

export const paymentsApi = {
  start: endpoint({
    method: 'POST',
    path: '/api/v1/payment',
    summary: 'Begin to pay an invoice by SBP or by card; the rest of it, or a part',
    policy: 'company',
    companyRoles: paymentRoles,
    body: z.object({
      documentId: id,
      method: z.enum(['sbp', 'card']),
      /** Less than the rest when the payer pays in parts. */
      sum: money.pipe(z.int().positive()).optional(),
      /** A card saved at the bank. */
      cardId: id.optional(),
      remember: z.boolean().default(false),
    }),
    output: payment,
    // Not `idempotent` like others: the call asks the bank, and no transaction may wait for that. `Idempotency-Key` still names the attempt
    // and becomes the order id at the bank.
    errors: [
      'feature.off',
      'document.not-found',
      'payment.not-now',
      'payment.too-much',
      'payment.too-little',
      'card.not-found',
      'bank.failed',
      'idempotency.other-body',
    ],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/v1/payment/:id',
    summary: 'State of a payment; asks the bank if it has not sent a notification',
    policy: 'company',
    params: ofPayment,
    output: payment,
    errors: ['payment.not-found'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/v1/payment/:id/cancel',
    summary: 'Cancel a payment that has not been made',
    policy: 'company',
    companyRoles: paymentRoles,
    params: ofPayment,
    output: payment,
    errors: ['payment.not-found', 'payment.not-now', 'bank.failed'],
  }),
}

export const paymentNoticesApi = {
  tKassa: endpoint({
    method: 'POST',
    path: '/api/v1/payment/notification/t-kassa',
    summary: 'Notification of the bank about a payment; accepted only with a valid signature',
    policy: 'guest',
    whileClosed: true,
    body: z.record(z.string(), z.unknown()),
    output: z.literal('OK'),
    errors: ['feature.off', 'access.denied'],
  }),
}
