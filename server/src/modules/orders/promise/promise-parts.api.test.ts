import { eq } from '#platform/database/drizzle'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { arrivalsApi } from '@vitrina/contract/promise/arrivals'
import { ordersApi } from '@vitrina/contract/orders/orders'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { only } from '#test/builders'
import { aManagerOf, byCarrier, deskOf } from '#test/builders.desk'
import { aCustomer, anOrder, type Customer } from '#test/builders.orders'
import { smallCatalogue } from '#test/small-catalogue'
import { runWaiting } from '#test/waiting-jobs'
import { deliveryRoutes } from '#tables/delivery'
import { mails } from '#tables/platform'
import { arrivals, stock } from '#tables/stock'
import { arrivalMoved } from './arrival-moved.jobs.ts'

const { server, goods } = describeStore({ goods: smallCatalogue })
let customer: Customer
let manager: Awaited<ReturnType<typeof aManagerOf>>
let desk: ReturnType<typeof deskOf>

beforeAll(async () => {
  // A Monday morning.
  server.ctx.now = () => new Date('2026-11-16T07:00:00Z')
  const everyDay = { weekdays: [1, 2, 3, 4, 5, 6, 7], cutoff: '17:00', windows: [] }
  await server.ctx.db.insert(deliveryRoutes).values({ regionId: goods.region.id, warehouseId: near(), ...everyDay })
})
beforeEach(async () => {
  customer = await aCustomer(server)
  manager = await aManagerOf(server, customer.company.id)
  desk = deskOf(server, manager.headers)
  await server.ctx.db.delete(arrivals)
  await server.ctx.db.delete(stock)
})

const near = () => goods.warehouses.near.id
const breaker = () => goods.products.breaker.id
const cable = () => goods.products.mediumCable.id
const lay = (productId: number, free: number) => server.ctx.db.insert(stock).values({ productId, warehouseId: near(), free })
const expected = async (expectedOn: string, quantity = 10) =>
  only(await server.ctx.db.insert(arrivals).values({ productId: breaker(), warehouseId: near(), quantity, expectedOn }).returning())
const ordered = async (items: { productId: number; amount: number }[]) => {
  const { deliveryAddressId } = await byCarrier(server, customer)
  return anOrder(server, customer, items, {
    changes: { deliveryType: 'delivery', warehouseId: null, deliveryAddressId, shortage: 'toOrder' },
  })
}
const moved = async (id: number, expectedOn: string) => {
  const url = `/api/v1/back-office/arrivals/${id}`
  expect((await callApi(server, arrivalsApi.move, { url, body: { expectedOn }, headers: manager.headers })).status).toBe(200)
  await runWaiting(server, [arrivalMoved])
}
const act = async (name: Parameters<typeof desk.act>[0], id: number, body: Record<string, unknown> = {}) => {
  const answer = await desk.act(name, id, { version: (await desk.read(id)).body.order.version, ...body })
  expect([name, answer.status]).toEqual([name, 200])
  return answer.body
}
/** The day of the order, then that of each line with the days of its parts. */
const daysOf = async (id: number) => {
  const { order, items } = (await desk.read(id)).body
  return [order.promisedOn, ...items.map(({ shipBy, sources }) => [shipBy, ...sources.map(({ readyOn }) => readyOn)])]
}
const lettersOf = async (number: string) => {
  const rows = await server.ctx.db
    .select()
    .from(mails)
    .where(eq(mails.recipient, customer.user.email ?? ''))
    .orderBy(mails.id)
  return rows.filter(({ subject, text }) => subject.includes(number) && /срок|уточняется/i.test(subject + text)).length
}

test('only the parts that wait for an arrival move with it: their line and the order follow the last of them', async () => {
  await lay(cable(), 10)
  await lay(breaker(), 3)
  const arrival = await expected('2026-11-25')
  const { id } = await ordered([
    { productId: cable(), amount: 5 },
    { productId: breaker(), amount: 7 },
  ])
  expect(await daysOf(id)).toEqual(['2026-11-26', ['2026-11-17', '2026-11-17'], ['2026-11-26', '2026-11-17', '2026-11-26']])
  await moved(arrival.id, '2026-12-01')
  expect(await daysOf(id)).toEqual(['2026-12-02', ['2026-11-17', '2026-11-17'], ['2026-12-02', '2026-11-17', '2026-12-02']])
  // Earlier than before: the line is no later than its last part.
  await moved(arrival.id, '2026-11-20')
  expect(await daysOf(id)).toEqual(['2026-11-21', ['2026-11-17', '2026-11-17'], ['2026-11-21', '2026-11-17', '2026-11-21']])
})

