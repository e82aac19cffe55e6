import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { vatGroups } from '../../goods/product-fields.ts'
import { done, ofDesk, staffOfPrices } from './desk-shapes.ts'

/** Groups whose rate the law changes; the others are 0 % and without VAT by their nature. */
export const ratedGroups = ['standard', 'reduced'] as const satisfies readonly (typeof vatGroups)[number][]

const vatRate = z.object({
  id: z.number(),
  /** Basis points. */
  rate: z.number(),
  from: z.iso.date(),
  to: z.iso.date().nullable(),
  /** It has not begun: it may still be taken away. */
  isAhead: z.boolean(),
})

const vatGroup = z.object({
  group: z.enum(vatGroups),
  goodsCount: z.number(),
  /** Of today; null: without VAT. */
  rate: z.number().nullable(),
  /** The newest first. */
  rates: z.array(vatRate),
})
export type DeskVatGroup = z.infer<typeof vatGroup>

const path = '/api/v1/back-office/prices/vat'

export const vatRatesApi = {
  list: endpoint({
    method: 'GET',
    path,
    summary: 'VAT groups with their rates and how many goods are in each',
    ...staffOfPrices,
    output: z.object({ items: z.array(vatGroup) }),
  }),
  add: endpoint({
    method: 'POST',
    path,
    summary: 'A new rate of a group from a day to come; the former ends the day before',
    ...staffOfPrices,
    body: z.strictObject({ group: z.enum(ratedGroups), rate: z.int().min(0).max(9_999), from: z.iso.date() }),
    output: vatGroup,
    errors: ['vat-rate.not-ahead'],
    idempotent: true,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:id`,
    summary: 'Take away a rate that has not begun; the former goes on',
    ...staffOfPrices,
    params: ofDesk,
    output: done,
    errors: ['vat-rate.not-found', 'vat-rate.not-ahead'],
  }),
}
