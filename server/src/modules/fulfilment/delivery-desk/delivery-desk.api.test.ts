import { eq } from '#platform/database/drizzle'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { deliveryDeskApi } from '@vitrina/contract/fulfilment/delivery-desk'
import { arrivalsDeskApi } from '@vitrina/contract/promise/arrivals-desk'
import { siteApi } from '@vitrina/contract/site/site'
import { aUser } from '#test/builders'
import { aCustomer, anOrder } from '#test/builders.orders'
import { callApi, type Headers } from '#test/call-api'
import { describeStore } from '#test/describe-store'
import { smallCatalogue } from '#test/small-catalogue'
import { auditEvents } from '#tables/platform'
import { arrivals, stock } from '#tables/stock'

const { server, goods } = describeStore({ goods: smallCatalogue })
let headers: Headers
beforeAll(async () => {
  // A Monday morning.
  server.ctx.now = () => new Date('2026-11-16T07:00:00Z')
  ;({ headers } = await aUser(server.ctx, { role: 'warehouse' }))
})
beforeEach(async () => {
  await server.ctx.db.delete(stock)
})

const base = '/api/v1/back-office/delivery'
const read = async () => (await callApi(server, deliveryDeskApi.read, { headers })).body
const warehouseBody = (given: object = {}) => ({
  name: 'Северный',
  regionId: goods.region.id,
  city: 'Москва',
  address: 'Дмитровское ш., 1',
  lat: 55.9,
  lon: 37.5,
  timezone: 'Europe/Moscow',
  hours: '9–18',
  weekdays: [1, 2, 3, 4, 5],
  cutoff: '16:00',
  closedOn: [],
  phone: '',
  isPickupPoint: true,
  isActive: true,
  ...given,
})
const addWarehouse = (given: object = {}) => callApi(server, deliveryDeskApi.addWarehouse, { headers, body: warehouseBody(given) })
/** As somebody does who has just opened it. */
const versionNow = async (kind: 'warehouses' | 'regions' | 'routes', id: number) =>
  (await read())[kind].find((one) => one.id === id)?.version ?? 0
const changeWarehouse = async (id: number, given: object) => {
  const body = warehouseBody({ version: await versionNow('warehouses', id), ...given })
  return callApi(server, deliveryDeskApi.changeWarehouse, { url: `${base}/warehouses/${id}`, headers, body })
}
const changeRegion = async (id: number, given: object) => {
  const body = regionBody({ version: await versionNow('regions', id), ...given })
  return callApi(server, deliveryDeskApi.changeRegion, { url: `${base}/regions/${id}`, headers, body })
}
const changeRoute = async (id: number, given: object) => {
  const body = routeBody({ version: await versionNow('routes', id), ...given })
  return callApi(server, deliveryDeskApi.changeRoute, { url: `${base}/routes/${id}`, headers, body })
}
const regionBody = (given: object = {}) => ({
  name: { ru: 'Тверь', en: 'Tver' },
  timezone: 'Europe/Moscow',
  position: 5,
  isActive: true,
  places: [],
  ...given,
})
const routeBody = (given: object = {}) => ({
  regionId: goods.region.id,
  warehouseId: goods.warehouses.near.id,
  weekdays: [2, 4],
  cutoff: '17:00',
  windows: [{ from: '09:00', to: '13:00' }],
  minimum: 1000,
  price: 500.5,
  freeFrom: null,
  isActive: true,
  ...given,
})
const preview = async (given: object = {}, draft: object | null = null) => {
  const question = {
    productId: goods.products.breaker.id,
    amount: 2,
    regionId: goods.region.id,
    deliveryType: 'pickup',
    warehouseId: goods.warehouses.near.id,
    ...given,
  }
  return (await callApi(server, deliveryDeskApi.preview, { headers, body: { question, draft } })).body
}
const lastEvent = async (type: string) =>
  (await server.ctx.db.select().from(auditEvents).where(eq(auditEvents.type, type)).orderBy(auditEvents.id)).at(-1)

test('a new warehouse serves its region at once: what is put there is promised to its buyers', async () => {
  const { body } = await addWarehouse()
  expect(body).toMatchObject({ name: 'Северный', code: 'severnyy', stocked: 0, openOrders: 0 })
  expect((await read()).regions.find(({ id }) => id === goods.region.id)?.places.at(-1)).toEqual({ warehouseId: body.id, days: 0 })
  await server.ctx.db.insert(stock).values({ productId: goods.products.breaker.id, warehouseId: body.id, free: 4 })
  const { now } = await preview({ warehouseId: body.id })
  expect(now).toEqual({
    day: '2026-11-16',
    confidence: 'firm',
    parts: [{ source: 'stock', warehouse: { id: body.id, name: 'Северный' }, amount: 2, day: '2026-11-16' }],
    missing: 0,
  })
  expect((await addWarehouse()).body.code).toBe('warehouse.taken')
  expect((await addWarehouse({ name: 'Южный', regionId: 2_000_000_000 })).body.code).toBe('region.not-found')
  expect((await addWarehouse({ name: 'Южный', weekdays: [], cutoff: '25:00' })).body.errors?.map(({ field }) => field)).toEqual([
    'weekdays',
    'cutoff',
  ])
})

