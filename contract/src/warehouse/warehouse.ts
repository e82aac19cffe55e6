import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { deliveryTypes } from '../orders/orders.rules.ts'
import { pageMeta, pageNumber } from '../paging.ts'
import { printed } from '../printing/printing.ts'
import { MAX_AMOUNT } from '../quantity/quantity.rules.ts'
import { MAX_BOXES, MAX_PICKED_ORDERS, shortReasons, waitReasons, warehouseQueues } from './warehouse.rules.ts'

const staff = { policy: 'staff', permission: 'fulfilment' } as const
const id = z.int32().positive()
const idInAddress = z.coerce.number().pipe(id)
const ids = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(',').filter(Boolean).map(Number) : value),
  z.array(id).min(1).max(MAX_PICKED_ORDERS),
)

export const warehouseOrder = z.object({
  id: z.number(),
  number: z.string(),
  version: z.number(),
  company: z.string(),
  deliveryType: z.enum(deliveryTypes),
  /** Where it goes, or the carrier that takes it. */
  destination: z.string(),
  /** The day the goods have to leave by. */
  shipBy: z.iso.date().nullable(),
  isLate: z.boolean(),
  lineCount: z.number(),
  /** Lines of which some may leave this warehouse now. */
  lineCountHere: z.number(),
  /** Lines that are picked in full or short. */
  pickedCount: z.number(),
  isWhole: z.boolean(),
  waits: z.array(z.enum(waitReasons)),
  /** The day the awaited goods are expected; null: unknown. */
  arrivalOn: z.iso.date().nullable(),
  boxCount: z.number(),
  /** Put together here and waiting for a person with the code. */
  pickups: z.array(z.object({ id: z.number(), number: z.string() })),
  /** On the way here from another warehouse. */
  transfers: z.array(z.object({ id: z.number(), number: z.string(), from: z.string() })),
})
export type WarehouseOrder = z.infer<typeof warehouseOrder>

export const pickingLine = z.object({
  orderItemId: z.number(),
  orderId: z.number(),
  orderNumber: z.string(),
  article: z.string(),
  name: z.string(),
  /** Its article, the maker's code and the barcode: any of them may be scanned. */
  codes: z.array(z.string()),
  unit: z.object({ name: z.string(), decimals: z.number() }),
  /** Where it lies; empty: nobody has said. */
  place: z.string(),
  wanted: z.number(),
  picked: z.number(),
  short: z.enum(shortReasons).nullable(),
})
export type PickingLine = z.infer<typeof pickingLine>

const pickedOrder = z.object({
  id: z.number(),
  number: z.string(),
  version: z.number(),
  company: z.string(),
  deliveryType: z.enum(deliveryTypes),
  /** Grams of each box that is packed and has not left. */
  boxes: z.array(z.number()),
})

export const shipResult = z.object({
  orderId: z.number(),
  number: z.string(),
  outcome: z.enum(['shipped', 'assembled', 'refused']),
  shipment: z.object({ id: z.number(), number: z.string() }).nullable(),
  /** Why it was refused, in the reader's language. */
  reason: z.string(),
})
export type ShipResult = z.infer<typeof shipResult>

const ofOrder = z.object({ id: idInAddress })
const forPrinting = z.object({ path: z.string() })

