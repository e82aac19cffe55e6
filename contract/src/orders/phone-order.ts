import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { money } from '../money.ts'
import { amount } from '../quantity/amounts.ts'
import { checkoutOptions, newOrder, placedOrder, placingRefusals } from './checkout.ts'
import { orderId } from './orders.ts'

/** Lines dictated by phone or pasted from a letter. */
const MAX_PHONE_LINES = 500

/** The person of the company who orders: the order is theirs, they get its letters. */
const caller = { companyId: orderId, userId: orderId }

const lines = z
  .array(z.object({ productId: orderId, amount }))
  .min(1)
  .max(MAX_PHONE_LINES)

const pricedLine = z.object({
  productId: z.number(),
  article: z.string(),
  name: z.string(),
  unit: z.string(),
  amount: z.number(),
  /** The customer's own; null: to be agreed. */
  price: money.nullable(),
  sum: money,
  /** When the customer can have all of it; null: unknown yet. */
  day: z.iso.date().nullable(),
  /** Why it cannot be ordered as it is. */
  problem: z.string().nullable(),
})
export type PhoneLine = z.infer<typeof pricedLine>

const refusals = ['order.customer-not-found', 'company.stopped', 'feature.off'] as const

export const phoneOrderApi = {
  preview: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/phone-order/preview',
    summary: 'Prices, days and choices of a customer for lines told by phone; nothing is stored',
    policy: 'staff',
    permission: 'orders',
    body: z.object({ ...caller, contractId: orderId.nullable().default(null), lines }),
    output: z.object({ lines: z.array(pricedLine), options: checkoutOptions.omit({ cartId: true, cartVersion: true }) }),
    errors: refusals,
  }),
  place: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/phone-order',
    summary: 'Place an order for a customer who called; the order is the customer’s, the member of staff stands in its timeline',
    policy: 'staff',
    permission: 'orders',
    body: newOrder.omit({ cartId: true, cartVersion: true }).extend({ ...caller, lines }),
    output: z.object({ orders: z.array(placedOrder).min(1) }),
    errors: [...refusals, ...placingRefusals],
    idempotent: true,
  }),
}
