import * as z from 'zod'
import type { LineSource } from '../cart/cart.ts'
import { money } from '../money.ts'

/** Where an order line came from. `quote`: its price was agreed in a request for prices; the store alone writes that. */
export type OrderLineSource = LineSource | { type: 'quote'; id: number; lineId: string }

const reserveStates = ['requested', 'confirmed', 'partially_confirmed', 'rejected', 'consumed', 'released', 'expired'] as const
export const reserve = z.object({
  id: z.number(),
  state: z.enum(reserveStates),
  requestedAt: z.iso.datetime(),
  confirmedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  extendedTimes: z.number(),
  reason: z.string(),
})
export type Reserve = z.infer<typeof reserve>

export const shipment = z.object({
  id: z.number(),
  number: z.string(),
  state: z.enum(['assembling', 'ready_for_pickup', 'shipped', 'delivered', 'issued', 'not_collected']),
  shippedOn: z.iso.date().nullable(),
  warehouse: z.string().nullable(),
  /** For the buyer alone: the goods are handed to anyone with the code. */
  pickupCode: z.string().nullable(),
  pickupUntil: z.iso.date().nullable(),
  trackingNumber: z.string(),
  sum: money,
  items: z.array(z.object({ orderItemId: z.number(), amount: z.number() })),
})
export type Shipment = z.infer<typeof shipment>

export const orderReturn = z.object({
  id: z.number(),
  number: z.string(),
  state: z.enum(['submitted', 'needs_info', 'authorized', 'denied', 'received', 'approved', 'rejected', 'cancelled']),
  resolution: z.enum(['refund', 'replace', 'creditToBalance']),
  comment: z.string(),
  answer: z.string(),
  sum: money,
  /** The order that replaces its goods. */
  replacement: z.object({ id: z.number(), number: z.string() }).nullable(),
  createdAt: z.iso.datetime(),
  items: z.array(
    z.object({
      orderItemId: z.number(),
      amount: z.number(),
      accepted: z.number().nullable(),
      reason: z.string(),
      condition: z.string(),
      photos: z.array(z.string()),
    }),
  ),
})
export type OrderReturn = z.infer<typeof orderReturn>

/** How a line has changed since it was ordered. */
export const repeatedLine = z.object({
  lineNo: z.number(),
  article: z.string(),
  name: z.string(),
  result: z.enum(['same', 'priceChanged', 'amountRounded', 'unavailable']),
  oldPrice: money.nullable(),
  newPrice: money.nullable(),
  oldAmount: z.number(),
  newAmount: z.number().nullable(),
})
export type RepeatedLine = z.infer<typeof repeatedLine>

/** Where a part of a line is, or where it comes from. */
const lineSource = z.object({
  kind: z.enum(['stock', 'toOrder']),
  warehouseId: z.number().nullable(),
  warehouse: z.string().nullable(),
  amount: z.number(),
  held: z.number(),
  inTransit: z.number(),
  /** The warehouse it is on the way from. */
  from: z.string().nullable(),
  shipped: z.number(),
  /** For staff alone: the free stock there. */
  free: z.number(),
  readyOn: z.iso.date().nullable(),
})

export const orderItem = z.object({
  id: z.number(),
  lineNo: z.number(),
  productId: z.number().nullable(),
  isCustom: z.boolean(),
  article: z.string(),
  manufacturerCode: z.string(),
  name: z.string(),
  brand: z.string(),
  image: z.string().nullable(),
  unit: z.string(),
  decimals: z.number(),
  amount: z.number(),
  price: money.nullable(),
  /** The price was agreed in a request for prices, not taken from the lists. */
  isAgreedPrice: z.boolean(),
  vatRate: z.int().nullable(),
  sum: money,
  vat: money,
  note: z.string(),
  shipBy: z.iso.date().nullable(),
  held: z.number(),
  shipped: z.number(),
  cancelled: z.number(),
  returned: z.number(),
  /** Put together for pickup and not handed over yet. */
  waiting: z.number(),
  sources: z.array(lineSource),
})
export type OrderItem = z.infer<typeof orderItem>

/** One step of its timeline; `data` holds the values its sentence needs. */
export const orderEvent = z.object({
  id: z.number(),
  at: z.iso.datetime(),
  type: z.string(),
  side: z.enum(['buyer', 'seller', 'system']),
  author: z.string().nullable(),
  isInternal: z.boolean(),
  data: z.record(z.string(), z.unknown()),
})
export type OrderEvent = z.infer<typeof orderEvent>

/** Goods of an order on the way from one warehouse to another. */
export const stockTransfer = z.object({
  id: z.number(),
  number: z.string(),
  state: z.enum(['sent', 'received']),
  from: z.string(),
  to: z.string(),
  sentAt: z.iso.datetime(),
  receivedAt: z.iso.datetime().nullable(),
  items: z.array(z.object({ orderItemId: z.number(), amount: z.number() })),
})
export type StockTransfer = z.infer<typeof stockTransfer>
