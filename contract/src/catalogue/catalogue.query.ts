import * as z from 'zod'
import { pageNumber, pageSize } from '../paging.ts'
import { eachFlag } from './flags.rules.ts'

const MAX_VALUES = 200
/** Features one request may filter by, by either way of naming them; the index has a place for one more, the sets. */
export const MAX_FEATURES = 30
const MAX_ID = 2_147_483_647

const listed = z.union([z.number(), z.string().max(4_000), z.array(z.union([z.string().max(40), z.number()])).max(MAX_VALUES)])

const parts = (value: z.infer<typeof listed>): string[] => [
  ...new Set((Array.isArray(value) ? value : String(value).split(',')).map((one) => String(one).trim()).filter((one) => one !== '')),
]

/** `1,2,3`, `[]=1&[]=2` or a single number. */
const idList = listed.transform((value, ctx) => {
  const ids = parts(value)
  if (ids.length > MAX_VALUES) ctx.issues.push({ code: 'too_big', maximum: MAX_VALUES, origin: 'array', input: value })
  if (ids.some((one) => !/^\d{1,10}$/.test(one) || Number(one) > MAX_ID || Number(one) < 1))
    ctx.issues.push({ code: 'invalid_format', format: 'regex', input: String(value) })
  return ids.map(Number)
})

const codeList = listed.transform((value, ctx) => {
  const codes = parts(value).map((one) => one.toUpperCase())
  if (codes.length > MAX_VALUES || codes.some((one) => !/^[A-Z]{2}$/.test(one)))
    ctx.issues.push({ code: 'invalid_format', format: 'regex', input: String(value) })
  return codes
})

const flag = z
  .union([z.boolean(), z.enum(['', '0', '1', 'false', 'true'])])
  .transform((value) => value === true || value === '1' || value === 'true')

/** Roubles or an amount; a comma is a point. */
const decimal = z
  .union([z.number().min(0).max(9_999_999_999), z.string().regex(/^(\d{1,10}([.,]\d{1,3})?)?$/)])
  .transform((value) => (value === '' ? undefined : Number(String(value).replace(',', '.'))))

/** A bound of a feature may be below zero: -40 °C. */
const bound = z
  .union([z.number(), z.string().regex(/^(-?\d{1,12}([.,]\d{1,6})?)?$/)])
  .transform((value) => (value === '' ? undefined : Number(String(value).replace(',', '.'))))

/** Longer than any product name; control characters come from a broken paste. */
export const keyword = z
  .string()
  .max(500)
  .transform((text) => text.replace(/\p{Cc}+/gu, ' ').trim())

/** C-01, besides paging, order and features. Unknown names are ignored; `custom-{feature}` chooses values of a feature. */
const criteria = z
  .looseObject({
    keyword: keyword.optional(),
    section: idList.optional(),
    type: idList.optional(),
    brands: idList.optional(),
    series: idList.optional(),
    manufacturer: idList.optional(),
    manufacturerCountries: codeList.optional(),
    sellers: idList.optional(),
    set: idList.optional(),
    ...eachFlag(() => flag.optional()),
    priceMin: decimal.optional(),
    priceMax: decimal.optional(),
    requestedAmount: decimal.optional(),
  })
  .optional()

/** Values of a list, or bounds of a range; by the feature's code. */
const properties = z.record(z.string().max(80), z.union([idList, z.object({ from: bound.optional(), to: bound.optional() })])).optional()
export type ChosenProperties = z.output<typeof properties>

export const catalogueSorts = ['relevance', 'popularity', 'price', '-price', 'name', '-name'] as const
export type CatalogueSort = (typeof catalogueSorts)[number]
export const catalogueSort = z.enum(catalogueSorts)

const sorting = z.partialRecord(z.enum(['relevance', 'popularity', 'price', 'name']), z.enum(['ASC', 'DESC'])).optional()

/**
 * `pageSize`: the seller's by default. `literal`: as typed, without layout and spelling correction. `keyword` may also stand among the
 * criteria. `explain`: with the reasons of the order, for the seller's staff; others get the answer without them. `table`: with the
 * features of the kind as columns. `sortBy`: code of a feature, after a minus the other way round; it goes before the other orders.
 * `axes`: codes of the two features of a matrix; those that divide the goods best when not given.
 */
const shared = {
  page: pageNumber,
  pageSize: pageSize.unwrap().optional(),
  literal: flag.optional(),
  explain: flag.optional(),
  table: flag.optional(),
  sortBy: z.string().max(81).optional(),
  axes: z.string().max(161).optional(),
  keyword: keyword.optional(),
}

type Chosen = { named: z.output<typeof criteria>; features: ChosenProperties }

/** Features among the properties and as `custom-{feature}` count together. */
function countFeatures({ named = {}, features = {} }: Chosen, ctx: z.core.$RefinementCtx, field: string): void {
  const names = [...Object.keys(features), ...Object.keys(named).flatMap((name) => (name.startsWith('custom-') ? name.slice(7) : []))]
  if (new Set(names).size > MAX_FEATURES)
    ctx.addIssue({ code: 'too_big', maximum: MAX_FEATURES, inclusive: true, origin: 'array', input: names, path: [field] })
}

/** the query of `/api/v2/search` and its filters. */
export const searchQuery = z
  .object({ ...shared, criteria, properties, sorting, storage: idList.optional() })
  .superRefine((query, ctx) => countFeatures({ named: query.criteria, features: query.properties }, ctx, 'properties'))
export type SearchQuery = z.output<typeof searchQuery>

/** the same query in the names of `/api/v1/product`. */
export const productQuery = z
  .object({
    ...shared,
    filters: criteria,
    features: properties,
    sort: z.union([z.literal(''), catalogueSort]).optional(),
    stock: idList.optional(),
  })
  .superRefine((query, ctx) => countFeatures({ named: query.filters, features: query.features }, ctx, 'features'))
export type ProductQuery = z.output<typeof productQuery>

/** For `custom-{feature}`, which the criteria pass through unparsed. */
export const customChoice = idList
