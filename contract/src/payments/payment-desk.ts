import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { money } from '../money.ts'
import { pageMeta, pageNumber, pageSize } from '../paging.ts'
import { paymentEvents, paymentRecordStates, paymentInstruments } from './payments.rules.ts'
import { payment } from './payments.ts'

const id = z.int32().positive()
const ofPayment = z.object({ id: z.coerce.number().pipe(id) })
const positiveMoney = money.pipe(z.int().positive())
const clean = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim()

const reasonText = z.string().transform(clean).pipe(z.string().min(1).max(210))

/** Payments that need staff: not allocated to an invoice, or to be refunded by hand. */
export const paymentQueues = ['all', 'advances', 'refunds'] as const
export type PaymentQueue = (typeof paymentQueues)[number]

const ofOrder = z.object({ id: z.number(), number: z.string() }).nullable()

/** A payment as the seller's people see it. */
export const deskPayment = payment.omit({ payUrl: true, qrPayload: true }).extend({
  company: z.object({ id: z.number(), name: z.string() }),
  /** The amount not allocated to any invoice. */
  free: money,
  /** Of a refund: the refunded payment. */
  refundOf: z.number().nullable(),
  payerName: z.string(),
  payerInn: z.string(),
  purpose: z.string(),
  bankDocument: z.string(),
})
export type DeskPayment = z.infer<typeof deskPayment>

/** Payment fields of an invoice. */
const invoice = z.object({
  documentId: z.number(),
  number: z.string(),
  date: z.iso.date(),
  dueOn: z.iso.date().nullable(),
  order: ofOrder,
  sum: money,
  open: money,
})

/** Journal entry of a payment: actor and action; append-only. */
const paymentEvent = z.object({
  at: z.iso.datetime(),
  author: z.string().nullable(),
  type: z.enum(paymentEvents),
  sum: money.nullable(),
  /** Number of the invoice it is about. */
  invoice: z.string().nullable(),
  reason: z.string(),
})

/** A payment with everything needed to act on it. */
export const paymentDetails = deskPayment.extend({
  /** The amount that can still be refunded. */
  refundable: money,
  /** Entered by hand, and nothing of it was refunded. */
  isVoidable: z.boolean(),
  history: z.array(paymentEvent),
  allocations: z.array(invoice.extend({ allocated: money })),
  refunds: z.array(deskPayment),
  /** The company's open invoices by due day; empty where nothing of the payment is free. */
  openInvoices: z.array(invoice),
})
export type PaymentDetails = z.infer<typeof paymentDetails>

export const paymentFileFormats = ['xlsx', '1c'] as const
export type PaymentFileFormat = (typeof paymentFileFormats)[number]

const paymentFilters = z.object({
  show: z.enum(paymentQueues).default('all'),
  state: z.enum(paymentRecordStates).optional(),
  method: z.enum(paymentInstruments).optional(),
  companyId: z.coerce.number().pipe(id).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** Payer, ИНН, number of the bank document, purpose, company, number of an invoice or order. */
  q: z.string().max(100).transform(clean).default(''),
})

export const paymentDeskApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/payment',
    summary: 'Payments and refunds, newest first; a queue oldest first',
    policy: 'staff',
    permission: 'payments',
    query: paymentFilters.extend({ page: pageNumber, 'per-page': pageSize }),
    output: z.object({
      items: z.array(deskPayment),
      meta: pageMeta,
      counts: z.object({ advances: z.number(), refunds: z.number() }),
      /** The company the list is filtered by. */
      company: z.object({ id: z.number(), name: z.string() }).nullable(),
    }),
  }),
  exportFile: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/payment/file',
    summary: 'Payments of a filter with the invoices they lie on as a workbook, or its transfers as 1C takes them from a bank',
    policy: 'staff',
    permission: 'payments',
    body: paymentFilters.extend({ format: z.enum(paymentFileFormats).default('xlsx') }),
    output: z.object({ path: z.string() }),
    errors: ['payment.file-too-long'],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/payment/:id',
    summary: 'One payment: its allocations, refunds and invoices it could be allocated to',
    policy: 'staff',
    permission: 'payments',
    params: ofPayment,
    output: paymentDetails,
    errors: ['payment.not-found'],
  }),
  record: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/payment',
    summary: 'Record a payment: to the invoices named, to none, or to all open ones of the company by due day',
    policy: 'staff',
    permission: 'payments',
    body: z.object({
      companyId: id,
      method: z.enum(['transfer', 'cash']),
      sum: positiveMoney,
      receivedOn: z.iso.date(),
      documentIds: z.array(id).max(100).optional(),
      bankDocument: z.string().max(60).default(''),
      payerName: z.string().max(200).default(''),
      payerInn: z.string().max(12).default(''),
      purpose: z.string().max(210).default(''),
    }),
    output: deskPayment,
    errors: ['company.not-found', 'document.not-found', 'payment.not-now', 'payment.document-known'],
    idempotent: true,
  }),
  allocate: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/payment/:id/allocate',
    summary: 'Allocate an advance to invoices of the same company: all the sums or none',
    policy: 'staff',
    permission: 'payments',
    params: ofPayment,
    body: z.object({
      parts: z
        .array(z.object({ documentId: id, sum: positiveMoney }))
        .min(1)
        .max(100)
        .refine((parts) => new Set(parts.map(({ documentId }) => documentId)).size === parts.length),
    }),
    output: deskPayment,
    errors: ['payment.not-found', 'document.not-found', 'payment.not-now', 'payment.too-much', 'advance.too-little'],
    idempotent: true,
  }),
  unallocate: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/payment/:id/unallocate',
    summary: 'Take a payment off an invoice: it becomes an advance, and the invoice is open again',
    policy: 'staff',
    permission: 'payments',
    params: ofPayment,
    body: z.object({ documentId: id, reason: reasonText }),
    output: deskPayment,
    errors: ['payment.not-found', 'document.not-found', 'payment.not-now', 'allocation.not-undoable'],
    idempotent: true,
  }),
  void: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/payment/:id/void',
    summary: 'Void a payment entered by mistake; its invoices are open again',
    policy: 'staff',
    permission: 'payments',
    params: ofPayment,
    body: z.object({ reason: reasonText }),
    output: deskPayment,
    errors: ['payment.not-found', 'payment.not-voidable'],
    idempotent: true,
  }),
  refund: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/payment/:id/refund',
    summary: 'Refund a payment, whole or in part: by its bank, or by the accountant',
    policy: 'staff',
    permission: 'payments',
    params: ofPayment,
    body: z.object({ sum: positiveMoney, reason: reasonText }),
    output: deskPayment,
    errors: ['payment.not-found', 'refund.not-now', 'refund.too-much'],
    idempotent: true,
  }),
  paidBack: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/payment/:id/paid-back',
    summary: 'Mark a refund as paid by transfer or in cash',
    policy: 'staff',
    permission: 'payments',
    params: ofPayment,
    body: z.object({ bankDocument: z.string().max(60).default('') }),
    output: deskPayment,
    errors: ['payment.not-found', 'payment.not-now'],
    idempotent: true,
  }),
}
