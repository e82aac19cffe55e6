import * as z from 'zod'
import { amount } from '../quantity/amounts.ts'
import { endpoint } from '../endpoint.ts'
import { money } from '../money.ts'

/** Specification §9. */
export const PRICE_ACTUALISATION_MS = 5_000
export const MAX_PRICE_ITEMS = 500

const basisPoints = z.int()

/**
 * `agreed` is a price the seller has answered a request with; it stands alone.
 * `base` is the price list's price, which the others change by basis points: 10500 adds 5 %, 9000 takes 10 %.
 * `contract` is a price the buyer's contract fixes; it stands alone.
 */
export const priceStepKinds = ['base', 'agreed', 'contract', 'region', 'brand', 'section', 'promo', 'quantity'] as const
export const priceStep = z.object({
  kind: z.enum(priceStepKinds),
  /** Price type, contract number, region, brand or section it comes from; for `quantity` the amount it starts at. */
  name: z.string(),
  factor: basisPoints,
  price: money,
})
export type PriceStep = z.infer<typeof priceStep>

/** Gross for one unit. `vatRate` in basis points; null: the goods are sold without VAT. */
export const price = z.object({
  value: money,
  withoutVat: money,
  vat: money,
  vatRate: basisPoints.nullable(),
  /** Before promo and quantity, when they made it cheaper. */
  old: money.nullable(),
})
export type Price = z.infer<typeof price>

export const priceBreak = z.object({ from: z.number(), price: money })
export type PriceBreak = z.infer<typeof priceBreak>

const productId = z.int32().positive()

/** One product of an actualisation; a failed one does not fail the others. */
export const actualPrice = z.object({
  id: z.number(),
  amount: z.number(),
  status: z.enum(['ok', 'error']),
  code: z.enum(['not-found', 'no-price', 'timeout']).optional(),
  currentPrice: money.nullable(),
  price: price.nullable(),
  cashBack: money.nullable(),
})
export type ActualPrice = z.infer<typeof actualPrice>

export const priceExplanation = z.object({
  id: z.number(),
  amount: z.number(),
  price,
  steps: z.array(priceStep),
  breaks: z.array(priceBreak),
  cashBack: money.nullable(),
})
export type PriceExplanation = z.infer<typeof priceExplanation>

export const pricesApi = {
  actualise: endpoint({
    method: 'POST',
    path: '/api/v1/product/current-price',
    summary: 'Current prices of products for the given amounts',
    policy: 'guest',
    body: z.object({
      items: z
        .array(z.object({ id: productId, amount: amount.default(1) }))
        .min(1)
        .max(MAX_PRICE_ITEMS),
      source: z.string().max(60).default('catalog'),
    }),
    output: z.object({ items: z.array(actualPrice) }),
    errors: ['feature.off', 'price.not-actualised'],
  }),
  explain: endpoint({
    method: 'GET',
    path: '/api/v1/product/:id/price',
    summary: 'How the price of a product is made up',
    policy: 'guest',
    params: z.object({ id: z.coerce.number().pipe(productId) }),
    query: z.object({ amount: z.coerce.number().pipe(amount).default(1) }),
    output: priceExplanation,
    errors: ['product.not-found', 'price.not-found'],
  }),
}
