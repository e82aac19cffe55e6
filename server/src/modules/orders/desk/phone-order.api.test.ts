import { eq } from '#platform/database/drizzle'
import { beforeEach, expect, test } from 'vitest'
import { phoneOrderApi } from '@vitrina/contract/orders/phone-order'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aDesk, aManagerOf, linesOf, setStock, stockOf } from '#test/builders.desk'
import { aMember } from '#test/builders.companies'
import { aCustomer } from '#test/builders.orders'
import { smallCatalogue } from '#test/small-catalogue'
import { companies } from '#tables/companies'
import { orderEvents, orders } from '#tables/orders'

const { server, goods } = describeStore({ goods: smallCatalogue })
let desk: Awaited<ReturnType<typeof aDesk>>
let manager: Awaited<ReturnType<typeof aManagerOf>>

beforeEach(async () => {
  desk = await aDesk(server)
  manager = await aManagerOf(server, desk.customer.company.id)
  await setStock(server, breaker(), 100)
})

const breaker = () => goods.products.breaker.id
const told = () => ({
  companyId: desk.customer.company.id,
  userId: desk.customer.user.id,
  lines: [{ productId: breaker(), amount: 10 }],
})
const preview = (body: Record<string, unknown> = told()) => callApi(server, phoneOrderApi.preview, { headers: manager.headers, body })
const place = (changes: Record<string, unknown> = {}, headers: Record<string, string> = manager.headers) =>
  callApi(server, phoneOrderApi.place, {
    headers,
    body: {
      ...told(),
      expectedSum: 3000,
      legalEntityId: desk.customer.entity.id,
      deliveryType: 'pickup',
      warehouseId: goods.warehouses.near.id,
      contactName: 'Иван Петров',
      contactPhone: '+79990000001',
      paymentMethod: 'transfer',
      agreedForOffer: true,
      ...changes,
    },
  })

test('an order by phone has the customer’s prices and days, is the customer’s, and names the member of staff', async () => {
  const seen = await preview()
  expect(seen.body.lines).toMatchObject([{ productId: breaker(), price: 300, sum: 3000, day: expect.any(String), problem: null }])
  expect(seen.body.options).toMatchObject({ sum: 3000, legalEntities: [{ id: desk.customer.entity.id }] })
  const { status, body } = await place()
  expect([status, body.code]).toEqual([200, undefined])
  const id = body.orders[0]?.id ?? 0
  const [order] = await server.ctx.db.select().from(orders).where(eq(orders.id, id))
  expect(order).toMatchObject({ source: 'phone', createdBy: desk.customer.user.id, companyId: desk.customer.company.id, total: 300_000 })
  const [event] = await server.ctx.db.select().from(orderEvents).where(eq(orderEvents.orderId, id))
  expect(event).toMatchObject({ type: 'order.placed', actorUserId: manager.id, actorSide: 'seller' })
  expect([(await linesOf(server, id)).length, await stockOf(server, breaker())]).toEqual([1, 90])
})

test('an order by phone for a company whose work is stopped is refused with the reason, at the first look and at the press', async () => {
  const stop = { state: 'inactive', rejection: 'Просрочка больше 60 дней' } as const
  await server.ctx.db.update(companies).set(stop).where(eq(companies.id, desk.customer.company.id))
  for (const { status, body } of [await preview(), await place()])
    expect([status, body.code, body.message]).toEqual([403, 'company.stopped', expect.stringContaining(stop.rejection)])
})

test('a repeated press places one order', async () => {
  const headers = { ...manager.headers, 'idempotency-key': 'phone-order-once' }
  const first = await place({}, headers)
  expect((await place({}, headers)).body).toEqual(first.body)
  expect(await stockOf(server, breaker())).toBe(90)
})

test('another manager’s customer, a stranger and a viewer are no customers; another sum is told before anything is placed', async () => {
  const other = await aCustomer(server)
  await aManagerOf(server, other.company.id)
  const foreign = { ...told(), companyId: other.company.id, userId: other.user.id }
  expect((await preview(foreign)).body.code).toBe('order.customer-not-found')
  expect((await preview({ ...told(), userId: other.user.id })).body.code).toBe('order.customer-not-found')
  const viewer = await aMember(server.ctx, { companyId: desk.customer.company.id, role: 'viewer' })
  expect((await place({ userId: viewer.id })).body.code).toBe('order.customer-not-found')
  expect((await place({ expectedSum: 1 })).body.code).toBe('order.sum-changed')
  expect(await stockOf(server, breaker())).toBe(100)
})
