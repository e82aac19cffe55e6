import { approvalRoles, orderRoles } from '../roles/roles.rules.ts'
import * as z from 'zod'
import { document } from '../documents/documents.ts'
import { endpoint } from '../endpoint.ts'
import { money } from '../money.ts'
import { eachBuyerText } from './buyer-texts.rules.ts'
import { orderEvent, orderItem, orderReturn, repeatedLine, reserve, shipment } from './order-parts.ts'
import {
  approvalStates,
  creditGrades,
  deliveryTypes,
  deskActions,
  MAX_EXPORTED_ORDERS,
  MAX_ORDER_COMMENT,
  orderActions,
  orderSources,
  orderStates,
  paymentMethods,
  paymentStates,
  shippingStates,
} from './orders.rules.ts'
import { pagedList, pageQuery } from '../paging.ts'

export const orderId = z.int32().positive()
export const ofOrder = z.object({ id: z.coerce.number().pipe(orderId) })
const text = (most: number) =>
  z
    .string()
    .max(most)
    .transform((value) =>
      value
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n]+/gu, ' ')
        .trim(),
    )

const person = z.object({ id: z.number(), name: z.string() })

/** One row of the list. */
export const orderRow = z.object({
  id: z.number(),
  number: z.string(),
  buyerOrderNumber: z.string(),
  createdAt: z.iso.datetime(),
  company: person,
  legalEntity: z.string(),
  author: person.nullable(),
  manager: person.nullable(),
  state: z.enum(orderStates),
  shippingState: z.enum(shippingStates),
  paymentState: z.enum(paymentStates),
  isOverdue: z.boolean(),
  deliveryType: z.enum(deliveryTypes),
  /** The day the buyer chose. */
  desiredOn: z.iso.date().nullable(),
  /** The day the whole order can be there; null: the manager will tell. */
  promisedOn: z.iso.date().nullable(),
  total: money,
  /** The sum before the whole order was cancelled. */
  cancelledTotal: money,
  paidSum: money,
  lineCount: z.number(),
  reservedUntil: z.iso.datetime().nullable(),
  actions: z.array(z.enum(orderActions)),
})
export type OrderRow = z.infer<typeof orderRow>

/** The invoice of an order: the one that is to be paid, else its newest. */
const orderInvoice = document
  .pick({ id: true, number: true, openSum: true, dueOn: true, overdueDays: true, canPay: true })
  .extend({ path: z.string() })
export type OrderInvoice = z.infer<typeof orderInvoice>

/** A row of the buyer's lists, with its invoice at hand; null: none yet, or the seller shows no documents. */
export const listedOrder = orderRow.extend({ invoice: orderInvoice.nullable() })
export type ListedOrder = z.infer<typeof listedOrder>

/** Everything about an order but its lines, documents and timeline. */
export const order = orderRow.extend({
  source: z.enum(orderSources),
  /** Whether there are documents of it yet. */
  hasDocuments: z.boolean(),
  /** Other orders of the same cart. */
  siblings: z.array(z.object({ id: z.number(), number: z.string() })),
  /** The request for prices it was ordered from. */
  quote: z.object({ id: z.number(), number: z.string() }).nullable(),
  /** The order whose goods it replaces, and the return. */
  replaces: z.object({ id: z.number(), number: z.string(), returnNumber: z.string() }).nullable(),
  contract: z.object({ id: z.number(), number: z.string(), signedOn: z.iso.date() }).nullable(),
  warehouse: z.object({ id: z.number(), name: z.string(), address: z.string(), hours: z.string(), phone: z.string() }).nullable(),
  deliveryAddress: z.string(),
  carrier: z.string(),
  window: z.object({ from: z.string(), to: z.string() }).nullable(),
  contactName: z.string(),
  contactPhone: z.string(),
  paymentMethod: z.enum(paymentMethods),
  deferralDays: z.number(),
  approvalState: z.enum(approvalStates),
  creditGrade: z.enum(creditGrades),
  /** Its goods do not leave before it is paid for or staff release them. */
  awaitsPayment: z.boolean(),
  refusal: z.string(),
  ...eachBuyerText(() => z.string()),
  file: z.object({ name: z.string(), path: z.string() }).nullable(),
  /** The specification's names. */
  orderItemsTotalPrice: money,
  orderCustomItemsTotalPrice: money,
  deliveryPrice: money,
  vat: money,
  discount: money,
  cashBack: money,
  weightGrams: z.number(),
  volumeMl: z.number(),
  reserve: reserve.nullable(),
  shipments: z.array(shipment),
  returns: z.array(orderReturn),
  version: z.number(),
  /** For staff alone; empty for a buyer. */
  deskActions: z.array(z.enum(deskActions)),
})
export type Order = z.infer<typeof order>

const list = <T extends z.ZodType>(one: T) =>
  z.preprocess((value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value), z.array(one).max(30))

export const orderFilters = z.object({
  /** my: mine; company: of the company; all: of all my companies, where the seller's flag allows it. */
  scope: z.enum(['my', 'company', 'all']).default('company'),
  /** Number, the buyer's own number, article or product name. */
  q: z.string().max(200).default(''),
  state: list(z.enum(orderStates)).optional(),
  shipping: list(z.enum(shippingStates)).optional(),
  payment: list(z.enum([...paymentStates, 'overdue'])).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  sumMin: z.coerce.number().pipe(money).optional(),
  sumMax: z.coerce.number().pipe(money).optional(),
  managerId: z.coerce.number().pipe(orderId).optional(),
})
export type OrderFilters = z.output<typeof orderFilters>

