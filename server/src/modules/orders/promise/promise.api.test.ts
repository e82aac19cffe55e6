import { eq, sql } from '#platform/database/drizzle'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { arrivalsApi } from '@vitrina/contract/promise/arrivals'
import { ordersApi } from '@vitrina/contract/orders/orders'
import { schedulesApi } from '@vitrina/contract/account/schedules'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { only } from '#test/builders'
import { aManagerOf, deskOf } from '#test/builders.desk'
import { aCustomer, anOrder, type Customer } from '#test/builders.orders'
import { smallCatalogue } from '#test/small-catalogue'
import { runWaiting } from '#test/waiting-jobs'
import { deliveryAddresses } from '#tables/companies'
import { deliveryRoutes } from '#tables/delivery'
import { orderPromises } from '#tables/orders'
import { mails } from '#tables/platform'
import { arrivals, stock } from '#tables/stock'
import { arrivalMoved } from './arrival-moved.jobs.ts'

const { server, goods } = describeStore({ goods: smallCatalogue })
let customer: Customer
let desk: ReturnType<typeof deskOf>
let staff: { authorization: string } & Record<string, string>

beforeAll(async () => {
  // A Monday morning.
  server.ctx.now = () => new Date('2026-11-16T07:00:00Z')
  const warehouseId = goods.warehouses.near.id
  const everyDay = { weekdays: [1, 2, 3, 4, 5, 6, 7], cutoff: '17:00', windows: [] }
  await server.ctx.db.insert(deliveryRoutes).values({ regionId: goods.region.id, warehouseId, ...everyDay })
  await server.ctx.db.delete(stock)
})
beforeEach(async () => {
  customer = await aCustomer(server)
  const { headers } = await aManagerOf(server, customer.company.id)
  staff = headers
  desk = deskOf(server, headers)
})

/** Seven pieces that wait for an arrival of the 25th. */
async function anAwaitingOrder(changes: Record<string, unknown> = {}) {
  const row = { productId: goods.products.breaker.id, warehouseId: goods.warehouses.near.id, quantity: 10, expectedOn: '2026-11-25' }
  const arrival = only(await server.ctx.db.insert(arrivals).values(row).returning())
  const address = only(
    await server.ctx.db.insert(deliveryAddresses).values({ companyId: customer.company.id, label: 'О', address: 'Лесная, 1' }).returning(),
  )
  const byCar = { deliveryType: 'delivery', warehouseId: null, deliveryAddressId: address.id, shortage: 'toOrder' }
  const order = await anOrder(server, customer, [{ productId: row.productId, amount: 7 }], { changes: { ...byCar, ...changes } })
  return { arrival, order }
}
const move = (id: number, expectedOn: string) =>
  callApi(server, arrivalsApi.move, { url: `/api/v1/back-office/arrivals/${id}`, body: { expectedOn }, headers: staff })
const reading = async (id: number) =>
  (await callApi(server, ordersApi.read, { url: `/api/v1/order/${id}`, headers: customer.headers })).body
const storyOf = async (id: number) =>
  (await callApi(server, ordersApi.events, { url: `/api/v1/order/${id}/events`, headers: customer.headers })).body.items
const changesOf = async (id: number) =>
  (await storyOf(id)).filter(({ type }) => type === 'promise.changed').map(({ data }) => [data.was, data.day])
const lettersWith = async (words: string) => {
  const rows = await server.ctx.db
    .select()
    .from(mails)
    .where(eq(mails.recipient, customer.user.email ?? ''))
    .orderBy(mails.id)
  return rows.filter(({ subject }) => subject.includes(words)).length
}
const promisesOf = (id: number) => server.ctx.db.select().from(orderPromises).where(sql`order_id = ${id}`).orderBy(orderPromises.id)

