import type { Expected } from './expected.ts'

const staff = { may: 'staff', permission: 'fulfilment' } as const
const warehouse = '/api/v1/back-office/warehouse'
const transfers = '/api/v1/back-office/stock/transfers'
const NONE = 2_000_000_000

/** Picking, packing and sending off: whoever may send goods, of the orders they see. */
export const warehouseAccess: Record<string, Expected> = {
  [`GET ${warehouse}`]: staff,
  [`GET ${warehouse}/picking`]: { ...staff, query: { warehouse: NONE, orders: String(NONE) }, expectedAnswer: 'warehouse.not-found' },
  [`POST ${warehouse}/picking`]: {
    ...staff,
    objects: { 'body.warehouseId': 'deskWarehouse' },
    body: { orderItemId: NONE, change: 1 },
    expectedAnswer: 'order.line-not-found',
    missingAnswer: 'warehouse.not-found',
  },
  [`PUT ${warehouse}/order/:id/boxes`]: {
    ...staff,
    objects: { 'params.id': 'deskOrder', 'body.warehouseId': 'deskWarehouse' },
    body: { grams: [1_500] },
  },
  [`POST ${warehouse}/ship`]: {
    ...staff,
    objects: { 'body.warehouseId': ['deskWarehouse', 'warehouse.not-found'], 'body.orders.0.id': 'deskOrder' },
    body: { orders: [{ version: 0 }] },
    expectedAnswer: ['order.not-now', 'order.not-here'],
    missingAnswer: 'order.not-found',
  },
  [`POST ${warehouse}/papers`]: { ...staff, body: { shipmentIds: [NONE] }, expectedAnswer: 'shipment.not-found' },
  [`POST ${warehouse}/picking/sheet`]: { ...staff, objects: { 'body.warehouseId': 'deskWarehouse', 'body.orderIds.0': 'deskOrder' } },
  [`POST ${warehouse}/labels`]: { ...staff, objects: { 'body.warehouseId': 'deskWarehouse', 'body.orderIds.0': 'deskOrder' } },
  [`POST ${warehouse}/route-sheet`]: {
    ...staff,
    objects: { 'body.warehouseId': 'deskWarehouse' },
    body: { day: '2026-01-15' },
    expectedAnswer: 'shipment.not-found',
    missingAnswer: 'warehouse.not-found',
  },
  [`GET ${transfers}`]: { ...staff, query: { 'per-page': 100 } },
  [`POST ${transfers}`]: {
    ...staff,
    objects: { 'body.productId': 'goodsProduct', 'body.fromId': 'deskWarehouse', 'body.toId': 'deskWarehouse' },
    body: { amount: 1, plannedOn: '2098-01-15' },
    expectedAnswer: [200, 'transfer.same-place'],
  },
  [`POST ${transfers}/:id/step`]: {
    ...staff,
    params: { id: String(NONE) },
    body: { step: 'send' },
    expectedAnswer: 'transfer.not-found',
  },
}
