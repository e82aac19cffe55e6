import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { done, ofDesk, staffOfPrices } from './desk-shapes.ts'

const text = z.string().trim().max(100)
const typeName = z.object({ ru: text.min(1), en: text.optional(), uz: text.optional() })

export const deskPriceType = z.object({
  id: z.number(),
  version: z.number(),
  name: typeName,
  /** Of guests, and of companies that have none of their own. */
  isDefault: z.boolean(),
  /** How its prices are typed and shown here; the shop keeps them with VAT. */
  isVatIncluded: z.boolean(),
  priceCount: z.number(),
  /** Companies and contracts that buy by it. */
  companyCount: z.number(),
  contractCount: z.number(),
})
export type DeskPriceType = z.infer<typeof deskPriceType>

const typeBody = z.strictObject({ name: typeName, isVatIncluded: z.boolean().default(true) })
export type PriceTypeFields = z.output<typeof typeBody>
const seen = { version: z.int().min(0) }
const types = z.object({ items: z.array(deskPriceType) })
const path = '/api/v1/back-office/prices/types'

export const priceTypesApi = {
  list: endpoint({ method: 'GET', path, summary: 'Price types with how much depends on each', ...staffOfPrices, output: types }),
  add: endpoint({
    method: 'POST',
    path,
    summary: 'Add a price type with an empty list',
    ...staffOfPrices,
    body: typeBody,
    output: deskPriceType,
    errors: ['price-type.taken'],
    idempotent: true,
  }),
  change: endpoint({
    method: 'PUT',
    path: `${path}/:id`,
    summary: 'Rename a price type or say how its prices are typed',
    ...staffOfPrices,
    params: ofDesk,
    body: typeBody.extend(seen),
    output: deskPriceType,
    errors: ['price-type.not-found', 'price-type.changed', 'price-type.taken'],
  }),
  makeDefault: endpoint({
    method: 'POST',
    path: `${path}/:id/default`,
    summary: 'Make it the price type of guests and new companies',
    ...staffOfPrices,
    params: ofDesk,
    body: z.strictObject(seen),
    output: types,
    errors: ['price-type.not-found', 'price-type.changed'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:id`,
    summary: 'Delete a price type that has no prices and no buyers',
    ...staffOfPrices,
    params: ofDesk,
    output: done,
    errors: ['price-type.not-found', 'price-type.in-use'],
  }),
}
