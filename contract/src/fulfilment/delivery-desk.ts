import * as z from 'zod'
import { deliveryTypes } from '../orders/orders.rules.ts'
import { endpoint } from '../endpoint.ts'
import { localised } from '../languages.ts'
import { money } from '../money.ts'
import { confidences, promiseSources } from '../promise/promise.ts'
import { amount } from '../quantity/amounts.ts'
import { shopTimezones } from '../setup/setup.ts'

const staff = { policy: 'staff', permission: 'stock' } as const
const id = z.int32().positive()
const ofDelivery = z.object({ id: z.coerce.number().pipe(id) })

const text = (most: number) => z.string().trim().max(most)
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
/** 1 is Monday, 7 is Sunday. */
const weekdays = z
  .array(z.int().min(1).max(7))
  .min(1)
  .max(7)
  .refine((days) => new Set(days).size === days.length)
const days = z.int().min(0).max(365)
const position = z.int().min(0).max(1_000)

const regionFields = {
  name: localised.extend({ ru: text(80).min(1), en: text(80).optional(), uz: text(80).optional() }),
  timezone: z.enum(shopTimezones),
  position,
  isActive: z.boolean(),
  /** Warehouses that serve it, the first of them nearest, with the days from each. */
  places: z
    .array(z.strictObject({ warehouseId: id, days }))
    .max(100)
    .refine((places) => new Set(places.map(({ warehouseId }) => warehouseId)).size === places.length),
}

const warehouseFields = {
  name: text(80).min(1),
  regionId: id,
  city: text(80).min(1),
  address: text(300),
  lat: z.number().min(-90).max(90).nullable(),
  lon: z.number().min(-180).max(180).nullable(),
  timezone: z.enum(shopTimezones),
  /** As buyers read them. */
  hours: text(200),
  weekdays,
  /** Orders placed by then are picked the same day. */
  cutoff: clock,
  /** Its own holidays. */
  closedOn: z.array(z.iso.date()).max(200),
  phone: text(60),
  isPickupPoint: z.boolean(),
  isActive: z.boolean(),
}

const routeFields = {
  regionId: id,
  warehouseId: id,
  weekdays,
  cutoff: clock,
  windows: z
    .array(z.strictObject({ from: clock, to: clock }))
    .max(12)
    .refine((windows) => windows.every(({ from, to }) => from < to)),
  minimum: money,
  price: money,
  /** Free of charge from this sum on; null: never. */
  freeFrom: money.nullable(),
  isActive: z.boolean(),
}

export const deliveryRegion = z.object({
  id: z.number(),
  slug: z.string(),
  name: localised,
  timezone: z.string(),
  position: z.number(),
  isActive: z.boolean(),
  places: z.array(z.object({ warehouseId: z.number(), days: z.number() })),
  version: z.number(),
  /** Of the shop itself: where a visitor starts. */
  isDefault: z.boolean(),
})
export type DeliveryRegion = z.infer<typeof deliveryRegion>

export const deliveryWarehouse = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  regionId: z.number(),
  city: z.string(),
  address: z.string(),
  lat: z.number().nullable(),
  lon: z.number().nullable(),
  timezone: z.string(),
  hours: z.string(),
  weekdays: z.array(z.number()),
  cutoff: z.string(),
  closedOn: z.array(z.string()),
  phone: z.string(),
  isPickupPoint: z.boolean(),
  isActive: z.boolean(),
  version: z.number(),
  /** Products with free stock in it, and orders that are to be shipped from it or picked up there. */
  stocked: z.number(),
  openOrders: z.number(),
})
export type DeliveryWarehouse = z.infer<typeof deliveryWarehouse>

const deliveryTransfer = z.object({ fromId: z.number(), toId: z.number(), days: z.number(), weekdays: z.array(z.number()) })
export type DeliveryTransfer = z.infer<typeof deliveryTransfer>

export const deskRoute = z.object({
  id: z.number(),
  regionId: z.number(),
  warehouseId: z.number(),
  weekdays: z.array(z.number()),
  cutoff: z.string(),
  windows: z.array(z.object({ from: z.string(), to: z.string() })),
  minimum: money,
  price: money,
  freeFrom: money.nullable(),
  isActive: z.boolean(),
  version: z.number(),
})
export type DeskRoute = z.output<typeof deskRoute>

const transferBody = z.strictObject({
  fromId: id,
  toId: id,
  /** Null: no way of its own; the days to the buyer's region stand for it. */
  days: days.nullable(),
  weekdays,
})

const regionBody = z.strictObject(regionFields)
const warehouseBody = z.strictObject(warehouseFields)
const routeBody = z.strictObject(routeFields)
/** The version the person saw: nobody saves over a change they have not seen. */
const seen = { version: z.int().min(0) }

export type RegionBody = z.output<typeof regionBody>
export type WarehouseBody = z.output<typeof warehouseBody>
export type RouteBody = z.output<typeof routeBody>
export type TransferBody = z.output<typeof transferBody>

