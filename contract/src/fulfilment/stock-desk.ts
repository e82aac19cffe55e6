import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { pagedList, pageQuery } from '../paging.ts'
import { isStockReason, MAX_STOCK, MAX_STORAGE_PLACE } from './stock.rules.ts'

const staff = { policy: 'staff', permission: 'stock' } as const
const id = z.int32().positive()
const idInAddress = z.coerce.number().pipe(id)
export const stockAmount = z.number().min(0).max(MAX_STOCK)

/** Which rows alone: `below`: a warehouse has less than its minimum; `overpromised`: more was promised out of arrivals than comes. */
export const stockNeeds = ['none', 'below', 'overpromised'] as const
export type StockNeed = (typeof stockNeeds)[number]

const stockPlace = z.object({
  warehouseId: z.number(),
  /** The amount that can be sold; null: the warehouse never had it. */
  free: z.number().nullable(),
  /** Taken out of the free stock by orders, and not shipped yet. */
  held: z.number(),
  /** On the way from another warehouse for an order. */
  inTransit: z.number(),
  /** Expected by arrivals, and how much of that is promised to orders. */
  arriving: z.number(),
  promised: z.number(),
  minimum: z.number().nullable(),
  /** Where it lies there: row, rack, shelf; empty: nobody has said. */
  place: z.string(),
})
export type StockPlace = z.infer<typeof stockPlace>

export const stockRow = z.object({
  id: z.number(),
  article: z.string(),
  name: z.string(),
  brand: z.string().nullable(),
  unit: z.object({ name: z.string(), decimals: z.number() }),
  isPublished: z.boolean(),
  /** Warehouses that have, expect or want some of it. */
  places: z.array(stockPlace),
})
export type StockRow = z.infer<typeof stockRow>

const named = z.object({ id: z.number(), name: z.string() })
const place = z.object({ productId: idInAddress, warehouseId: idInAddress })

export const stockDeskApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/stock',
    summary: 'Goods with what each warehouse has free, holds for orders and expects',
    ...staff,
    query: pageQuery.extend({
      q: z.string().trim().max(200).default(''),
      section: idInAddress.optional(),
      brand: idInAddress.optional(),
      /** Rows and needs of this warehouse alone. */
      warehouse: idInAddress.optional(),
      need: z.enum(stockNeeds).optional(),
    }),
    output: pagedList(stockRow),
  }),
  reference: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/stock/reference',
    summary: 'Warehouses, sections and brands to narrow the stock by',
    ...staff,
    output: z.object({
      warehouses: z.array(named.extend({ city: z.string(), isActive: z.boolean() })),
      sections: z.array(named),
      brands: z.array(named),
    }),
  }),
  setFree: endpoint({
    method: 'PUT',
    path: '/api/v1/back-office/stock/:productId/:warehouseId',
    summary: 'Set the free stock of a product in a warehouse; refused with its present amounts when it is not what was seen',
    ...staff,
    params: place,
    body: z.strictObject({
      free: stockAmount,
      /** As the person saw it; null: none. */
      seen: stockAmount.nullable(),
      reason: z.string().trim().max(200).refine(isStockReason),
    }),
    output: stockPlace,
    errors: ['product.not-found', 'warehouse.not-found', 'stock.changed'],
  }),
  setMinimum: endpoint({
    method: 'PUT',
    path: '/api/v1/back-office/stock/:productId/:warehouseId/minimum',
    summary: 'Set the amount below which a warehouse wants more of a product',
    ...staff,
    params: place,
    body: z.strictObject({ minimum: stockAmount.nullable() }),
    output: stockPlace,
    errors: ['product.not-found', 'warehouse.not-found'],
  }),
  setPlace: endpoint({
    method: 'PUT',
    path: '/api/v1/back-office/stock/:productId/:warehouseId/place',
    summary: 'Say where a product lies in a warehouse; nothing: nowhere in particular',
    ...staff,
    params: place,
    body: z.strictObject({ place: z.string().trim().max(MAX_STORAGE_PLACE) }),
    output: stockPlace,
    errors: ['product.not-found', 'warehouse.not-found'],
  }),
}
