import * as z from 'zod'
import { analog } from '../catalogue/analogs.ts'
import { endpoint } from '../endpoint.ts'
import { money } from '../money.ts'
import { amount } from '../quantity/amounts.ts'
import { checkoutOptions } from './checkout.ts'
import { orderItem } from './order-parts.ts'
import { ofOrder, order, orderId } from './orders.ts'
import { deliveryTypes, paymentMethods } from './orders.rules.ts'

const price = money.pipe(z.int().positive())
const plain = (most: number) =>
  z
    .string()
    .max(most)
    .transform((text) => text.replace(/\p{Cc}+/gu, ' ').trim())

/** A line of the order: another amount or price, none of it any more, or a part of it later. */
const changedLine = z.object({
  id: orderId,
  amount: amount.optional(),
  cancel: z.boolean().optional(),
  price: price.optional(),
  /** So much of it becomes a line of its own at the same price; `day`: not before it. */
  split: z.object({ amount, day: z.iso.date().nullable().default(null) }).optional(),
})

/** A product that was not in the order. */
const addedLine = z.object({
  productId: orderId,
  amount,
  /** Without one the price is the customer's own. */
  price: price.optional(),
  /** The line it takes the place of: its rest is cancelled. */
  replaces: orderId.optional(),
})

/** Terms of the order that change; the others stay. */
const changedTerms = z.object({
  deliveryType: z.enum(deliveryTypes).optional(),
  /** The pickup point. */
  warehouseId: orderId.nullable().optional(),
  deliveryAddressId: orderId.nullable().optional(),
  carrier: plain(200).optional(),
  desiredOn: z.iso.date().nullable().optional(),
  contactName: plain(200).pipe(z.string().min(1)).optional(),
  contactPhone: plain(30).pipe(z.string().min(1)).optional(),
  paymentMethod: z.enum(paymentMethods).optional(),
})
export type ChangedTerms = z.output<typeof changedTerms>

/** Everything changed in one go: saved together or not at all, and the buyer is told once. */
export const orderChange = z
  .object({
    /** The version the staff member saw: an order changed since is not changed blindly. */
    version: z.int().min(0),
    items: z.array(changedLine).max(500).default([]),
    added: z.array(addedLine).max(200).default([]),
    terms: changedTerms.default({}),
    /** For added goods that are not in stock: refuse the change, or order them from the manufacturer. */
    shortage: z.enum(['refuse', 'toOrder']).default('refuse'),
    reason: z.string().trim().max(500).default(''),
  })
  .refine(({ items, added, terms }) => items.length + added.length + Object.keys(terms).length > 0, { path: ['items'] })
export type OrderChange = z.output<typeof orderChange>

export const changeRefusals = [
  'order.not-found',
  'order.not-now',
  'order.changed',
  'order.line-not-found',
  'order.line-refused',
  'order.too-much',
  'order.stock-short',
  'order.reason-needed',
  'order.below-floor',
  'order.wrong-choice',
  'order.credit-refused',
] as const

export const orderChangeApi = {
  preview: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/order/:id/change/preview',
    summary: 'The order as a change would leave it; nothing is stored',
    policy: 'staff',
    permission: 'orders',
    params: ofOrder,
    body: orderChange,
    output: z.object({ order, items: z.array(orderItem) }),
    errors: changeRefusals,
  }),
  options: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/order/:id/change-options',
    summary: 'Addresses, pickup points, ways of delivery and payment its customer may have',
    policy: 'staff',
    permission: 'orders',
    params: ofOrder,
    output: checkoutOptions.pick({ addresses: true, pickupPoints: true, deliveryTypes: true, payments: true, contacts: true }),
    errors: ['order.not-found'],
  }),
  analogs: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/order/:id/analogs/:itemId',
    summary: 'Products that can take the place of a line, with the prices and days of its customer',
    policy: 'staff',
    permission: 'orders',
    params: ofOrder.extend({ itemId: z.coerce.number().pipe(orderId) }),
    output: z.object({ items: z.array(analog) }),
    errors: ['order.not-found', 'order.line-not-found'],
  }),
}
