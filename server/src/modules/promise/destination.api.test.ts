import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { destinationApi } from '@vitrina/contract/promise/destination'
import { promiseApi } from '@vitrina/contract/promise/promise'
import { warehouseTransfers } from '#tables/catalogue'
import { deliveryAddresses } from '#tables/companies'
import { chosenDestinations, deliveryRoutes } from '#tables/delivery'
import { arrivals, stock } from '#tables/stock'
import { aUser, aVisitor, only } from '#test/builders'
import { aMember } from '#test/builders.companies'
import { aCustomer } from '#test/builders.orders'
import { choose } from '#test/builders.promise'
import { callApi, type Headers } from '#test/call-api'
import { describeStore } from '#test/describe-store'
import { smallCatalogue } from '#test/small-catalogue'
import { purgeVisitorDestinations } from './promise.jobs.ts'

const { server, goods } = describeStore({ goods: smallCatalogue })

beforeAll(async () => {
  // A Monday morning.
  server.ctx.now = () => new Date('2026-11-16T07:00:00Z')
  const { near, far } = goods.warehouses
  await server.pool.query('update warehouses set is_pickup_point = true')
  await server.ctx.db
    .insert(deliveryRoutes)
    .values({ regionId: goods.region.id, warehouseId: near.id, weekdays: [4], cutoff: '13:00', windows: [{ from: '09:00', to: '13:00' }] })
  await server.ctx.db.insert(warehouseTransfers).values({ fromId: far.id, toId: near.id, days: 3 })
  await server.ctx.db.delete(stock)
  const productId = goods.products.breaker.id
  await server.ctx.db.insert(stock).values([
    { productId, warehouseId: near.id, free: 4 },
    { productId, warehouseId: far.id, free: 6 },
  ])
  await server.ctx.db.insert(arrivals).values({ productId, warehouseId: near.id, quantity: 50, expectedOn: '2026-11-25' })
})

/** Suggestions take goods from the cache for so long. */
const GLANCE_MS = 600

const chosenBy = async (headers: Headers) => (await callApi(server, destinationApi.read, { headers })).body
const pickupAt = (warehouseId: number) => ({ deliveryType: 'pickup' as const, warehouseId })
const anAddress = async (companyId: number) =>
  only(await server.ctx.db.insert(deliveryAddresses).values({ companyId, label: 'Объект', address: 'Лесная, 1' }).returning())

test('who has chosen nothing gets goods at the nearest point; a guest’s choice is kept under the uuid of the browser', async () => {
  const { near, far } = goods.warehouses
  const { headers } = aVisitor()
  expect(await chosenBy(headers)).toMatchObject({ chosen: { ...pickupAt(near.id), neededOn: null }, isOwnChoice: false, addresses: [] })
  expect((await choose(server, headers, pickupAt(far.id))).body).toMatchObject({ chosen: pickupAt(far.id), isOwnChoice: true })
  expect(await chosenBy(headers)).toMatchObject({ chosen: pickupAt(far.id), isOwnChoice: true })
  expect(await chosenBy(aVisitor().headers)).toMatchObject({ chosen: pickupAt(near.id), isOwnChoice: false })
  expect((await choose(server, {}, pickupAt(far.id))).status).toBe(422)
})

test('a buyer’s choice belongs to the company they work for; a colleague who has chosen nothing sees the last one', async () => {
  const customer = await aCustomer(server)
  const colleague = await aMember(server.ctx, { companyId: customer.company.id, role: 'purchaser' })
  const address = await anAddress(customer.company.id)
  const toAddress = { deliveryType: 'delivery' as const, deliveryAddressId: address.id }
  await choose(server, customer.headers, { ...toAddress, neededOn: '2026-11-20' })
  expect(await chosenBy(colleague.headers)).toMatchObject({
    chosen: { ...toAddress, neededOn: '2026-11-20' },
    addresses: [{ id: address.id }],
  })
  await choose(server, colleague.headers, { deliveryType: 'carrier' })
  expect((await chosenBy(colleague.headers)).chosen).toMatchObject({ deliveryType: 'carrier' })
  expect((await chosenBy(customer.headers)).chosen).toMatchObject(toAddress)
  expect((await chosenBy((await aCustomer(server)).headers)).isOwnChoice).toBe(false)
})