test('its own holiday moves the promise; the effect is shown before, and looking at it changes nothing', async () => {
  const { id } = (await addWarehouse({ name: 'Западный' })).body
  await server.ctx.db.insert(stock).values({ productId: goods.products.breaker.id, warehouseId: id, free: 4 })
  const body = warehouseBody({ name: 'Западный', closedOn: ['2026-11-16', '2026-11-17'] })
  const before = await read()
  const { now, after } = await preview({ warehouseId: id }, { kind: 'warehouse', id, body })
  expect([now.day, after?.day]).toEqual(['2026-11-16', '2026-11-18'])
  expect(await read()).toEqual(before)
  expect((await changeWarehouse(id, body)).status).toBe(200)
  expect((await preview({ warehouseId: id })).now.day).toBe('2026-11-18')
  expect(await lastEvent('warehouse.changed')).toMatchObject({
    entityId: String(id),
    diff: { before: { closedOn: [] }, after: { closedOn: ['2026-11-16', '2026-11-17'] } },
  })
})

test('a warehouse that is switched off serves nobody new, and its orders stay', async () => {
  const { id } = (await addWarehouse({ name: 'Восточный' })).body
  await server.ctx.db.insert(stock).values({ productId: goods.products.breaker.id, warehouseId: id, free: 4 })
  const customer = await aCustomer(server)
  const order = await anOrder(server, customer, [{ productId: goods.products.breaker.id, amount: 1 }], { changes: { warehouseId: id } })
  expect((await read()).warehouses.find((one) => one.id === id)).toMatchObject({ stocked: 1, openOrders: 1 })
  await changeWarehouse(id, { name: 'Восточный', isActive: false })
  const { now } = await preview({ warehouseId: null, amount: 1 })
  expect(now).toMatchObject({ day: null, missing: 1 })
  const again = await anOrder(server, customer, [{ productId: goods.products.breaker.id, amount: 1 }], {
    changes: { warehouseId: id },
  }).catch((error: unknown) => error)
  expect(again).toBeInstanceOf(Error)
  const kept = await server.app.inject({ method: 'GET', url: `/api/v1/order/${order.id}`, headers: customer.headers })
  expect([kept.statusCode, kept.body.includes('Восточный')]).toEqual([200, true])
})

test('an arrival into a warehouse that is switched off promises nothing, is marked as such, and no other is expected there', async () => {
  const { id } = (await addWarehouse({ name: 'Заречный' })).body
  const body = { productId: goods.products.breaker.id, warehouseId: id, quantity: 6, expectedOn: '2026-11-18' }
  const expected = (await callApi(server, arrivalsDeskApi.add, { headers, body })).body
  expect(expected.warehouse).toEqual({ id, name: 'Заречный', isActive: true })
  expect((await preview({ warehouseId: id })).now).toMatchObject({ missing: 0, parts: [{ source: 'arrival' }] })
  await changeWarehouse(id, { name: 'Заречный', isActive: false })
  expect((await preview()).now).toMatchObject({ day: null, missing: 2 })
  expect((await callApi(server, arrivalsDeskApi.add, { headers, body })).body.code).toBe('warehouse.off')
  const listed = await callApi(server, arrivalsDeskApi.list, { url: `/api/v1/back-office/stock/arrivals?warehouse=${id}`, headers })
  expect(listed.body.items).toMatchObject([{ id: expected.id, warehouse: { isActive: false } }])
  // Back on, the goods are promised again: nothing was lost meanwhile.
  await changeWarehouse(id, { name: 'Заречный' })
  expect((await preview({ warehouseId: id })).now).toMatchObject({ missing: 0 })
  await server.ctx.db.delete(arrivals)
})

test('a way between warehouses has its days and the weekdays on which goods leave; without it the days to the region count', async () => {
  const { near, far } = goods.warehouses
  await server.ctx.db.insert(stock).values({ productId: goods.products.breaker.id, warehouseId: far.id, free: 4 })
  const way = { fromId: far.id, toId: near.id, weekdays: [4] }
  const set = (days: number | null) => callApi(server, deliveryDeskApi.setTransfer, { headers, body: { ...way, days } })
  const plain = (await preview()).now.day
  // Thursday is the 19th.
  const { after } = await preview({}, { kind: 'transfer', body: { ...way, days: 2 } })
  expect([plain, after?.day, (await preview()).now.day]).toEqual(['2026-11-17', '2026-11-21', plain])
  expect((await set(2)).body).toEqual({ ok: true })
  expect((await preview()).now).toMatchObject({ day: '2026-11-21', parts: [{ source: 'transfer', warehouse: { name: 'Дальний' } }] })
  expect(await lastEvent('transfer-way.set')).toMatchObject({
    diff: { before: null, after: { days: 2, weekdays: [4] }, way: 'Дальний → Ближний' },
  })
  await set(null)
  expect((await preview()).now.day).toBe(plain)
  const self = await callApi(server, deliveryDeskApi.setTransfer, { headers, body: { ...way, toId: far.id, days: 1 } })
  expect(self.body.errors).toMatchObject([{ field: 'toId' }])
})

