import type { Expected } from './expected.ts'

const staff = { may: 'staff', permission: 'stock' } as const
const stock = '/api/v1/back-office/stock'
const delivery = '/api/v1/back-office/delivery'
const week = [1, 2, 3, 4, 5]

const warehouse = {
  name: 'Новый склад',
  city: 'Москва',
  address: '',
  lat: null,
  lon: null,
  timezone: 'Europe/Moscow',
  hours: '',
  weekdays: week,
  cutoff: '16:00',
  closedOn: [],
  phone: '',
  isPickupPoint: true,
  isActive: true,
}
const region = { name: { ru: 'Новый регион' }, timezone: 'Europe/Moscow', position: 0, isActive: true, places: [] }
const route = { weekdays: week, cutoff: '16:00', windows: [], minimum: 0, price: 0, freeFrom: null, isActive: true }

/** Stock, arrivals, warehouses and delivery: people of the warehouse, integrators and administrators. */
export const stockAccess: Record<string, Expected> = {
  [`GET ${stock}`]: { ...staff, query: { 'per-page': 100, q: 'goods-' }, shows: 'goodsProduct' },
  [`GET ${stock}/reference`]: { ...staff, shows: 'deskWarehouse' },
  [`PUT ${stock}/:productId/:warehouseId`]: {
    ...staff,
    objects: { 'params.productId': 'goodsProduct', 'params.warehouseId': 'deskWarehouse' },
    body: { free: 5, seen: null, reason: 'Пересчёт' },
    expectedAnswer: [200, 'stock.changed'],
  },
  [`PUT ${stock}/:productId/:warehouseId/minimum`]: {
    ...staff,
    objects: { 'params.productId': 'goodsProduct', 'params.warehouseId': 'deskWarehouse' },
    body: { minimum: 5 },
  },
  [`PUT ${stock}/:productId/:warehouseId/place`]: {
    ...staff,
    objects: { 'params.productId': 'goodsProduct', 'params.warehouseId': 'deskWarehouse' },
    body: { place: 'А-1' },
  },
  [`GET ${stock}/arrivals`]: { ...staff, query: { 'per-page': 100 } },
  [`POST ${stock}/arrivals`]: {
    ...staff,
    objects: { 'body.productId': 'goodsProduct', 'body.warehouseId': 'deskWarehouse' },
    body: { quantity: 1, expectedOn: '2098-01-15' },
  },
  [`PUT ${stock}/arrivals/:id`]: {
    ...staff,
    objects: { 'params.id': 'arrival' },
    body: { quantity: 1, expectedOn: '2098-01-15', source: 'УПД 1', seen: { quantity: 1, expectedOn: '2098-01-15' } },
  },
  [`POST ${stock}/arrivals/:id/cancel`]: { ...staff, objects: { 'params.id': 'arrival' }, body: { reason: 'Не придёт' } },
  [`GET ${delivery}`]: { ...staff, shows: 'deskWarehouse' },
  [`POST ${delivery}/regions`]: { ...staff, body: region, expectedAnswer: [200, 'region.taken'] },
  [`PUT ${delivery}/regions/:id`]: {
    ...staff,
    objects: { 'params.id': 'deskRegion' },
    body: { ...region, version: 0 },
    expectedAnswer: [200, 'region.taken', 'region.changed'],
  },
  [`POST ${delivery}/warehouses`]: {
    ...staff,
    objects: { 'body.regionId': 'deskRegion' },
    body: warehouse,
    expectedAnswer: [200, 'warehouse.taken'],
  },
  [`PUT ${delivery}/warehouses/:id`]: {
    ...staff,
    objects: { 'params.id': 'deskWarehouse', 'body.regionId': 'deskRegion' },
    body: { ...warehouse, version: 0 },
    expectedAnswer: [200, 'warehouse.taken', 'warehouse.changed'],
  },
  [`PUT ${delivery}/transfers`]: {
    ...staff,
    objects: { 'body.fromId': 'deskWarehouse', 'body.toId': 'deskWarehouse' },
    body: { days: 1, weekdays: week },
  },
  [`POST ${delivery}/routes`]: {
    ...staff,
    objects: { 'body.regionId': 'deskRegion', 'body.warehouseId': 'deskWarehouse' },
    body: route,
  },
  [`PUT ${delivery}/routes/:id`]: {
    ...staff,
    objects: { 'params.id': 'deskRoute', 'body.regionId': 'deskRegion', 'body.warehouseId': 'deskWarehouse' },
    body: { ...route, version: 0 },
    expectedAnswer: [200, 'delivery-route.changed'],
  },
  [`POST ${delivery}/preview`]: {
    ...staff,
    objects: { 'body.question.productId': 'goodsProduct', 'body.question.regionId': 'deskRegion' },
    body: { question: { amount: 1, deliveryType: 'pickup', warehouseId: null }, draft: null },
  },
}
