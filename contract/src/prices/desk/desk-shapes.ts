import * as z from 'zod'
import { money } from '../../money.ts'

const LARGEST_ID = 2_147_483_647
const LARGEST_PRICE = 1_000_000_000_00

export const deskId = z.coerce.number().int().min(1).max(LARGEST_ID)
export const ofDesk = z.object({ id: deskId })
export const idInBody = z.int().min(1).max(LARGEST_ID)
export const done = z.object({ ok: z.literal(true) })
export const named = z.object({ id: z.number(), name: z.string() })

/** The part of the call that every call of the desk of prices shares. */
export const staffOfPrices = { policy: 'staff', permission: 'prices' } as const
/** Terms show who buys at which discount, which the person who loads price lists has no need to know. */
export const staffOfTerms = { policy: 'staff', permission: 'prices.terms' } as const

/** Of a price list or a contract: nothing is sold for nothing. */
export const listedPrice = money.pipe(z.int().min(1).max(LARGEST_PRICE))
/** Basis points off: 500 is 5 %. */
export const share = z.int().min(1).max(9_999)

/** Which goods of a list are shown or changed. */
export const goodsFilter = z.object({
  q: z.string().trim().max(200).default(''),
  section: deskId.optional(),
  brand: deskId.optional(),
})
export type GoodsFilter = z.output<typeof goodsFilter>

export const priceListFilters = ['priced', 'unpriced', 'breaks'] as const
export type PriceListFilter = (typeof priceListFilters)[number]
export const priceListGoods = goodsFilter.extend({ only: z.enum(priceListFilters).optional() })
export type PriceListGoods = z.output<typeof priceListGoods>

export const quantityBreak = z.object({ from: z.number(), discount: z.number() })
export type QuantityBreak = z.infer<typeof quantityBreak>

/** A product with its price in a list; `vatRate` in basis points, null where it is sold without VAT. */
export const pricedProduct = z.object({
  productId: z.number(),
  article: z.string(),
  name: z.string(),
  brand: z.string(),
  section: z.string(),
  unit: z.string(),
  isPublished: z.boolean(),
  vatRate: z.number().nullable(),
  price: money.nullable(),
  breaks: z.array(quantityBreak),
})
export type PricedProduct = z.infer<typeof pricedProduct>

/** Rows of one call: as many as a person pastes. */
export const MAX_SAVED_PRICES = 1_000

/** `expected` is the price the person saw: one changed since is not overwritten. */
export const savedPrices = z.strictObject({
  rows: z
    .array(z.strictObject({ productId: idInBody, price: listedPrice.nullable(), expected: money.nullable() }))
    .min(1)
    .max(MAX_SAVED_PRICES)
    .refine((rows) => new Set(rows.map(({ productId }) => productId)).size === rows.length),
})
export type SavedPriceRow = z.output<typeof savedPrices>['rows'][number]

export const savedPriceRow = z.object({
  productId: z.number(),
  outcome: z.enum(['changed', 'left', 'conflict', 'missing']),
  /** As it is now. */
  price: money.nullable(),
  /** With a conflict: who changed it since, where the shop knows. */
  changedBy: z.string().nullable(),
  changedAt: z.iso.datetime().nullable(),
})
export type SavedPriceOutcome = z.infer<typeof savedPriceRow>
