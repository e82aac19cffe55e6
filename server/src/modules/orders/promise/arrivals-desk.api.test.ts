import { eq } from '#platform/database/drizzle'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { ordersApi } from '@vitrina/contract/orders/orders'
import { arrivalsDeskApi } from '@vitrina/contract/promise/arrivals-desk'
import { aUser } from '#test/builders'
import { aCustomer, anOrder, type Customer } from '#test/builders.orders'
import { callApi, type Headers } from '#test/call-api'
import { describeStore } from '#test/describe-store'
import { smallCatalogue } from '#test/small-catalogue'
import { runWaiting } from '#test/waiting-jobs'
import { auditEvents, mails } from '#tables/platform'
import { arrivals, stock } from '#tables/stock'
import { arrivalMoved } from './arrival-moved.jobs.ts'

const { server, goods } = describeStore({ goods: smallCatalogue })
let headers: Headers
let customer: Customer

beforeAll(async () => {
  // A Monday morning.
  server.ctx.now = () => new Date('2026-11-16T07:00:00Z')
  ;({ headers } = await aUser(server.ctx, { role: 'warehouse' }))
  await server.ctx.db.delete(stock)
})
beforeEach(async () => {
  customer = await aCustomer(server)
  await server.ctx.db.delete(arrivals)
})

const base = '/api/v1/back-office/stock/arrivals'
const list = async (query = '', by = headers) =>
  (await callApi(server, arrivalsDeskApi.list, { url: `${base}?${query}`, headers: by })).body.items
const add = (given: object = {}) =>
  callApi(server, arrivalsDeskApi.add, {
    headers,
    body: {
      productId: goods.products.breaker.id,
      warehouseId: goods.warehouses.near.id,
      quantity: 10,
      expectedOn: '2026-11-25',
      source: 'УПД 17',
      ...given,
    },
  })
const change = (id: number, body: object) => callApi(server, arrivalsDeskApi.change, { url: `${base}/${id}`, headers, body })
const cancel = (id: number) =>
  callApi(server, arrivalsDeskApi.cancel, { url: `${base}/${id}/cancel`, headers, body: { reason: 'Завод отказал' } })
const awaiting = (amount: number) =>
  anOrder(server, customer, [{ productId: goods.products.breaker.id, amount }], { changes: { shortage: 'toOrder' } })
const promisedOn = async (id: number) =>
  (await callApi(server, ordersApi.read, { url: `/api/v1/order/${id}`, headers: customer.headers })).body.promisedOn
const lastEvent = async (type: string) =>
  (await server.ctx.db.select().from(auditEvents).where(eq(auditEvents.type, type)).orderBy(auditEvents.id)).at(-1)

test('an arrival is promised from at once, and the list tells to whom', async () => {
  const { body } = await add()
  expect(body).toMatchObject({ quantity: 10, expectedOn: '2026-11-25', source: 'УПД 17', promised: 0, orders: [] })
  const order = await awaiting(7)
  expect(order.promisedOn).toBe('2026-11-25')
  expect(await list()).toMatchObject([{ id: body.id, promised: 7, orders: [{ id: order.id, number: order.number, amount: 7 }] }])
  expect(await lastEvent('arrival.added')).toMatchObject({ diff: { after: { quantity: 10, expectedOn: '2026-11-25', source: 'УПД 17' } } })
})

test('who may not see orders is told the amount, not the orders', async () => {
  await add()
  await awaiting(7)
  const integrator = await aUser(server.ctx, { role: 'integrator' })
  expect(await list('', integrator.headers)).toMatchObject([{ promised: 7, orders: [] }])
})

test('a moved arrival moves the promise; one with less than was promised is found as such', async () => {
  const { id } = (await add()).body
  const order = await awaiting(7)
  const seen = { quantity: 10, expectedOn: '2026-11-25' }
  expect((await change(id, { quantity: 5, expectedOn: '2026-12-01', source: '', seen })).body).toMatchObject({ quantity: 5, promised: 7 })
  await runWaiting(server, [arrivalMoved])
  expect(await promisedOn(order.id)).toBe('2026-12-01')
  expect((await list('need=overpromised')).map((one) => one.id)).toEqual([id])
  expect(await lastEvent('arrival.changed')).toMatchObject({
    diff: { before: { quantity: 10 }, after: { quantity: 5, expectedOn: '2026-12-01' } },
  })
  const late = await change(id, { quantity: 6, expectedOn: '2026-12-01', source: '', seen })
  expect(late.body).toMatchObject({ code: 'arrival.changed', current: { quantity: 5 } })
})

test('a cancelled arrival takes the day from the orders that wait, their buyers get a letter, and nothing is left of it', async () => {
  const { id } = (await add()).body
  const order = await awaiting(7)
  expect((await cancel(id)).body).toEqual({ ok: true })
  expect(await list()).toEqual([])
  await runWaiting(server, [arrivalMoved])
  expect(await promisedOn(order.id)).toBeNull()
  expect(await server.ctx.db.select().from(arrivals).where(eq(arrivals.id, id))).toEqual([])
  const letters = await server.ctx.db
    .select()
    .from(mails)
    .where(eq(mails.recipient, customer.user.email ?? ''))
    .orderBy(mails.id)
  expect(letters.some(({ subject }) => subject.includes(order.number))).toBe(true)
  expect((await cancel(id)).body.code).toBe('arrival.not-found')
  expect(await lastEvent('arrival.cancelled')).toMatchObject({ diff: { before: { quantity: 10 }, reason: 'Завод отказал' } })
})

test('nothing is expected in the past, in no warehouse, of no product, or finer than the unit', async () => {
  expect((await add({ expectedOn: '2026-11-15' })).body.code).toBe('arrival.past')
  expect((await add({ productId: 2_000_000_000 })).body.code).toBe('product.not-found')
  expect((await add({ warehouseId: 2_000_000_000 })).body.code).toBe('warehouse.not-found')
  expect((await add({ quantity: 1.5 })).body.errors).toMatchObject([{ field: 'quantity', code: 'precision' }])
})