test('an arrival that is late changes the promise of the orders that wait for it: in the timeline, in a letter, in the schedule, once', async () => {
  const { arrival, order } = await anAwaitingOrder()
  expect(order.promisedOn).toBe('2026-11-26')
  const moved = await move(arrival.id, '2026-12-01')
  expect([moved.status, moved.body.expectedOn]).toEqual([200, '2026-12-01'])
  await runWaiting(server, [arrivalMoved])
  expect(await reading(order.id)).toMatchObject({ promisedOn: '2026-12-02', desiredOn: null })
  expect(await changesOf(order.id)).toEqual([['2026-11-26', '2026-12-02']])
  expect(await lettersWith('02.12.2026')).toBe(1)
  const [first, second] = await promisesOf(order.id)
  expect([first?.day, first?.cause, second?.day, second?.cause]).toEqual(['2026-11-26', 'placed', '2026-12-02', 'arrival'])
  expect(second?.lines).toMatchObject([
    { day: '2026-12-02', confidence: 'estimated', parts: [{ source: 'arrival', amount: 7, day: '2026-12-02' }] },
  ])
  const upcoming = (await callApi(server, schedulesApi.upcoming, { headers: customer.headers })).body.items
  expect(upcoming).toMatchObject([{ orderId: order.id, date: '2026-12-02' }])
  const items = (await callApi(server, ordersApi.items, { url: `/api/v1/order/${order.id}/items`, headers: customer.headers })).body.items
  expect(items[0]).toMatchObject({ shipBy: '2026-12-02', sources: [{ readyOn: '2026-12-02' }] })

  // The same job again sends nothing.
  await arrivalMoved.run(server.ctx, { arrivalId: arrival.id })
  expect([await lettersWith('02.12.2026'), (await promisesOf(order.id)).length]).toEqual([1, 2])
})

test('a day the buyer chose stands while it can be kept, and gives way to the promise when it cannot', async () => {
  const { arrival, order } = await anAwaitingOrder({ desiredOn: '2026-11-30' })
  await move(arrival.id, '2026-11-27')
  await runWaiting(server, [arrivalMoved])
  expect(await reading(order.id)).toMatchObject({ desiredOn: '2026-11-30', promisedOn: '2026-11-28' })
  expect([await changesOf(order.id), await lettersWith('30.11.2026')]).toEqual([[], 0])
  await move(arrival.id, '2026-12-04')
  await runWaiting(server, [arrivalMoved])
  expect(await reading(order.id)).toMatchObject({ desiredOn: null, promisedOn: '2026-12-05' })
  expect(await changesOf(order.id)).toEqual([['2026-11-30', '2026-12-05']])
})

test('an arrival is not moved into the past, and one that is not there is not found', async () => {
  const { arrival } = await anAwaitingOrder()
  expect((await move(arrival.id, '2026-11-15')).body.code).toBe('arrival.past')
  expect((await move(2_000_000_000, '2026-12-15')).body.code).toBe('arrival.not-found')
  const listed = await callApi(server, arrivalsApi.list, {
    url: `/api/v1/back-office/arrivals?productId=${arrival.productId}`,
    headers: staff,
  })
  expect(listed.body.items.find(({ id }) => id === arrival.id)).toMatchObject({ expectedOn: '2026-11-25', warehouse: { name: 'Ближний' } })
})

test('staff name another day with a reason, or take it back; the buyer reads old and new and gets a letter', async () => {
  const { order } = await anAwaitingOrder({ desiredOn: '2026-11-30' })
  const change = async (day: string | null, reason = 'Завод задержал') =>
    desk.act('changePromise', order.id, { version: (await desk.read(order.id)).body.order.version, day, reason })
  expect((await change('2026-11-13')).body.errors).toMatchObject([{ field: 'day' }])
  expect((await change('2026-12-03', '')).status).toBe(422)
  expect((await change('2026-12-03')).body).toMatchObject({ promisedOn: '2026-12-03', desiredOn: null })
  expect(await lettersWith('03.12.2026')).toBe(1)
  expect((await change(null)).body).toMatchObject({ promisedOn: null, desiredOn: null })
  expect(await lettersWith('уточняется')).toBe(1)
  expect(await changesOf(order.id)).toEqual([
    ['2026-11-30', '2026-12-03'],
    ['2026-12-03', null],
  ])
  expect((await storyOf(order.id)).at(-1)).toMatchObject({ side: 'seller', data: { reason: 'Завод задержал' } })
  expect((await promisesOf(order.id)).map(({ day, cause }) => [day, cause])).toEqual([
    ['2026-11-26', 'placed'],
    ['2026-12-03', 'staff'],
    [null, 'staff'],
  ])
})
