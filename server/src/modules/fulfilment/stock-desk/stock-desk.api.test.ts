import { and, eq } from '#platform/database/drizzle'
import { beforeAll, expect, test } from 'vitest'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { stockDeskApi } from '@vitrina/contract/fulfilment/stock-desk'
import { aUser } from '#test/builders'
import { aCustomer, anOrder } from '#test/builders.orders'
import { callApi, type Headers } from '#test/call-api'
import { describeStore } from '#test/describe-store'
import { eventually } from '#test/eventually'
import { smallCatalogue } from '#test/small-catalogue'
import { stockMovements } from '#tables/order-supply'
import { auditEvents } from '#tables/platform'
import { arrivals } from '#tables/stock'

const { server, goods } = describeStore({ goods: smallCatalogue })
let headers: Headers
beforeAll(async () => {
  ;({ headers } = await aUser(server.ctx, { role: 'warehouse' }))
})

const base = '/api/v1/back-office/stock'
const list = async (query = '') => (await callApi(server, stockDeskApi.list, { url: `${base}?${query}`, headers })).body.items
const articles = async (query: string) => (await list(query)).map(({ article }) => article)
const set = (productId: number, warehouseId: number, body: object) =>
  callApi(server, stockDeskApi.setFree, { url: `${base}/${productId}/${warehouseId}`, headers, body: { reason: 'Пересчёт', ...body } })
const setMinimum = (productId: number, warehouseId: number, minimum: number | null) =>
  callApi(server, stockDeskApi.setMinimum, { url: `${base}/${productId}/${warehouseId}/minimum`, headers, body: { minimum } })
const placeOf = async (article: string, warehouseId: number) =>
  (await list(`q=${article}`)).flatMap(({ places }) => places).find((place) => place.warehouseId === warehouseId)

test('the table has each warehouse with what is free, held and coming, and is narrowed by the address', async () => {
  const { thinCable, breaker } = goods.products
  const { near, far } = goods.warehouses
  const customer = await aCustomer(server)
  await anOrder(server, customer, [{ productId: thinCable.id, amount: 10 }])
  await server.ctx.db.insert(arrivals).values({ productId: breaker.id, warehouseId: near.id, quantity: 5, expectedOn: '2098-01-15' })
  expect(await placeOf('KAB-0015', near.id)).toMatchObject({ free: 90, held: 10, arriving: 0, minimum: null })
  expect(await placeOf('KAB-0015', far.id)).toMatchObject({ free: 7.5, held: 0 })
  expect(await placeOf('AVT-16C', near.id)).toMatchObject({ free: null, held: 0, arriving: 5, promised: 0 })
  expect(await articles(`section=${goods.sections.breakers.id}`)).toEqual(['AVT-16C', 'AVT-25D', 'OLD-1'])
  expect(await articles(`brand=${goods.brands.wave.id}`)).toContain('AVT-16C')
  expect(await articles('need=none')).not.toContain('KAB-0015')
  expect(await articles(`need=none&warehouse=${near.id}`)).toContain('AVT-16C')
  expect((await list(`q=KAB-0015&warehouse=${far.id}`))[0]?.places.map(({ warehouseId }) => warehouseId)).toEqual([far.id])
})

test('an amount is set with a reason; the journal has both amounts, the ledger the difference', async () => {
  const { thickCable } = goods.products
  const { near } = goods.warehouses
  expect((await set(thickCable.id, near.id, { free: 12, seen: null })).body).toMatchObject({ free: 12 })
  expect((await set(thickCable.id, near.id, { free: 4, seen: 12, reason: 'Брак' })).status).toBe(200)
  const events = await server.ctx.db.select().from(auditEvents).where(eq(auditEvents.type, 'stock.counted')).orderBy(auditEvents.id)
  expect(events.at(-1)).toMatchObject({
    entity: 'product',
    entityId: String(thickCable.id),
    diff: { before: { free: 12 }, after: { free: 4 }, article: 'KAB-0100', warehouse: 'Ближний', reason: 'Брак' },
  })
  const moved = await server.ctx.db
    .select({ change: stockMovements.change, kind: stockMovements.kind })
    .from(stockMovements)
    .where(and(eq(stockMovements.productId, thickCable.id), eq(stockMovements.warehouseId, near.id)))
    .orderBy(stockMovements.id)
  expect(moved).toEqual([
    { change: 12, kind: 'counted' },
    { change: -8, kind: 'counted' },
  ])
})

