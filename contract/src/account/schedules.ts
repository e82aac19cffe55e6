import * as z from 'zod'
import { debtStatement } from '../debts/debts.ts'
import { endpoint } from '../endpoint.ts'
import { money } from '../money.ts'

/** How far ahead the delivery days of a route are listed. */
export const CALENDAR_DAYS = 21

const paymentTerm = z.object({
  contractId: z.number(),
  number: z.string(),
  signedOn: z.iso.date(),
  validTo: z.iso.date().nullable(),
  legalEntity: z.string(),
  creditLimit: money,
  deferralDays: z.number(),
})
export type PaymentTerm = z.infer<typeof paymentTerm>

/** One sum to pay by one day: an invoice, or a sum known only to the accounting system. */
export const payment = z.object({
  date: z.iso.date(),
  /** Null: the store has no such invoice. */
  documentId: z.number().nullable(),
  /** Of the invoice. */
  number: z.string(),
  orderId: z.number().nullable(),
  sum: money,
  paid: money,
  open: money,
  kind: z.enum(['prepay', 'onShipment', 'deferred', 'statement']),
  overdueDays: z.number(),
})
export type Payment = z.infer<typeof payment>

/** A delivery day, in the time zone of the place. */
export const deliveryDay = z.object({
  date: z.iso.date(),
  /** The last instant to order for it. */
  orderBy: z.iso.datetime(),
  windows: z.array(z.object({ from: z.string(), to: z.string() })),
})
export type DeliveryDay = z.infer<typeof deliveryDay>

export const deliveryRoute = z.object({
  warehouse: z.string(),
  /** 1 is Monday. */
  weekdays: z.array(z.number()),
  cutoff: z.string(),
  windows: z.array(z.object({ from: z.string(), to: z.string() })),
  minimum: money,
  price: money,
  freeFrom: money.nullable(),
  days: z.array(deliveryDay),
})
export type DeliveryRoute = z.infer<typeof deliveryRoute>

export const delivery = z.object({
  /** As chosen or promised; null: the manager will tell. */
  date: z.iso.date().nullable(),
  window: z.object({ from: z.string(), to: z.string() }).nullable(),
  /** The day it was shipped; null: it has not left yet. */
  shippedOn: z.iso.date().nullable(),
  orderId: z.number(),
  number: z.string(),
  addressId: z.number().nullable(),
  address: z.string(),
})
export type Delivery = z.infer<typeof delivery>

export const schedulesApi = {
  payments: endpoint({
    method: 'GET',
    path: '/api/v1/payment-schedule',
    summary: 'Sums the company has to pay with their due days, and its payment terms',
    policy: 'company',
    output: z.object({
      figures: z.object({
        creditSum: money,
        creditLeft: money,
        deferralDays: z.number(),
        receivables: money,
        overdueReceivables: money,
        overdueDuration: z.number(),
        balance: money,
        statement: debtStatement,
      }),
      terms: z.array(paymentTerm),
      items: z.array(payment),
      /** Whether the person may pay, and invoices are paid on a page of the store. */
      canPay: z.boolean(),
    }),
  }),
  deliveryDates: endpoint({
    method: 'GET',
    path: '/api/v1/delivery/dates',
    summary: 'Delivery days of my region',
    policy: 'company',
    output: z.object({ region: z.string(), timezone: z.string(), routes: z.array(deliveryRoute) }),
  }),
  upcoming: endpoint({
    method: 'GET',
    path: '/api/v1/delivery/upcoming',
    summary: 'Deliveries on their way to the company',
    policy: 'company',
    output: z.object({ items: z.array(delivery) }),
  }),
}