test('a region has its names and who serves it, in that order; visitors choose it while it is on', async () => {
  const { near, far } = goods.warehouses
  const places = [
    { warehouseId: far.id, days: 2 },
    { warehouseId: near.id, days: 1 },
  ]
  const { body } = await callApi(server, deliveryDeskApi.addRegion, { headers, body: regionBody({ places }) })
  expect(body).toMatchObject({ slug: 'tver', name: { ru: 'Тверь', en: 'Tver' }, places, isDefault: false })
  const names = async () => (await callApi(server, siteApi.info, {})).body.regions.map(({ name }) => name)
  expect(await names()).toContain('Тверь')
  expect((await changeRegion(body.id, { isActive: false, places: [] })).body).toMatchObject({ isActive: false, places: [] })
  expect(await names()).not.toContain('Тверь')
  expect((await changeRegion(body.id, { places: [{ warehouseId: 2_000_000_000, days: 1 }] })).body.code).toBe('warehouse.not-found')
  const added = await callApi(server, deliveryDeskApi.addRegion, { headers, body: regionBody() })
  expect(added.body.code).toBe('region.taken')
  const home = (await read()).regions.find(({ isDefault }) => isDefault)
  expect((await changeRegion(home?.id ?? 0, { name: home?.name, isActive: false })).body.code).toBe('region.is-default')
})

test('a route has its price in kopecks and brings goods by its car; switched off it does not', async () => {
  await server.ctx.db.insert(stock).values({ productId: goods.products.breaker.id, warehouseId: goods.warehouses.near.id, free: 4 })
  const { body } = await callApi(server, deliveryDeskApi.addRoute, { headers, body: routeBody() })
  expect(body).toMatchObject({ price: 500.5, minimum: 1000, freeFrom: null })
  const byCar = { deliveryType: 'delivery', warehouseId: null }
  expect((await preview(byCar)).now.day).toBe('2026-11-17')
  expect((await changeRoute(body.id, { isActive: false, freeFrom: 9000 })).body).toMatchObject({ isActive: false, freeFrom: 9000 })
  expect((await preview(byCar)).now.day).toBeNull()
  expect(await lastEvent('delivery-route.changed')).toMatchObject({
    diff: { before: { price: 50_050, freeFrom: null, isActive: true }, after: { freeFrom: 900_000, isActive: false } },
  })
  expect((await changeRoute(2_000_000_000, {})).body.code).toBe('delivery-route.not-found')
})

test('of two who edit the same thing the second is refused and shown what it is now; nothing of theirs is written', async () => {
  const { near } = goods.warehouses
  const seen = await versionNow('warehouses', near.id)
  const before = (await read()).warehouses.find(({ id }) => id === near.id)
  const fields = { name: before?.name, address: before?.address }
  expect((await changeWarehouse(near.id, { ...fields, phone: '111', version: seen })).body).toMatchObject({ version: seen + 1 })
  const late = await changeWarehouse(near.id, { ...fields, address: 'Другой адрес', version: seen })
  expect([late.status, late.body.code, late.body.current]).toMatchObject([409, 'warehouse.changed', { phone: '111', version: seen + 1 }])
  expect((await read()).warehouses.find(({ id }) => id === near.id)).toMatchObject({ phone: '111', address: fields.address })

  const { body: region } = await callApi(server, deliveryDeskApi.addRegion, { headers, body: regionBody({ name: { ru: 'Клин' } }) })
  await changeRegion(region.id, { name: { ru: 'Клин' }, places: [{ warehouseId: near.id, days: 3 }], version: 0 })
  const lateRegion = await changeRegion(region.id, { name: { ru: 'Клин' }, isActive: false, version: 0 })
  expect([lateRegion.body.code, lateRegion.body.current]).toMatchObject(['region.changed', { isActive: true, places: [{ days: 3 }] }])
  // A new warehouse serves its region: whoever has the region open must see it before they save.
  await addWarehouse({ name: 'Клинский', regionId: region.id })
  expect((await changeRegion(region.id, { name: { ru: 'Клин' }, places: [], version: 1 })).body.code).toBe('region.changed')

  const { body: route } = await callApi(server, deliveryDeskApi.addRoute, { headers, body: routeBody() })
  await changeRoute(route.id, { price: 700.5, version: 0 })
  const lateRoute = await changeRoute(route.id, { cutoff: '10:00', version: 0 })
  expect([lateRoute.body.code, lateRoute.body.current]).toMatchObject(['delivery-route.changed', { price: 700.5, cutoff: '17:00' }])
  await changeRoute(route.id, { isActive: false })
})

test('two saves at once: one is written, the other refused', async () => {
  const { body } = await addWarehouse({ name: 'Общий' })
  const both = await Promise.all(['1', '2'].map((phone) => changeWarehouse(body.id, { name: 'Общий', phone, version: 0 })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})