test('two at one cell: the second is told the present amount and writes nothing', async () => {
  const { mediumCable } = goods.products
  const { near } = goods.warehouses
  const both = await Promise.all([5, 9].map((free) => set(mediumCable.id, near.id, { free, seen: null })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const [won, lost] = both.toSorted((one, other) => one.status - other.status)
  expect(lost?.body).toMatchObject({ code: 'stock.changed', current: { free: won?.body.free } })
  expect(lost?.body.message).toContain(String(won?.body.free))
  expect(await placeOf('KAB-0025', near.id)).toMatchObject({ free: won?.body.free })
})

test('no amount below zero, finer than the unit or without a reason; what orders hold stays held', async () => {
  const { breaker, thinCable } = goods.products
  const { near, far } = goods.warehouses
  expect((await set(breaker.id, far.id, { free: -1, seen: 3 })).body.errors).toMatchObject([{ field: 'free' }])
  expect((await set(breaker.id, far.id, { free: 1.5, seen: 3 })).body.errors).toMatchObject([{ field: 'free', code: 'precision' }])
  for (const reason of [' ', '77'])
    expect((await set(breaker.id, far.id, { free: 1, seen: 3, reason })).body.errors).toMatchObject([{ field: 'reason' }])
  expect((await set(2_000_000_000, far.id, { free: 1, seen: null })).body.code).toBe('product.not-found')
  expect((await set(breaker.id, 2_000_000_000, { free: 1, seen: null })).body.code).toBe('warehouse.not-found')
  expect((await set(thinCable.id, near.id, { free: 0, seen: 90 })).body).toMatchObject({ free: 0, held: 10 })
})

test('search has a new amount within a second', async () => {
  const { relay } = goods.products
  const inStock = async () => {
    const url = '/api/v2/search?sorting[relevance]=ASC&criteria[keyword]=AVT-25D&criteria[instock]=1'
    return (await callApi(server, catalogueApi.search, { url })).body.items.map(({ article, stockTotal }) => [article, stockTotal])
  }
  expect(await inStock()).toEqual([])
  const started = performance.now()
  await set(relay.id, goods.warehouses.near.id, { free: 40, seen: null })
  await eventually(async () => expect(await inStock()).toEqual([['AVT-25D', 40]]))
  expect(performance.now() - started).toBeLessThan(1_000)
})

test('a warehouse below its minimum is found; without one it is not', async () => {
  const { breaker } = goods.products
  const { far } = goods.warehouses
  expect((await setMinimum(breaker.id, far.id, 5)).body).toMatchObject({ free: 3, minimum: 5 })
  expect(await articles('need=below')).toEqual(['AVT-16C'])
  expect((await setMinimum(breaker.id, far.id, null)).body).toMatchObject({ minimum: null })
  expect(await articles('need=below')).toEqual([])
})

test('a warehouse hand sees neither debts nor price lists', async () => {
  for (const url of ['/api/v1/back-office/companies', '/api/v1/back-office/goods/products', '/api/v1/back-office/journal']) {
    const { statusCode } = await server.app.inject({ method: 'GET', url, headers })
    expect([url, statusCode]).toEqual([url, 403])
  }
  const answers = [await list(), (await callApi(server, stockDeskApi.reference, { headers })).body]
  expect(JSON.stringify(answers)).not.toMatch(/price|debt|sum|discount|credit/i)
})
