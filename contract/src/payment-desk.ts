import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { money } from './money.ts'
import { pageMeta, pageNumber, pageSize } from './paging.ts'
import { payment } from './payments.ts'

const id = z.int32().positive()
const ofPayment = z.object({ id: z.coerce.number().pipe(id) })

/** A payment as the seller's people see it. */
export const deskPayment = payment.omit({ payUrl: true, qrPayload: true }).extend({
  company: z.object({ id: z.number(), name: z.string() }),
  /** What of it lies on no invoice. */
  free: money,
  payerName: z.string(),
  payerInn: z.string(),
  purpose: z.string(),
  bankDocument: z.string(),
})
export type DeskPayment = z.infer<typeof deskPayment>

export const paymentDeskApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/payment',
    summary: 'Money that waits for a person: of no invoice, or to be paid back by hand; the oldest first',
    policy: 'staff',
    query: z.object({ show: z.enum(['advances', 'refunds']).default('advances'), page: pageNumber, 'per-page': pageSize }),
    output: z.object({ items: z.array(deskPayment), meta: pageMeta }),
  }),
  record: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/payment',
    summary: 'Money that came: over the invoices named, or all open ones of the company, what is due first',
    policy: 'staff',
    body: z.object({
      companyId: id,
      method: z.enum(['transfer', 'cash']),
      sum: money.pipe(z.int().positive()),
      receivedOn: z.iso.date(),
      documentIds: z.array(id).min(1).max(100).optional(),
      bankDocument: z.string().max(60).default(''),
      payerName: z.string().max(200).default(''),
      payerInn: z.string().max(12).default(''),
      purpose: z.string().max(210).default(''),
    }),
    output: deskPayment,
    errors: ['company.not-found', 'document.not-found', 'payment.not-now'],
    idempotent: true,
  }),
  allocate: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/payment/:id/allocate',
    summary: 'Lay an advance on an invoice of the same company',
    policy: 'staff',
    params: ofPayment,
    body: z.object({ documentId: id, sum: money.pipe(z.int().positive()).optional() }),
    output: deskPayment,
    errors: ['payment.not-found', 'document.not-found', 'payment.not-now', 'payment.too-much'],
    idempotent: true,
  }),
  paidBack: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/payment/:id/paid-back',
    summary: 'The accountant has paid a refund by transfer or in cash',
    policy: 'staff',
    params: ofPayment,
    body: z.object({ bankDocument: z.string().max(60).default('') }),
    output: deskPayment,
    errors: ['payment.not-found', 'payment.not-now'],
    idempotent: true,
  }),
}
