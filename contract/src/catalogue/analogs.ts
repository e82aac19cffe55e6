import * as z from 'zod'
import { analogRuleKinds } from './analogs.rules.ts'
import { productCard } from './catalogue.ts'
import { featureDifference } from './product.ts'
import { amount } from '../quantity/amounts.ts'
import { endpoint } from '../endpoint.ts'

/** A product that can stand in for another, with the reasons for and against. */
export const analog = z.object({
  /** With its price for the wanted amount. */
  product: productCard,
  /** «То же, кроме …»: exactly the features that differ. */
  differences: z.array(featureDifference),
  /** Linked by the seller; the others are found by their features. */
  isSellerChoice: z.boolean(),
  /** Percent of the price of the replaced product; null where either has no price. */
  priceDifference: z.number().nullable(),
  /** When the buyer has the whole amount; null: nobody knows yet. */
  readyOn: z.iso.date().nullable(),
  /** The whole amount lies in the warehouse nearest to the buyer. */
  isHere: z.boolean(),
})
export type Analog = z.infer<typeof analog>

/** Analogs shown with a product. */
export const SHOWN_ANALOGS = 20

export const analogsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/product/:id/analogs',
    summary: 'What can stand in for a product: linked by the seller or found by features, with the differences, price and day',
    policy: 'guest',
    params: z.object({ id: z.coerce.number().pipe(z.int32().positive()) }),
    query: z.object({ amount: z.coerce.number().pipe(amount).optional() }),
    output: z.object({ items: z.array(analog).max(SHOWN_ANALOGS) }),
    errors: ['product.not-found'],
  }),
}

/** How one feature decides about analogs in a kind of goods. */
const featureRule = z.object({
  /** Code of the feature. */
  feature: z.string().min(1).max(80),
  kind: z.enum(analogRuleKinds),
  weight: z.int().min(0).max(100),
})
export type FeatureRule = z.infer<typeof featureRule>

const family = z.object({ familyId: z.coerce.number().pipe(z.int32().positive()) })
const familyRules = z.object({
  items: z.array(featureRule),
  /** Set by the seller; otherwise they follow from the features. */
  isOwn: z.boolean(),
})

export const analogRulesApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/analog-rules/:familyId',
    summary: 'By which rules goods of one kind replace each other',
    policy: 'staff',
    permission: 'search',
    params: family,
    output: familyRules,
    errors: ['filter.not-found'],
  }),
  set: endpoint({
    method: 'PUT',
    path: '/api/v1/back-office/analog-rules/:familyId',
    summary: 'Set the rules of one kind of goods; with none they follow from the features again',
    policy: 'staff',
    permission: 'search',
    params: family,
    body: z.object({ items: z.array(featureRule).max(500) }),
    output: familyRules,
    errors: ['filter.not-found', 'analog-rule.unknown-feature'],
  }),
}
