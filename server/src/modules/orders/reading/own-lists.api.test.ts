import { eq } from '#platform/database/drizzle'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { ordersApi } from '@vitrina/contract/orders/orders'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aManagerOf, setStock } from '#test/builders.desk'
import { aCustomer, anOrder, type Customer } from '#test/builders.orders'
import { anInvoice } from '#test/builders.payments'
import { dayFromToday } from '#test/days'
import { smallCatalogue } from '#test/small-catalogue'
import { companyManagers } from '#tables/companies'
import { orders } from '#tables/orders'

const { server } = describeStore()
let productId: number
let customer: Customer

beforeAll(async () => {
  productId = (await smallCatalogue(server.ctx)).products.breaker.id
})
beforeEach(async () => {
  customer = await aCustomer(server)
  await setStock(server, productId, 1_000)
})

const placed = (amount = 1) => anOrder(server, customer, [{ productId, amount }])
const list = async (query: string) =>
  (await callApi(server, ordersApi.list, { url: `${ordersApi.list.path}?${query}`, headers: customer.headers })).body
const idsOf = async (query: string) => (await list(query)).items.map(({ id }) => id)
const change = (id: number, changed: Partial<typeof orders.$inferInsert>) =>
  server.ctx.db.update(orders).set(changed).where(eq(orders.id, id))

test('a day has all of its orders from its first minute to its last, as the seller counts days', async () => {
  const [first, last] = [await placed(), await placed()]
  await change(first.id, { createdAt: new Date('2026-03-10T00:00:00+03:00') })
  await change(last.id, { createdAt: new Date('2026-03-10T23:59:59+03:00') })
  expect(await idsOf('from=2026-03-10&to=2026-03-10')).toEqual([last.id, first.id])
  expect([await idsOf('to=2026-03-09'), await idsOf('from=2026-03-11')]).toEqual([[], []])
})

test('sums are asked for with both their ends', async () => {
  const [small, large] = [await placed(1), await placed(2)]
  const [from, to] = [small.total / 100, large.total / 100]
  expect(await idsOf(`sumMin=${from}&sumMax=${to}`)).toEqual([large.id, small.id])
  expect(await idsOf(`sumMin=${from + 0.01}`)).toEqual([large.id])
  expect(await idsOf(`sumMax=${to - 0.01}`)).toEqual([small.id])
})

test('orders due before today and not paid are overdue, in the filter and in the rows alike', async () => {
  const orderDue = async (dueOn: string | null, given: Parameters<typeof anInvoice>[2] = {}) => {
    const order = await placed()
    await anInvoice(server.ctx, order, { dueOn, ...given })
    return order.id
  }
  const late = await orderDue(dayFromToday(-1))
  const partly = await orderDue(dayFromToday(-1), { state: 'partially_paid' })
  const today = await orderDue(dayFromToday(0))
  const never = await orderDue(null)
  const done = await orderDue(dayFromToday(-1), { state: 'paid' })
  const dead = await orderDue(dayFromToday(-1), { state: 'cancelled' })
  expect(await idsOf('payment=overdue')).toEqual([partly, late])
  const marked = (await list('')).items.filter(({ isOverdue }) => isOverdue).map(({ id }) => id)
  expect(marked).toEqual([partly, late])
  await change(today, { paymentState: 'paid' })
  expect(await idsOf('payment=overdue,paid')).toEqual([today, partly, late])
  expect(await idsOf('payment=awaiting')).toEqual([dead, done, never, partly, late])
})

test('orders are filtered by shipping state and by manager, page by page from the newest', async () => {
  const manager = await aManagerOf(server, customer.company.id)
  const [first, second] = [await placed(), await placed()]
  await server.ctx.db.delete(companyManagers).where(eq(companyManagers.companyId, customer.company.id))
  const third = await placed()
  await change(second.id, { shippingState: 'shipped' })
  expect(await idsOf(`managerId=${manager.id}`)).toEqual([second.id, first.id])
  expect(await idsOf('shipping=shipped')).toEqual([second.id])
  expect(await idsOf('shipping=shipped,not_shipped')).toEqual([third.id, second.id, first.id])
  const page = await list('per-page=2&page=2')
  expect([page.items.map(({ id }) => id), page.meta]).toEqual([[first.id], { currentPage: 2, pageCount: 2, totalCount: 3 }])
})

test('a new paper of an order replaces the former one, which is deleted', async () => {
  const { id } = await placed()
  const attach = async (name: string) => {
    const payload = new FormData()
    payload.append('file', new Blob(['%PDF-1.7'], { type: 'application/pdf' }), name)
    await server.app.inject({ method: 'POST', url: `/api/v1/order/${id}/file`, headers: customer.headers, payload })
    return (await callApi(server, ordersApi.read, { url: `/api/v1/order/${id}`, headers: customer.headers })).body.file
  }
  const former = await attach('Первый.pdf')
  expect((await server.app.inject({ url: former?.path ?? '' })).statusCode).toBe(200)
  expect(await attach('Второй.pdf')).toMatchObject({ name: 'Второй.pdf' })
  expect((await server.app.inject({ url: former?.path ?? '' })).statusCode).toBe(404)
  const { rows } = await server.pool.query(`select name from stored_files where name in ('Первый.pdf', 'Второй.pdf')`)
  expect(rows).toEqual([{ name: 'Второй.pdf' }])
})