test('another arrival of the same goods does not move with it', async () => {
  const first = await expected('2026-11-25', 4)
  await expected('2026-12-07', 4)
  const { id } = await ordered([{ productId: breaker(), amount: 7 }])
  expect(await daysOf(id)).toEqual(['2026-12-08', ['2026-12-08', '2026-11-26', '2026-12-08']])
  await moved(first.id, '2026-11-28')
  expect(await daysOf(id)).toEqual(['2026-12-08', ['2026-12-08', '2026-11-29', '2026-12-08']])
})

test('goods that have left keep the day they were promised for; what staff promise is the rest', async () => {
  await lay(breaker(), 3)
  await lay(cable(), 5)
  await expected('2026-11-25')
  const { id } = await ordered([
    { productId: breaker(), amount: 7 },
    { productId: cable(), amount: 5 },
  ])
  await act('confirm', id)
  await act('releaseGoods', id, { reason: 'Гарантийное письмо' })
  await act('ship', id)
  await act('changePromise', id, { day: '2026-12-03', reason: 'Завод задержал' })
  expect(await daysOf(id)).toEqual(['2026-12-03', ['2026-12-03', '2026-11-17', '2026-12-03'], ['2026-11-17', '2026-11-17']])
})

test('a part that has left is not waited for: an arrival that is early brings the order forward', async () => {
  await lay(breaker(), 3)
  const arrival = await expected('2026-11-25')
  const { id } = await ordered([{ productId: breaker(), amount: 7 }])
  await act('changePromise', id, { day: '2026-12-03', reason: 'Завод задержал' })
  await act('confirm', id)
  await act('releaseGoods', id, { reason: 'Гарантийное письмо' })
  await act('ship', id)
  await moved(arrival.id, '2026-11-20')
  expect(await daysOf(id)).toEqual(['2026-11-21', ['2026-11-21', '2026-12-03', '2026-11-21']])
})

test('goods sent to another warehouse are promised for the day they were: a late arrival does not make it unknown', async () => {
  await lay(cable(), 5)
  const arrival = await expected('2026-11-25')
  const { id } = await ordered([
    { productId: cable(), amount: 5 },
    { productId: breaker(), amount: 7 },
  ])
  await act('sendTransfer', id, { from: near(), to: goods.warehouses.far.id })
  await moved(arrival.id, '2026-12-01')
  expect((await daysOf(id))[0]).toBe('2026-12-02')
})

test('goods held anew are promised for the day they were: a late arrival does not make it unknown', async () => {
  await lay(cable(), 5)
  const arrival = await expected('2026-11-25')
  const { id } = await ordered([
    { productId: cable(), amount: 5 },
    { productId: breaker(), amount: 7 },
  ])
  for (const call of ['releaseReserve', 'reserve'] as const) {
    const url = ordersApi[call].path.replace(':id', String(id))
    expect((await callApi(server, ordersApi[call], { url, headers: customer.headers })).status).toBe(200)
  }
  await moved(arrival.id, '2026-12-04')
  expect((await daysOf(id))[0]).toBe('2026-12-05')
})

test('what was cancelled of an order waits for no arrival: it is promised to others, and of its day nobody hears', async () => {
  await lay(breaker(), 3)
  const arrival = await expected('2026-11-25', 7)
  const order = await ordered([{ productId: breaker(), amount: 10 }])
  await act('confirm', order.id)
  await act('releaseGoods', order.id, { reason: 'Гарантийное письмо' })
  await act('ship', order.id)
  await act('cancel', order.id, { reason: 'Хватит' })
  expect((await ordered([{ productId: breaker(), amount: 7 }])).promisedOn).toBe('2026-11-26')
  const before = await lettersOf(order.number)
  await moved(arrival.id, '2026-12-01')
  expect((await desk.read(order.id)).body.order.promisedOn).toBe('2026-11-26')
  expect(await lettersOf(order.number)).toBe(before)
})
