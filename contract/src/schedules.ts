import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { money } from './money.ts'

/** How far ahead the calendar of a route is told. */
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

/** One sum to pay by one day; documents bring them. */
export const payment = z.object({
  date: z.iso.date(),
  documentId: z.number(),
  /** Of the invoice. */
  number: z.string(),
  orderId: z.number().nullable(),
  sum: money,
  paid: money,
  open: money,
  kind: z.enum(['prepay', 'onShipment', 'deferred']),
  overdueDays: z.number(),
})
export type Payment = z.infer<typeof payment>

/** When a car comes, in the days of the place itself. */
export const deliveryDay = z.object({
  date: z.iso.date(),
  /** Order by then; an instant. */
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
  /** On its way since then; null: it has not left yet. */
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
    summary: 'What the company has to pay and by which day; the terms it pays on',
    policy: 'company',
    output: z.object({
      /** Figures of the seller's books; null: not told. */
      figures: z.object({
        creditSum: money,
        deferralDays: z.number(),
        receivables: money.nullable(),
        overdueReceivables: money.nullable(),
        overdueDuration: z.number().nullable(),
        balance: money.nullable(),
      }),
      terms: z.array(paymentTerm),
      items: z.array(payment),
    }),
  }),
  deliveryDates: endpoint({
    method: 'GET',
    path: '/api/v1/delivery/dates',
    summary: 'On which days cars come to my region',
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
