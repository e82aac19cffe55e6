import { eq, sql } from '#platform/database/drizzle'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { arrivalsApi } from '@vitrina/contract/promise/arrivals'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { only } from '#test/builders'
import { aManagerOf, byCarrier, deskOf } from '#test/builders.desk'
import { aCustomer, anOrder, type Customer } from '#test/builders.orders'
import { smallCatalogue } from '#test/small-catalogue'
import { runWaiting } from '#test/waiting-jobs'
import { deliveryRoutes } from '#tables/delivery'
import { orders } from '#tables/orders'
import { auditEvents, mails } from '#tables/platform'
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
const expected = async (expectedOn: string, quantity = 10) =>
  only(await server.ctx.db.insert(arrivals).values({ productId: breaker(), warehouseId: near(), quantity, expectedOn }).returning())
/** Seven pieces that are brought; missing ones are waited for. */
const ordered = async (changes: Record<string, unknown> = {}) => {
  const { deliveryAddressId } = await byCarrier(server, customer)
  const byCar = { deliveryType: 'delivery', warehouseId: null, deliveryAddressId, shortage: 'toOrder' }
  return anOrder(server, customer, [{ productId: breaker(), amount: 7 }], { changes: { ...byCar, ...changes } })
}
const move = (id: number, expectedOn: string) =>
  callApi(server, arrivalsApi.move, { url: `/api/v1/back-office/arrivals/${id}`, body: { expectedOn }, headers: manager.headers })
const moved = async (id: number, expectedOn: string) => {
  expect((await move(id, expectedOn)).status).toBe(200)
  await runWaiting(server, [arrivalMoved])
}
const daysOf = async (id: number) => {
  const { promisedOn, desiredOn } = (await desk.read(id)).body.order
  return { promisedOn, desiredOn }
}
const act = async (name: Parameters<typeof desk.act>[0], id: number, body: Record<string, unknown> = {}) =>
  desk.act(name, id, { version: (await desk.read(id)).body.order.version, ...body })

test('the day the buyer chose stands when it is the very day promised anew', async () => {
  const arrival = await expected('2026-11-25')
  const { id } = await ordered({ desiredOn: '2026-11-30' })
  await moved(arrival.id, '2026-11-29')
  expect(await daysOf(id)).toEqual({ promisedOn: '2026-11-30', desiredOn: '2026-11-30' })
  await moved(arrival.id, '2026-11-30')
  expect(await daysOf(id)).toEqual({ promisedOn: '2026-12-01', desiredOn: null })
})

test('goods may be expected today, and staff may promise today; never yesterday', async () => {
  const arrival = await expected('2026-11-25')
  const { id } = await ordered()
  expect((await move(arrival.id, '2026-11-15')).body.code).toBe('arrival.past')
  expect((await move(arrival.id, '2026-11-16')).body.expectedOn).toBe('2026-11-16')
  const promised = (day: string) => act('changePromise', id, { day, reason: 'Успеваем' })
  expect((await promised('2026-11-15')).body.code).toBe('order.wrong-choice')
  expect((await promised('2026-11-16')).body).toMatchObject({ promisedOn: '2026-11-16' })
})

test('the journal has who moved an arrival, from which day to which; a move to the same day is none', async () => {
  const arrival = await expected('2026-11-25')
  for (const day of ['2026-11-25', '2026-11-27']) expect((await move(arrival.id, day)).body.expectedOn).toBe(day)
  const told = await server.ctx.db
    .select()
    .from(auditEvents)
    .where(sql`type = 'arrival.moved' and entity_id = ${String(arrival.id)}`)
  expect(told).toMatchObject([{ actorUserId: manager.id, diff: { before: '2026-11-25', after: '2026-11-27' } }])
})

test.each(['cancelled', 'declined', 'rejected', 'completed'] as const)(
  'an order that is %s waits for nothing: it is promised no other day, and what it waited for is promised to the next',
  async (state) => {
    const arrival = await expected('2026-11-25')
    const over = await ordered()
    await server.ctx.db.update(orders).set({ state }).where(eq(orders.id, over.id))
    const next = await ordered()
    expect(next.promisedOn).toBe('2026-11-26')
    await moved(arrival.id, '2026-12-01')
    expect([(await daysOf(over.id)).promisedOn, (await daysOf(next.id)).promisedOn]).toEqual(['2026-11-26', '2026-12-02'])
    const letters = await server.ctx.db
      .select()
      .from(mails)
      .where(eq(mails.recipient, customer.user.email ?? ''))
      .orderBy(mails.id)
    const about = (number: string) => letters.filter(({ subject, text }) => subject.includes(number) && text.includes('02.12.2026')).length
    expect([about(over.number), about(next.number)]).toEqual([0, 1])
  },
)

test('an arrival that an order under way waits for is promised to no other', async () => {
  await expected('2026-11-25')
  await expected('2026-12-07')
  expect([(await ordered()).promisedOn, (await ordered()).promisedOn]).toEqual(['2026-11-26', '2026-12-08'])
})

test('received goods reduce expected ones: the oldest day first, of that warehouse and those goods alone', async () => {
  const later = await expected('2026-11-27', 4)
  const sooner = await expected('2026-11-20', 5)
  const elsewhere = only(
    await server.ctx.db
      .insert(arrivals)
      .values({ productId: breaker(), warehouseId: goods.warehouses.far.id, quantity: 6, expectedOn: '2026-11-18' })
      .returning(),
  )
  const receive = async (amount: number) => {
    expect((await desk.receiveGoods({ warehouseId: near(), items: [{ productId: breaker(), amount }] })).status).toBe(200)
    const rows = await server.ctx.db.select().from(arrivals).orderBy(arrivals.id)
    return rows.map(({ id, quantity }) => [id, quantity])
  }
  expect(await receive(3)).toEqual([
    [later.id, 4],
    [sooner.id, 2],
    [elsewhere.id, 6],
  ])
  expect(await receive(3)).toEqual([
    [later.id, 3],
    [elsewhere.id, 6],
  ])
})
