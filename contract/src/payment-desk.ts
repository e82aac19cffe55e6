import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { money } from './money.ts'
import { pageMeta, pageNumber, pageSize } from './paging.ts'
import { moneyEvents, moneyStates, moneyWays } from './payments.rules.ts'
import { payment } from './payments.ts'

const id = z.int32().positive()
const ofPayment = z.object({ id: z.coerce.number().pipe(id) })
const someMoney = money.pipe(z.int().positive())
const clean = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim()

const why = z.string().transform(clean).pipe(z.string().min(1).max(210))

/** Payments that need staff: not allocated to an invoice, or to be refunded by hand. */
export const moneyQueues = ['all', 'advances', 'refunds'] as const
export type MoneyQueue = (typeof moneyQueues)[number]

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
const moneyEvent = z.object({
  at: z.iso.datetime(),
  author: z.string().nullable(),
  type: z.enum(moneyEvents),
  sum: money.nullable(),
  /** Number of the invoice it is about. */
  invoice: z.string().nullable(),
  reason: z.string(),
})

/** A payment with everything needed to act on it. */
export const wholePayment = deskPayment.extend({
  /** The amount that can still be refunded. */
  refundable: money,
  /** Entered by hand, and nothing of it was refunded. */
  isVoidable: z.boolean(),
  history: z.array(moneyEvent),
  allocations: z.array(invoice.extend({ laid: money })),
  refunds: z.array(deskPayment),
  /** The company's open invoices by due day; empty where nothing of the payment is free. */
  openInvoices: z.array(invoice),
})
export type WholePayment = z.infer<typeof wholePayment>

export const paymentDeskApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/payment',
    summary: 'Payments and refunds, newest first; a queue oldest first',
    policy: 'staff',
    query: z.object({
      show: z.enum(moneyQueues).default('all'),
      state: z.enum(moneyStates).optional(),
      method: z.enum(moneyWays).optional(),
      companyId: z.coerce.number().pipe(id).optional(),
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      /** Payer, ИНН, number of the bank document, purpose, company, number of an invoice or order. */
      q: z.string().max(100).transform(clean).default(''),
      page: pageNumber,
      'per-page': pageSize,
    }),
    output: z.object({
      items: z.array(deskPayment),
      meta: pageMeta,
      counts: z.object({ advances: z.number(), refunds: z.number() }),
      /** The company the list is filtered by. */
      company: z.object({ id: z.number(), name: z.string() }).nullable(),
    }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/payment/:id',
    summary: 'One payment: its allocations, refunds and invoices it could be allocated to',
    policy: 'staff',
    params: ofPayment,
    output: wholePayment,
    errors: ['payment.not-found'],
  }),
  record: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/payment',
    summary: 'Record a payment: to the invoices named, to none, or to all open ones of the company by due day',
    policy: 'staff',
    body: z.object({
      companyId: id,
      method: z.enum(['transfer', 'cash']),
      sum: someMoney,
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
    params: ofPayment,
    body: z.object({
      parts: z
        .array(z.object({ documentId: id, sum: someMoney }))
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
    params: ofPayment,
    body: z.object({ documentId: id, reason: why }),
    output: deskPayment,
    errors: ['payment.not-found', 'document.not-found', 'payment.not-now', 'allocation.not-undoable'],
    idempotent: true,
  }),
  void: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/payment/:id/void',
    summary: 'Void a payment entered by mistake; its invoices are open again',
    policy: 'staff',
    params: ofPayment,
    body: z.object({ reason: why }),
    output: deskPayment,
    errors: ['payment.not-found', 'payment.not-voidable'],
    idempotent: true,
  }),
  refund: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/payment/:id/refund',
    summary: 'Refund a payment, whole or in part: by its bank, or by the accountant',
    policy: 'staff',
    params: ofPayment,
    body: z.object({ sum: someMoney, reason: why }),
    output: deskPayment,
    errors: ['payment.not-found', 'refund.not-now', 'refund.too-much'],
    idempotent: true,
  }),
  paidBack: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/payment/:id/paid-back',
    summary: 'Mark a refund as paid by transfer or in cash',
    policy: 'staff',
    params: ofPayment,
    body: z.object({ bankDocument: z.string().max(60).default('') }),
    output: deskPayment,
    errors: ['payment.not-found', 'payment.not-now'],
    idempotent: true,
  }),
}
