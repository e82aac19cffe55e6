import { sql } from '#platform/database/drizzle'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { cartApi } from '@vitrina/contract/cart/cart'
import { checkoutApi } from '@vitrina/contract/orders/checkout'
import { ordersApi } from '@vitrina/contract/orders/orders'
import { schedulesApi } from '@vitrina/contract/account/schedules'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { only } from '#test/builders'
import { aCustomer, anOrder, type Customer, fill, place } from '#test/builders.orders'
import { smallCatalogue } from '#test/small-catalogue'
import { warehouseTransfers } from '#tables/catalogue'
import { deliveryAddresses } from '#tables/companies'
import { deliveryRoutes } from '#tables/delivery'
import { orderPromises } from '#tables/orders'
import { arrivals, stock } from '#tables/stock'

const { server, goods } = describeStore({ goods: smallCatalogue })
let customer: Customer
let byCar: { deliveryType: string; warehouseId: null; deliveryAddressId: number }

/** A Monday morning: every day below counts from it. */
const NOW = new Date('2026-11-16T07:00:00Z')
const TODAY = '2026-11-16'

beforeAll(async () => {
  server.ctx.now = () => NOW
  const { near, far } = goods.warehouses
  await server.ctx.db.insert(warehouseTransfers).values({ fromId: far.id, toId: near.id, days: 4 })
  // A car every day, ordered until five of the day before.
  await server.ctx.db.insert(deliveryRoutes).values({
    regionId: goods.region.id,
    warehouseId: near.id,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    cutoff: '17:00',
    windows: [{ from: '09:00', to: '13:00' }],
  })
})
beforeEach(async () => {
  customer = await aCustomer(server)
  const { id } = only(
    await server.ctx.db
      .insert(deliveryAddresses)
      .values({ companyId: customer.company.id, label: 'Объект', address: 'Лесная, 1' })
      .returning(),
  )
  byCar = { deliveryType: 'delivery', warehouseId: null, deliveryAddressId: id }
  await server.ctx.db.delete(stock)
})

const breaker = () => goods.products.breaker.id
const cable = () => goods.products.mediumCable.id
const lay = (where: 'near' | 'far', free: number, productId = breaker()) =>
  server.ctx.db.insert(stock).values({ productId, warehouseId: goods.warehouses[where].id, free })
const options = async (supply = 'earliest') =>
  (await callApi(server, checkoutApi.options, { url: `/api/v1/cart/checkout-options?supply=${supply}`, headers: customer.headers })).body
const reading = async (id: number) =>
  (await callApi(server, ordersApi.read, { url: `/api/v1/order/${id}`, headers: customer.headers })).body
const linesOf = async (id: number) =>
  (await callApi(server, ordersApi.items, { url: `/api/v1/order/${id}/items`, headers: customer.headers })).body.items

test('[M-09] no car is offered and none is accepted before the goods can be there, and the cart shows the same', async () => {
  await lay('near', 1)
  await lay('far', 10)
  await fill(server, customer, [{ productId: breaker(), amount: 3 }])
  // Two come from afar: on Friday they are in the warehouse, on Saturday the car goes.
  const cart = (await callApi(server, cartApi.read, { headers: customer.headers })).body
  expect(cart.lines[0]?.sources.map(({ source, day }) => [source, day])).toEqual([
    ['stock', TODAY],
    ['transfer', '2026-11-20'],
  ])
  const { delivery, carrier, pickupPoints } = await options()
  expect([delivery.promisedOn, delivery.days[0]?.date]).toEqual(['2026-11-21', '2026-11-21'])
  expect(delivery.splitDays[0]?.date).toBe('2026-11-17')
  expect(carrier.promisedOn).toBe('2026-11-20')
  expect(pickupPoints.find(({ id }) => id === goods.warehouses.near.id)?.readyOn).toBe('2026-11-20')

  for (const desiredOn of ['2026-11-17', '2026-11-20']) {
    const { status, body } = await place(server, customer, { changes: { ...byCar, desiredOn } })
    expect([status, body.errors]).toMatchObject([422, [{ field: 'desiredOn', code: 'too_early' }]])
    expect(body.errors?.[0]?.message).toContain('21.11.2026')
  }
  const { status, body } = await place(server, customer, { changes: { ...byCar, desiredOn: '2026-11-21' } })
  expect(status).toBe(200)
  const order = await reading(body.orders[0]?.id ?? 0)
  expect(order).toMatchObject({ desiredOn: '2026-11-21', promisedOn: '2026-11-21' })
})

test('[M-09] at a point nothing can be had before it is promised there, nor on a day the point is closed', async () => {
  await lay('far', 10)
  await fill(server, customer, [{ productId: breaker(), amount: 3 }])
  const at = { deliveryType: 'pickup', warehouseId: goods.warehouses.near.id }
  const early = await place(server, customer, { changes: { ...at, desiredOn: '2026-11-19' } })
  expect([early.status, early.body.errors]).toMatchObject([422, [{ field: 'desiredOn', code: 'too_early' }]])
  await server.pool.query(`update warehouses set weekdays = '{1,2,3,4,5}' where id = $1`, [goods.warehouses.near.id])
  const closed = await place(server, customer, { changes: { ...at, desiredOn: '2026-11-21' } })
  expect([closed.status, closed.body.errors]).toMatchObject([422, [{ field: 'desiredOn', code: 'wrong_choice' }]])
  await server.pool.query(`update warehouses set weekdays = '{1,2,3,4,5,6,7}' where id = $1`, [goods.warehouses.near.id])
  expect((await place(server, customer, { changes: { ...at, desiredOn: '2026-11-20' } })).status).toBe(200)
})