export const warehouseApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/warehouse',
    summary: 'Orders of a warehouse: those that may leave now, those that wait and for what',
    ...staff,
    query: z.object({
      /** By default the first that is on. */
      warehouse: idInAddress.optional(),
      queue: z.enum(warehouseQueues).default('ready'),
      /** Has to leave by this day, or is late. */
      until: z.iso.date().optional(),
      delivery: z.enum(deliveryTypes).optional(),
      q: z.string().trim().max(100).default(''),
      page: pageNumber,
    }),
    output: z.object({
      warehouse: z.object({ id: z.number(), name: z.string() }),
      warehouses: z.array(z.object({ id: z.number(), name: z.string(), isActive: z.boolean() })),
      items: z.array(warehouseOrder),
      counts: z.record(z.enum(warehouseQueues), z.number()),
      meta: pageMeta,
    }),
    errors: ['warehouse.not-found'],
  }),
  picking: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/warehouse/picking',
    summary: 'Goods of some orders to collect in a warehouse, in the order of their places',
    ...staff,
    query: z.object({ warehouse: idInAddress, orders: ids }),
    output: z.object({
      warehouse: z.object({ id: z.number(), name: z.string() }),
      orders: z.array(pickedOrder),
      lines: z.array(pickingLine),
    }),
    errors: ['warehouse.not-found', 'order.not-found'],
  }),
  pick: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/warehouse/picking',
    summary: 'Some of a line was collected, put back, or is short; a repeat under its key changes nothing',
    ...staff,
    body: z.strictObject({
      warehouseId: id,
      orderItemId: id,
      change: z.number().min(-MAX_AMOUNT).max(MAX_AMOUNT),
      /** No more of it is to be found: the line is done without the rest. */
      short: z.enum(shortReasons).nullable().default(null),
    }),
    output: pickingLine,
    errors: ['warehouse.not-found', 'order.line-not-found', 'order.too-much'],
    idempotent: true,
  }),
  pack: endpoint({
    method: 'PUT',
    path: '/api/v1/back-office/warehouse/order/:id/boxes',
    summary: 'Boxes an order is packed in, with the weight of each',
    ...staff,
    params: ofOrder,
    body: z.strictObject({ warehouseId: id, grams: z.array(z.int().min(0).max(10_000_000)).max(MAX_BOXES) }),
    output: pickedOrder,
    errors: ['warehouse.not-found', 'order.not-found'],
  }),
  ship: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/warehouse/ship',
    summary: 'Send off what is picked of each order, or all of it where nobody has begun to pick; pickup orders get their code',
    ...staff,
    body: z.strictObject({
      warehouseId: id,
      orders: z
        .array(z.object({ id, version: z.int().min(0) }))
        .min(1)
        .max(MAX_PICKED_ORDERS),
    }),
    output: z.object({ results: z.array(shipResult) }),
    errors: [
      'warehouse.not-found',
      'order.not-found',
      'order.not-now',
      'order.changed',
      'order.not-here',
      'order.not-paid',
      'order.stock-short',
      'order.nothing-picked',
    ],
    idempotent: true,
  }),
  printPapers: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/warehouse/papers',
    summary: 'Papers of some shipments in one file, to be printed; of more than one they are made by a job',
    ...staff,
    body: z.strictObject({ shipmentIds: z.array(id).min(1).max(MAX_PICKED_ORDERS) }),
    output: printed,
    errors: ['shipment.not-found', 'document.not-found'],
  }),
  printPicking: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/warehouse/picking/sheet',
    summary: 'The picking list on paper',
    ...staff,
    body: z.strictObject({ warehouseId: id, orderIds: z.array(id).min(1).max(MAX_PICKED_ORDERS) }),
    output: forPrinting,
    errors: ['warehouse.not-found', 'order.not-found'],
  }),
  printRoute: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/warehouse/route-sheet',
    summary: "The driver's sheet: what left a warehouse on a day with its own cars, by region and address",
    ...staff,
    body: z.strictObject({ warehouseId: id, day: z.iso.date() }),
    output: forPrinting,
    errors: ['warehouse.not-found', 'shipment.not-found'],
  }),
  printLabels: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/warehouse/labels',
    summary: 'Labels for the boxes of some orders, each with its code',
    ...staff,
    body: z.strictObject({ warehouseId: id, orderIds: z.array(id).min(1).max(MAX_PICKED_ORDERS) }),
    output: forPrinting,
    errors: ['warehouse.not-found', 'order.not-found'],
  }),
}
