import * as z from 'zod'
import { amount, amountOrNone } from '../quantity/amounts.ts'
import { companyDebt } from '../debts/debts.ts'
import { document } from '../documents/documents.ts'
import { endpoint } from '../endpoint.ts'
import { money } from '../money.ts'
import { changeRefusals, orderChange } from './order-change.ts'
import { orderEvent, orderItem, stockTransfer } from './order-parts.ts'
import { ofOrder, order, orderFilters, orderId, orderRow } from './orders.ts'
import { deskProblems } from './desk-queue.rules.ts'
import { deskActions, MAX_ORDER_COMMENT } from './orders.rules.ts'
import { pageMeta, pageNumber, pageSize } from '../paging.ts'
import { payment } from '../payments/payments.ts'
import type { Permission } from '../roles/staff-permissions.rules.ts'

const reason = z.string().trim().max(500).default('')
/** The version the staff member saw: an order changed since is not changed blindly. */
const version = z.int().min(0)

/** Queues of orders that need the seller. */
export const deskQueues = [
  'all',
  'new',
  'unpriced',
  'shortage',
  'release',
  'late',
  'wrote',
  'reserve',
  'ship',
  'unpaid',
  'cancel',
  'returns',
] as const

const deskRow = orderRow.extend({
  deskActions: z.array(z.enum(deskActions)),
  /** Since when it waits for the seller. */
  waitsSince: z.iso.datetime().nullable(),
  hasUnreadComment: z.boolean(),
  problems: z.array(z.enum(deskProblems)),
  version: z.number(),
})
/** Filters of the queue; `mine`: also those of a colleague one stands in for today. */
export const deskFilters = orderFilters.omit({ scope: true }).extend({
  queue: z.enum(deskQueues).default('all'),
  companyId: z.coerce.number().pipe(orderId).optional(),
  mine: z.stringbool().default(false),
})
export type DeskFilters = z.output<typeof deskFilters>
export type DeskQueue = (typeof deskQueues)[number]
export type DeskRow = z.infer<typeof deskRow>

const refusals = ['order.not-found', 'order.not-now', 'order.changed'] as const

const unsendable = ['order.line-not-found', 'order.too-much', 'order.stock-short', 'order.not-here', 'order.not-paid'] as const

/** Lines with amounts; everything possible where none is named. */
const someItems = z
  .array(z.object({ id: orderId, amount }))
  .min(1)
  .max(2_000)
  .optional()

const act = (path: `/api/${string}`, summary: string, permission: Permission = 'orders') => ({
  method: 'POST' as const,
  path,
  summary,
  policy: 'staff' as const,
  permission,
  params: ofOrder,
  output: order,
  errors: refusals,
})