test('an order keeps its promise line by line; without a chosen day it gets the promised one, also in the schedule', async () => {
  await lay('near', 5)
  await lay('far', 10, cable())
  const order = await anOrder(
    server,
    customer,
    [
      { productId: breaker(), amount: 2 },
      { productId: cable(), amount: 10 },
    ],
    { changes: byCar },
  )
  expect(order).toMatchObject({ desiredOn: null, promisedOn: '2026-11-21' })
  const [kept] = await server.ctx.db.select().from(orderPromises).where(sql`order_id = ${order.id}`)
  const { near, far } = goods.warehouses
  expect(kept).toMatchObject({
    day: '2026-11-21',
    cause: 'placed',
    lines: [
      { day: '2026-11-17', confidence: 'firm', parts: [{ source: 'stock', warehouseId: near.id, amount: 2, day: '2026-11-17' }] },
      { day: '2026-11-21', confidence: 'firm', parts: [{ source: 'transfer', warehouseId: far.id, amount: 10, day: '2026-11-21' }] },
    ],
  })
  expect((await linesOf(order.id)).map(({ shipBy }) => shipBy)).toEqual(['2026-11-17', '2026-11-21'])
  const upcoming = (await callApi(server, schedulesApi.upcoming, { headers: customer.headers })).body.items
  expect(upcoming).toMatchObject([{ orderId: order.id, date: '2026-11-21' }])
})

test('goods ordered from the manufacturer without a known day have none: none is offered, none is accepted, none is shown', async () => {
  await lay('near', 2)
  await fill(server, customer, [{ productId: breaker(), amount: 5 }])
  const { delivery } = await options()
  expect(delivery).toMatchObject({ promisedOn: null, days: [] })
  const asked = { ...byCar, shortage: 'toOrder' }
  const refused = await place(server, customer, { changes: { ...asked, desiredOn: '2026-11-30' } })
  expect([refused.status, refused.body.errors]).toMatchObject([422, [{ field: 'desiredOn', code: 'undated' }]])
  const placed = (await place(server, customer, { changes: asked })).body.orders[0]
  expect(await reading(placed?.id ?? 0)).toMatchObject({ desiredOn: null, promisedOn: null })
  const upcoming = (await callApi(server, schedulesApi.upcoming, { headers: customer.headers })).body.items
  expect(upcoming).toMatchObject([{ orderId: placed?.id, date: null }])

  // Once the manufacturer names its days they count: five working days, and the car of the day after.
  await server.pool.query(`update products set manufacturer_id = $1 where id = $2`, [goods.maker.id, breaker()])
  await server.pool.query('update manufacturers set lead_days = 5 where id = $1', [goods.maker.id])
  await lay('far', 1)
  await fill(server, customer, [{ productId: breaker(), amount: 5 }])
  expect((await options()).delivery.promisedOn).toBe('2026-11-24')
  await server.pool.query('update manufacturers set lead_days = null')
})

test('an arrival is promised to one order only', async () => {
  const { near } = goods.warehouses
  await server.ctx.db.insert(arrivals).values({ productId: breaker(), warehouseId: near.id, quantity: 10, expectedOn: '2026-11-25' })
  const asked = { ...byCar, shortage: 'toOrder' }
  const first = await anOrder(server, customer, [{ productId: breaker(), amount: 7 }], { changes: asked })
  expect(first.promisedOn).toBe('2026-11-26')
  const second = await anOrder(server, customer, [{ productId: breaker(), amount: 7 }], { changes: asked })
  expect(second.promisedOn).toBeNull()
  const sources = (await linesOf(second.id))[0]?.sources.map(({ amount, readyOn }) => [amount, readyOn])
  expect(sources).toEqual([
    [3, '2026-11-26'],
    [4, null],
  ])
  // A cancelled amount can be promised again.
  await callApi(server, ordersApi.cancel, { url: `/api/v1/order/${first.id}/cancel`, body: { reason: '' }, headers: customer.headers })
  const third = await anOrder(server, customer, [{ productId: breaker(), amount: 7 }], { changes: asked })
  expect(third.promisedOn).toBe('2026-11-26')
  await server.ctx.db.delete(arrivals)
})

test('an order split by days: each has its own promise, and the chosen day stands where it can be kept', async () => {
  await lay('near', 1)
  await lay('far', 10)
  await fill(server, customer, [{ productId: breaker(), amount: 3 }])
  const window = { from: '09:00', to: '13:00' }
  const { body } = await place(server, customer, { changes: { ...byCar, split: 'date', desiredOn: '2026-11-18', window } })
  const made = await Promise.all(body.orders.map(({ id }) => reading(id)))
  expect(made.map(({ desiredOn, promisedOn, window: hours }) => [desiredOn, promisedOn, hours])).toEqual([
    ['2026-11-18', '2026-11-17', window],
    [null, '2026-11-21', null],
  ])
})

test('the way of supply chosen in the cart is the way the days are counted by', async () => {
  await lay('near', 3)
  await lay('far', 10)
  await lay('far', 10, cable())
  await fill(server, customer, [
    { productId: breaker(), amount: 3 },
    { productId: cable(), amount: 1 },
  ])
  const firstCar = async (supply: string) => (await options(supply)).delivery.splitDays[0]?.date
  expect([await firstCar('earliest'), await firstCar('fewestShipments'), await firstCar('oneDate')]).toEqual([
    '2026-11-17',
    '2026-11-21',
    '2026-11-21',
  ])
})
