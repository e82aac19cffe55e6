import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { money } from '../money.ts'
import { priceExplanation } from '../prices/prices.ts'
import { promiseDangers } from './promise-dangers.rules.ts'
import { ofOrder } from './orders.ts'
import { orderStates, paymentStates } from './orders.rules.ts'

const place = z.object({ id: z.number(), name: z.string() })

const lineFacts = z.object({
  itemId: z.number(),
  /** Free goods by warehouse, the greatest amount first. */
  stock: z.array(z.object({ warehouse: place, free: z.number() })),
  /** Expected goods that no order waits for, the earliest first. */
  arrivals: z.array(z.object({ warehouse: place, left: z.number(), expectedOn: z.iso.date() })),
  /** How the customer's price of today is made; null: there is none, or the reader decides nothing about prices. */
  price: priceExplanation.nullable(),
  /** The seller's cost of one unit today, with VAT; null: it is not known, or the reader may not see it. */
  cost: money.nullable(),
})
export type LineFacts = z.infer<typeof lineFacts>

export const orderDecisionApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/order/:id/decision',
    summary: 'Facts to decide on an order by: stock, arrivals and price of each line, dangers to its promise, orders before it',
    policy: 'staff',
    permission: 'orders.see',
    params: ofOrder,
    output: z.object({
      lines: z.array(lineFacts),
      /** The gravest first. */
      dangers: z.array(
        z.object({
          kind: z.enum(promiseDangers),
          /** Of one line; null: of the whole order. */
          itemId: z.number().nullable(),
          day: z.iso.date().nullable(),
        }),
      ),
      /** Of the same company, the newest first, without this one. */
      lastOrders: z.array(
        z.object({
          id: z.number(),
          number: z.string(),
          createdAt: z.iso.datetime(),
          state: z.enum(orderStates),
          paymentState: z.enum(paymentStates),
          total: money,
        }),
      ),
    }),
    errors: ['order.not-found'],
  }),
}