test('what is not offered is refused at its field: a point, an address of another company, a day that is over', async () => {
  const customer = await aCustomer(server)
  const other = await anAddress((await aCustomer(server)).company.id)
  const refused = async (body: Parameters<typeof choose>[2]) => {
    const { status, body: answer } = await choose(server, customer.headers, body)
    return [status, answer.errors?.[0]?.field]
  }
  expect(await refused(pickupAt(999_999))).toEqual([422, 'warehouseId'])
  expect(await refused({ deliveryType: 'delivery', deliveryAddressId: other.id })).toEqual([422, 'deliveryAddressId'])
  expect(await refused({ deliveryType: 'carrier', neededOn: '2026-11-15' })).toEqual([422, 'neededOn'])
  expect((await chosenBy(customer.headers)).isOwnChoice).toBe(false)
})

test('the list and the suggestions show when which amount is there; the promise tells from where', async () => {
  const { near, far } = goods.warehouses
  const buyer = await aUser(server.ctx)
  const { article, id: productId } = goods.products.breaker
  const steps = async () => {
    const { body } = await callApi(server, catalogueApi.search, {
      url: `/api/v2/search?criteria[keyword]=${article}`,
      headers: buyer.headers,
    })
    return body.items[0]?.promise
  }
  const suggested = async () => {
    const { body } = await callApi(server, catalogueApi.suggest, {
      url: `/api/v2/search/suggest?keyword=${article}`,
      headers: buyer.headers,
    })
    return body.products[0]?.promise
  }
  const atNear = [
    { amount: 4, day: '2026-11-16', confidence: 'firm' },
    { amount: 10, day: '2026-11-19', confidence: 'firm' },
    { amount: 60, day: '2026-11-25', confidence: 'estimated' },
  ]
  expect(await steps()).toEqual(atNear)
  expect(await suggested()).toEqual(atNear)
  await choose(server, buyer.headers, { deliveryType: 'delivery' })
  const byCar = [
    { amount: 4, day: '2026-11-19', confidence: 'firm' },
    { amount: 10, day: '2026-11-26', confidence: 'firm' },
    { amount: 60, day: '2026-11-26', confidence: 'estimated' },
  ]
  expect(await steps()).toEqual(byCar)
  expect(await suggested()).toEqual(byCar)
  // By then the goods in the cache are read anew.
  await pause(GLANCE_MS)
  expect(await suggested()).toEqual(byCar)
  const { body } = await callApi(server, promiseApi.ask, { headers: buyer.headers, body: { lines: [{ productId, amount: 7 }] } })
  expect(body).toMatchObject({
    day: '2026-11-26',
    partDays: ['2026-11-19', '2026-11-26'],
    lines: [
      {
        day: '2026-11-26',
        confidence: 'firm',
        missing: 0,
        parts: [
          { source: 'stock', warehouse: { id: near.id }, amount: 4, day: '2026-11-19' },
          { source: 'transfer', warehouse: { id: far.id }, amount: 3, day: '2026-11-26' },
        ],
      },
    ],
  })
})

test('choices of browsers that never came back are deleted, those of people stay', async () => {
  await server.ctx.db.update(chosenDestinations).set({ chosenAt: new Date('2025-01-01') })
  await purgeVisitorDestinations.run(server.ctx, {})
  const left = await server.ctx.db.select().from(chosenDestinations)
  expect(left.length).toBeGreaterThan(0)
  expect(left.every(({ visitorUuid }) => visitorUuid === null)).toBe(true)
})