export const ordersApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/order',
    summary: 'Orders of mine, of the company, or of all my companies; newest first',
    policy: 'company',
    query: orderFilters.extend(pageQuery.shape),
    output: pagedList(listedOrder),
    errors: ['feature.off'],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/v1/order/:id',
    summary: 'An order with its states, reserve, shipments and available actions',
    policy: 'company',
    params: ofOrder,
    output: order,
    errors: ['feature.off', 'order.not-found'],
  }),
  items: endpoint({
    method: 'GET',
    path: '/api/v1/order/:id/items',
    summary: 'The lines of an order',
    policy: 'company',
    params: ofOrder,
    output: z.object({ items: z.array(orderItem) }),
    errors: ['feature.off', 'order.not-found'],
  }),
  documents: endpoint({
    method: 'GET',
    path: '/api/v1/order/:id/documents',
    summary: 'The documents of an order',
    policy: 'company',
    params: ofOrder,
    output: z.object({ items: z.array(document) }),
    errors: ['feature.off', 'order.not-found'],
  }),
  events: endpoint({
    method: 'GET',
    path: '/api/v1/order/:id/events',
    summary: 'The timeline of an order, oldest first',
    policy: 'company',
    params: ofOrder,
    output: z.object({ items: z.array(orderEvent) }),
    errors: ['feature.off', 'order.not-found'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/v1/order/:id/cancel',
    summary: 'Cancel the unshipped part: at once before the seller starts on it, else by a request to the seller',
    policy: 'company',
    companyRoles: orderRoles,
    params: ofOrder,
    body: z.object({ reason: text(500).default('') }),
    output: order,
    errors: ['feature.off', 'order.not-found', 'order.not-now'],
  }),
  repeat: endpoint({
    method: 'POST',
    path: '/api/v1/order/:id/repeat',
    summary: 'Put its lines into a cart again and list the changes since',
    policy: 'company',
    companyRoles: orderRoles,
    params: ofOrder,
    output: z.object({ cartId: z.number().nullable(), items: z.array(repeatedLine) }),
    errors: ['feature.off', 'order.not-found', 'cart.too-many-lines'],
    idempotent: true,
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/v1/order/:id/approve',
    summary: 'Approve a colleague’s order',
    policy: 'company',
    companyRoles: approvalRoles,
    inPerson: true,
    params: ofOrder,
    output: order,
    errors: ['feature.off', 'order.not-found', 'order.not-now'],
  }),
  reject: endpoint({
    method: 'POST',
    path: '/api/v1/order/:id/reject',
    summary: 'Reject a colleague’s order',
    policy: 'company',
    companyRoles: approvalRoles,
    inPerson: true,
    params: ofOrder,
    body: z.object({ reason: text(500).default('') }),
    output: order,
    errors: ['feature.off', 'order.not-found', 'order.not-now'],
  }),
  comment: endpoint({
    method: 'POST',
    path: '/api/v1/order/:id/comment',
    summary: 'Write to the manager',
    policy: 'company',
    params: ofOrder,
    body: z.object({ text: text(MAX_ORDER_COMMENT).pipe(z.string().min(1)) }),
    output: orderEvent,
    errors: ['feature.off', 'order.not-found'],
    idempotent: true,
  }),
  reserve: endpoint({
    method: 'POST',
    path: '/api/v1/order/:id/reserve',
    summary: 'Ask the seller to hold the goods',
    policy: 'company',
    companyRoles: orderRoles,
    params: ofOrder,
    output: order,
    errors: ['feature.off', 'order.not-found', 'order.not-now', 'order.stock-short'],
    idempotent: true,
  }),
  extendReserve: endpoint({
    method: 'POST',
    path: '/api/v1/order/:id/reserve/extend',
    summary: 'Extend the reserve by three working days, once',
    policy: 'company',
    companyRoles: orderRoles,
    params: ofOrder,
    output: order,
    errors: ['feature.off', 'order.not-found', 'order.not-now'],
    idempotent: true,
  }),
  releaseReserve: endpoint({
    method: 'POST',
    path: '/api/v1/order/:id/reserve/release',
    summary: 'Release the reserve',
    policy: 'company',
    companyRoles: orderRoles,
    params: ofOrder,
    output: order,
    errors: ['feature.off', 'order.not-found', 'order.not-now'],
  }),
  exportMany: endpoint({
    method: 'POST',
    path: '/api/v1/order/export',
    summary: 'At most ten orders as one file, to download or by e-mail',
    policy: 'company',
    body: z.object({
      ids: z.array(orderId).min(1).max(MAX_EXPORTED_ORDERS),
      format: z.enum(['xlsx', 'pdf']),
      email: z.email().max(254).optional(),
    }),
    /** Null: an export sent by e-mail has no file to download. */
    output: z.object({ path: z.string().nullable() }),
    errors: ['feature.off', 'order.not-found', 'rate.limited'],
  }),
}
