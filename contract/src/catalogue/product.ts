import * as z from 'zod'
import { productCard } from './catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { priceBreak } from '../prices/prices.ts'

const named = z.object({ id: z.number(), name: z.string() })

export const productFeature = z.object({ id: z.string(), name: z.string(), unit: z.string().nullable(), values: z.array(z.string()) })
export type ProductFeature = z.infer<typeof productFeature>

/** «То же, кроме …»: null where one of the two has no value. */
export const featureDifference = z.object({
  id: z.string(),
  name: z.string(),
  unit: z.string().nullable(),
  own: z.string().nullable(),
  other: z.string().nullable(),
  /** Other minus own, of two numbers. */
  more: z.number().nullable(),
  /** Breaks a rule that a replacement must meet: only what the seller has linked by hand may do so. */
  isHard: z.boolean(),
})
export type FeatureDifference = z.infer<typeof featureDifference>

export const productDetails = productCard.extend({
  description: z.string(),
  ean: z.string().nullable(),
  manufacturer: named.nullable(),
  country: z.object({ code: z.string(), name: z.string() }),
  seller: named,
  weightGrams: z.number(),
  volumeMl: z.number(),
  images: z.array(z.string()),
  features: z.array(z.object({ group: z.string(), items: z.array(productFeature) })),
  breaks: z.array(priceBreak),
  analogs: z.array(z.object({ product: productCard, differences: z.array(featureDifference) })),
  related: z.array(productCard),
  sets: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      description: z.string(),
      items: z.array(z.object({ product: productCard, quantity: z.number() })),
    }),
  ),
  papers: z.array(
    z.object({
      id: z.number(),
      kind: z.enum(['certificate', 'declaration', 'passport', 'manual']),
      number: z.string(),
      name: z.string(),
      validTo: z.string().nullable(),
      file: z.string().nullable(),
    }),
  ),
})
export type ProductDetails = z.infer<typeof productDetails>

/** The list the product was found in; a wrong value must not hide the product. */
const additionalFields = z
  .object({
    searchLogUuid: z.uuid().optional().catch(undefined),
    searchLogProductPosition: z.coerce.number().int().min(0).max(2_000_000_000).optional().catch(undefined),
  })
  .optional()
  .catch(undefined)

export const productApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/v1/product/:id',
    summary: 'One product with all its data, never cached',
    policy: 'guest',
    params: z.object({ id: z.coerce.number().pipe(z.int32().positive()) }),
    query: z.object({ additionalFields }),
    output: productDetails,
    errors: ['product.not-found'],
  }),
}
