import * as z from 'zod'
import { amount } from '../../quantity/amounts.ts'
import { endpoint } from '../../endpoint.ts'
import { money } from '../../money.ts'
import { pagedList, pageQuery } from '../../paging.ts'
import { roundingSteps, roundingWays } from './bulk-change.rules.ts'
import {
  deskId,
  idInBody,
  ofDesk,
  pricedProduct,
  priceListGoods,
  quantityBreak,
  savedPriceRow,
  savedPrices,
  share,
  staffOfPrices,
} from './desk-shapes.ts'

/** Counting stops here: nobody pages further. */
export const MOST_COUNTED_PRICES = 10_000
/** Prices of one bulk change: what is more is narrowed or loaded from a file. */
export const MAX_BULK_PRICES = 20_000
export const MAX_BREAKS = 10

const chosenGoods = z.union([
  z.strictObject({ productIds: z.array(idInBody).min(1).max(MAX_BULK_PRICES) }),
  z.strictObject({ filter: priceListGoods.strict() }),
])
export type ChosenGoods = z.output<typeof chosenGoods>

const bulkBody = z.strictObject({
  goods: chosenGoods,
  /** The list the change starts from; by default the list itself. */
  fromTypeId: idInBody.nullable().default(null),
  change: z.strictObject({
    percent: z.int().min(-9_900).max(100_000),
    step: z.literal(roundingSteps),
    way: z.enum(roundingWays),
  }),
})
export type BulkBody = z.output<typeof bulkBody>

const changedRow = z.object({
  productId: z.number(),
  article: z.string(),
  name: z.string(),
  before: money.nullable(),
  after: money.nullable(),
})
export type ChangedPriceRow = z.infer<typeof changedRow>

const preview = z.object({
  /** Goods that were chosen. */
  total: z.number(),
  changed: z.number(),
  /** Of the same price before and after. */
  left: z.number(),
  /** Without a price to start from; they stay so. */
  unpriced: z.number(),
  /** The first of those that change. */
  rows: z.array(changedRow),
  /** Version of the prices shown: the change is refused when they have changed since. */
  fingerprint: z.string(),
})
export type BulkPreview = z.infer<typeof preview>

export const priceUpdateKinds = ['hand', 'bulk', 'undo'] as const

const priceUpdate = z.object({
  id: z.number(),
  kind: z.enum(priceUpdateKinds),
  /** Basis points; null for what was typed by hand. */
  percent: z.number().nullable(),
  rowCount: z.number(),
  actor: z.string().nullable(),
  at: z.iso.datetime(),
  isUndone: z.boolean(),
  /** The change it took back. */
  undoes: z.number().nullable(),
})
export type PriceUpdate = z.infer<typeof priceUpdate>

const path = '/api/v1/back-office/prices/lists/:id'

export const priceListApi = {
  list: endpoint({
    method: 'GET',
    path,
    summary: 'Goods with their prices in the list of a type',
    ...staffOfPrices,
    params: ofDesk,
    query: pageQuery.extend(priceListGoods.shape),
    output: pagedList(pricedProduct),
    errors: ['price-type.not-found'],
  }),
  save: endpoint({
    method: 'PUT',
    path: `${path}/prices`,
    summary: 'Save prices typed by hand; one that somebody changed since is left and told',
    ...staffOfPrices,
    params: ofDesk,
    body: savedPrices,
    output: z.object({ rows: z.array(savedPriceRow), updateId: z.number().nullable() }),
    errors: ['price-type.not-found'],
  }),
  preview: endpoint({
    method: 'POST',
    path: `${path}/bulk/preview`,
    summary: 'What a change by percent would make of prices; nothing is saved',
    ...staffOfPrices,
    params: ofDesk,
    body: bulkBody,
    output: preview,
    errors: ['price-type.not-found', 'prices.too-many'],
  }),
  change: endpoint({
    method: 'POST',
    path: `${path}/bulk`,
    summary: 'Save a change by percent exactly as it was shown',
    ...staffOfPrices,
    params: ofDesk,
    body: bulkBody.extend({ fingerprint: z.string().max(100) }),
    output: z.object({ updateId: z.number(), changed: z.number() }),
    errors: ['price-type.not-found', 'prices.too-many', 'prices.preview-outdated', 'prices.nothing-to-change'],
    idempotent: true,
  }),
  updates: endpoint({
    method: 'GET',
    path: `${path}/updates`,
    summary: 'Changes of a list, the newest first',
    ...staffOfPrices,
    params: ofDesk,
    output: z.object({ items: z.array(priceUpdate) }),
    errors: ['price-type.not-found'],
  }),
  updateRows: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/prices/updates/:id/rows',
    summary: 'Prices of one change, before and after',
    ...staffOfPrices,
    params: ofDesk,
    query: pageQuery,
    output: pagedList(changedRow),
    errors: ['price-update.not-found'],
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/prices/updates/:id/undo',
    summary: 'Take a change back; prices that somebody changed since stay and are told',
    ...staffOfPrices,
    params: ofDesk,
    output: z.object({ updateId: z.number().nullable(), reversed: z.number(), kept: z.array(changedRow) }),
    errors: ['price-update.not-found', 'price-update.undone'],
  }),
  setBreaks: endpoint({
    method: 'PUT',
    path: '/api/v1/back-office/prices/products/:id/breaks',
    summary: 'From which amounts a product is cheaper, and by how much',
    ...staffOfPrices,
    params: z.object({ id: deskId }),
    body: z.strictObject({
      breaks: z.array(z.strictObject({ from: amount, discount: share })).max(MAX_BREAKS),
      /** Those the person saw. */
      expected: z.array(quantityBreak).max(MAX_BREAKS * 10),
    }),
    output: z.object({ breaks: z.array(quantityBreak) }),
    errors: ['product.not-found', 'breaks.changed', 'breaks.not-rising'],
  }),
}
