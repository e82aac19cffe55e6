import * as z from 'zod'
import { amount } from '../../quantity/amounts.ts'
import { endpoint } from '../../endpoint.ts'
import { priceExplanation } from '../prices.ts'
import { deskId, named, staffOfPrices, staffOfTerms } from './desk-shapes.ts'

/** Products of one look. */
export const MAX_VIEWED_PRODUCTS = 50

const buyer = z.object({
  id: z.number(),
  name: z.string(),
  inn: z.string().nullable(),
  regionId: z.number().nullable(),
  contracts: z.array(z.object({ id: z.number(), number: z.string(), isInForce: z.boolean() })),
})
export type PriceBuyer = z.infer<typeof buyer>

const viewedProduct = z.object({
  product: z.object({ id: z.number(), article: z.string(), name: z.string(), unit: z.string() }),
  /** Null: the buyer sees no price. */
  explanation: priceExplanation.nullable(),
  /** Why there is none. */
  without: z.enum(['not-sold', 'no-price', 'hidden-from-guests']).nullable(),
})
export type ViewedProduct = z.infer<typeof viewedProduct>

export const buyerViewApi = {
  reference: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/prices/reference',
    summary: 'Brands, sections and regions to choose from',
    ...staffOfPrices,
    output: z.object({ brands: z.array(named), sections: z.array(named), regions: z.array(named), defaultTypeId: z.number().nullable() }),
  }),
  buyers: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/prices/buyers',
    summary: 'Companies with their contracts, by a part of the name or INN',
    ...staffOfTerms,
    query: z.object({ q: z.string().trim().max(200).default(''), id: deskId.optional() }),
    output: z.object({ items: z.array(buyer) }),
  }),
  view: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/prices/buyer-view',
    summary: 'Prices as a guest sees them, with every step they are made of; with the permission `prices.terms` also as a company does',
    ...staffOfPrices,
    query: z.object({
      /** None: as a guest. */
      company: deskId.optional(),
      contract: deskId.optional(),
      region: deskId.optional(),
      amount: z.coerce.number().pipe(amount).default(1),
      products: z.array(deskId).min(1).max(MAX_VIEWED_PRODUCTS),
    }),
    output: z.object({
      priceType: z.string(),
      region: z.string(),
      contract: z.string().nullable(),
      items: z.array(viewedProduct),
    }),
    errors: ['company.not-found', 'contract.not-found', 'region.not-found'],
  }),
}