/** A change that is not saved: `id` null is a new one. */
export const deliveryDraft = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('region'), id: id.nullable(), body: regionBody }),
  z.strictObject({ kind: z.literal('warehouse'), id: id.nullable(), body: warehouseBody }),
  z.strictObject({ kind: z.literal('route'), id: id.nullable(), body: routeBody }),
  z.strictObject({ kind: z.literal('transfer'), body: transferBody }),
])
export type DeliveryDraft = z.output<typeof deliveryDraft>

const previewQuestion = z.strictObject({
  productId: id,
  amount,
  regionId: id,
  deliveryType: z.enum(deliveryTypes),
  /** The point of a pickup; null: the nearest one. */
  warehouseId: id.nullable(),
})
export type PreviewQuestion = z.output<typeof previewQuestion>

const promisePreview = z.object({
  /** When the buyer has all of it; null: unknown. */
  day: z.iso.date().nullable(),
  confidence: z.enum(confidences),
  parts: z.array(
    z.object({
      source: z.enum(promiseSources),
      warehouse: z.object({ id: z.number(), name: z.string() }),
      amount: z.number(),
      day: z.iso.date(),
    }),
  ),
  /** The amount that nobody has. */
  missing: z.number(),
})
export type PromisePreview = z.infer<typeof promisePreview>

const of = (path: string) => `/api/v1/back-office/delivery${path}` as const

/** Regions, warehouses, ways between them and cars to buyers: all that a promise is made of besides the goods. */
export const deliveryDeskApi = {
  read: endpoint({
    method: 'GET',
    path: of(''),
    summary: 'Regions, warehouses, ways between them and routes of cars, switched off or not',
    ...staff,
    output: z.object({
      regions: z.array(deliveryRegion),
      warehouses: z.array(deliveryWarehouse),
      transfers: z.array(deliveryTransfer),
      routes: z.array(deskRoute),
    }),
  }),
  addRegion: endpoint({
    method: 'POST',
    path: of('/regions'),
    summary: 'Add a region buyers may choose',
    ...staff,
    body: regionBody,
    output: deliveryRegion,
    errors: ['warehouse.not-found', 'region.taken'],
    idempotent: true,
  }),
  changeRegion: endpoint({
    method: 'PUT',
    path: of('/regions/:id'),
    summary: 'Change a region, the warehouses that serve it and their order, or switch it off',
    ...staff,
    params: ofDelivery,
    body: regionBody.extend(seen),
    output: deliveryRegion,
    errors: ['region.not-found', 'warehouse.not-found', 'region.taken', 'region.is-default', 'region.changed'],
  }),
  addWarehouse: endpoint({
    method: 'POST',
    path: of('/warehouses'),
    summary: 'Add a warehouse; it serves its own region at once',
    ...staff,
    body: warehouseBody,
    output: deliveryWarehouse,
    errors: ['region.not-found', 'warehouse.taken'],
    idempotent: true,
  }),
  changeWarehouse: endpoint({
    method: 'PUT',
    path: of('/warehouses/:id'),
    summary: 'Change a warehouse or switch it off; orders that name it stay',
    ...staff,
    params: ofDelivery,
    body: warehouseBody.extend(seen),
    output: deliveryWarehouse,
    errors: ['warehouse.not-found', 'region.not-found', 'warehouse.taken', 'warehouse.changed'],
  }),
  setTransfer: endpoint({
    method: 'PUT',
    path: of('/transfers'),
    summary: 'Set how long goods go from one warehouse to another, and on which days they leave',
    ...staff,
    body: transferBody.refine(({ fromId, toId }) => fromId !== toId, { path: ['toId'] }),
    output: z.object({ ok: z.literal(true) }),
    errors: ['warehouse.not-found'],
  }),
  addRoute: endpoint({
    method: 'POST',
    path: of('/routes'),
    summary: 'Add a route of a car from a warehouse to a region, with its price',
    ...staff,
    body: routeBody,
    output: deskRoute,
    errors: ['region.not-found', 'warehouse.not-found'],
    idempotent: true,
  }),
  changeRoute: endpoint({
    method: 'PUT',
    path: of('/routes/:id'),
    summary: 'Change a route or switch it off',
    ...staff,
    params: ofDelivery,
    body: routeBody.extend(seen),
    output: deskRoute,
    errors: ['delivery-route.not-found', 'region.not-found', 'warehouse.not-found', 'delivery-route.changed'],
  }),
  preview: endpoint({
    method: 'POST',
    path: of('/preview'),
    summary: 'What a buyer is promised now, and what after a change that is not saved',
    ...staff,
    body: z.strictObject({ question: previewQuestion, draft: deliveryDraft.nullable() }),
    output: z.object({
      /** That was asked about, so that an address alone is enough to show the question. */
      product: z.object({ id: z.number(), article: z.string(), name: z.string() }),
      now: promisePreview,
      after: promisePreview.nullable(),
    }),
    errors: [
      'product.not-found',
      'region.not-found',
      'warehouse.not-found',
      'delivery-route.not-found',
      'region.taken',
      'warehouse.taken',
      'region.is-default',
    ],
  }),
}