export const orderDeskApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/order',
    summary: 'The queue of orders, those that wait longest first',
    policy: 'staff',
    permission: 'orders.see',
    query: deskFilters.extend({ page: pageNumber, 'per-page': pageSize }),
    output: z.object({ items: z.array(deskRow), meta: pageMeta, counts: z.record(z.enum(deskQueues), z.number()) }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/order/:id',
    summary: 'An order as the desk sees it, with lines and timeline',
    policy: 'staff',
    permission: 'orders.see',
    params: ofOrder,
    output: z.object({
      order,
      items: z.array(orderItem),
      events: z.array(orderEvent),
      /** None for whoever may not see payments. */
      payments: z.array(payment),
      documents: z.array(document),
      /** Of its company, today; null for whoever may not see debts. */
      debt: companyDebt.nullable(),
      transfers: z.array(stockTransfer),
      /** All of them: goods may lie in one that is switched off, and are then sent from it. */
      warehouses: z.array(z.object({ id: z.number(), name: z.string(), isActive: z.boolean() })),
    }),
    errors: ['order.not-found'],
  }),
  confirm: endpoint({
    ...act('/api/v1/back-office/order/:id/confirm', 'Accept an order; its invoice is issued'),
    body: z.object({ version }),
    errors: [...refusals, 'order.unpriced', 'order.not-released'],
  }),
  decline: endpoint({
    ...act('/api/v1/back-office/order/:id/decline', 'Refuse an order; what it held is free again'),
    body: z.object({ version, reason: reason.pipe(z.string().min(1)) }),
  }),
  release: endpoint({
    ...act('/api/v1/back-office/order/:id/release', 'Let an order go in spite of the debt'),
    body: z.object({ version, reason }),
  }),
  change: endpoint({
    ...act('/api/v1/back-office/order/:id/change', 'Change lines, prices and terms in one go; the buyer is told once'),
    body: orderChange,
    errors: changeRefusals,
  }),
  cancel: endpoint({
    ...act('/api/v1/back-office/order/:id/cancel', 'Cancel what is not shipped, or refuse to'),
    body: z.object({ version, isAgreed: z.boolean().default(true), reason }),
  }),
  releaseGoods: endpoint({
    ...act('/api/v1/back-office/order/:id/release-goods', 'Let goods leave that are not paid for; the reason stays in the journal'),
    body: z.object({ version, reason: reason.pipe(z.string().min(3)) }),
  }),
  sendTransfer: endpoint({
    ...act('/api/v1/back-office/order/:id/transfer', 'Send goods held for an order from one warehouse to another', 'fulfilment'),
    body: z.object({ version, from: orderId, to: orderId, items: someItems }),
    errors: [...refusals, 'order.line-not-found', 'order.too-much', 'order.not-here', 'order.wrong-choice', 'warehouse.off'],
  }),
  receiveTransfer: endpoint({
    ...act('/api/v1/back-office/order/:id/transfer/receive', 'A transfer has come: its goods lie in the other warehouse now', 'fulfilment'),
    body: z.object({ version, transferId: orderId }),
    errors: [...refusals, 'transfer.not-found'],
  }),
  assemble: endpoint({
    ...act('/api/v1/back-office/order/:id/assemble', 'Goods for pickup are together; the buyer gets a code', 'fulfilment'),
    body: z.object({ version, items: someItems }),
    errors: [...refusals, ...unsendable],
  }),
  ship: endpoint({
    ...act('/api/v1/back-office/order/:id/ship', 'Ship all that lies in a warehouse, or a part; documents are issued', 'fulfilment'),
    body: z.object({
      version,
      items: someItems,
      /** The warehouse it leaves from; by default the one that has most of it. */
      warehouseId: orderId.optional(),
      shippedOn: z.iso.date().optional(),
      trackingNumber: z.string().max(60).default(''),
    }),
    errors: [...refusals, ...unsendable, 'order.wrong-choice'],
  }),
  issue: endpoint({
    ...act('/api/v1/back-office/order/:id/issue', 'Hand goods over against the pickup code; documents are issued', 'fulfilment'),
    // Strict: a proxy written as free text cannot be checked, so it is refused rather than dropped.
    body: z.strictObject({
      version,
      shipmentId: orderId,
      code: z.string().max(12),
      collectedBy: z.string().max(200).default(''),
      /** Null: the receiver acts without one. */
      proxy: z
        .strictObject({ number: z.string().trim().max(40), issuedOn: z.iso.date(), validUntil: z.iso.date() })
        .nullable()
        .default(null),
    }),
    errors: [...refusals, 'shipment.not-found', 'order.wrong-code', 'shipment.wrong-proxy', 'order.stock-short', 'order.not-paid'],
  }),
  extendPickup: endpoint({
    ...act('/api/v1/back-office/order/:id/pickup/extend', 'Goods wait at the pickup point some working days more', 'fulfilment'),
    body: z.object({ version, shipmentId: orderId }),
    errors: [...refusals, 'shipment.not-found'],
  }),
  takeBack: endpoint({
    ...act('/api/v1/back-office/order/:id/pickup/take-back', 'Nobody came for the goods: they are free again', 'fulfilment'),
    body: z.object({ version, shipmentId: orderId, reason }),
    errors: [...refusals, 'shipment.not-found'],
  }),
  deliver: endpoint({
    ...act('/api/v1/back-office/order/:id/deliver', 'The buyer has got a shipment', 'fulfilment'),
    body: z.object({ version, shipmentId: orderId }),
    errors: [...refusals, 'shipment.not-found'],
  }),
  complete: endpoint({ ...act('/api/v1/back-office/order/:id/complete', 'Nothing is left to do'), body: z.object({ version }) }),
  changePromise: endpoint({
    ...act('/api/v1/back-office/order/:id/promise', 'Name another day for what has not left yet; null: until one is known'),
    body: z.object({ version, day: z.iso.date().nullable(), reason: reason.pipe(z.string().min(1)) }),
    errors: [...refusals, 'order.wrong-choice'],
  }),
  confirmReserve: endpoint({
    ...act('/api/v1/back-office/order/:id/reserve/confirm', 'Hold the goods for three working days'),
    body: z.object({
      version,
      items: z
        .array(z.object({ id: orderId, amount: amountOrNone }))
        .max(2_000)
        .optional(),
    }),
    errors: [...refusals, 'order.line-not-found', 'order.stock-short'],
  }),
  rejectReserve: endpoint({
    ...act('/api/v1/back-office/order/:id/reserve/reject', 'The goods are not held'),
    body: z.object({ version, reason }),
  }),
  extendReserve: endpoint({
    ...act('/api/v1/back-office/order/:id/reserve/extend', 'Three working days more'),
    body: z.object({ version }),
  }),
  releaseReserve: endpoint({
    ...act('/api/v1/back-office/order/:id/reserve/release', 'The goods are free again'),
    body: z.object({ version, reason }),
  }),
  renewInvoice: endpoint({
    ...act('/api/v1/back-office/order/:id/invoice', 'Issue the invoice anew, with the day and requisites of today', 'payments'),
    body: z.object({ version }),
  }),
  markPaid: endpoint({
    ...act('/api/v1/back-office/order/:id/payment', 'Money that came by transfer or in cash', 'payments'),
    body: z.object({
      sum: money.pipe(z.int().positive()),
      method: z.enum(['transfer', 'cash']),
      receivedOn: z.iso.date(),
      bankDocument: z.string().max(60).default(''),
    }),
    errors: [...refusals, 'payment.document-known'],
    idempotent: true,
  }),
  comment: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/order/:id/comment',
    summary: 'Write to the buyer, or an internal note for colleagues',
    policy: 'staff',
    permission: 'orders',
    params: ofOrder,
    body: z.object({ text: z.string().trim().min(1).max(MAX_ORDER_COMMENT), isInternal: z.boolean().default(false) }),
    output: orderEvent,
    errors: ['order.not-found'],
    idempotent: true,
  }),
}
