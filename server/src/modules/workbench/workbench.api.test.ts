import { eq } from '#platform/database/drizzle'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { cartApi } from '@vitrina/contract/cart/cart'
import { companiesApi } from '@vitrina/contract/companies/companies'
import type { CompanyRole } from '@vitrina/contract/roles/roles.rules'
import { workbenchApi } from '@vitrina/contract/workbench/workbench'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aMember } from '#test/builders.companies'
import { setStock } from '#test/builders.desk'
import { aCustomer, anOrder, type Customer, fill } from '#test/builders.orders'
import { anInvoice } from '#test/builders.payments'
import { dayFromToday } from '#test/days'
import { smallCatalogue } from '#test/small-catalogue'
import { orders } from '#tables/orders'
import { shipments } from '#tables/shipments'

const { server } = describeStore()
let goods: Awaited<ReturnType<typeof smallCatalogue>>
let customer: Customer

beforeAll(async () => {
  goods = await smallCatalogue(server.ctx)
})
beforeEach(async () => {
  customer = await aCustomer(server)
  await setStock(server, goods.products.breaker.id, 1_000)
})

const placed = (amount = 1) => anOrder(server, customer, [{ productId: goods.products.breaker.id, amount }])
const read = async (headers: Headers = customer.headers) => (await callApi(server, workbenchApi.read, { headers })).body
const frequent = async (headers: Headers = customer.headers) =>
  (await callApi(server, workbenchApi.frequentProducts, { headers })).body.items
const colleague = async (role: CompanyRole) => (await aMember(server.ctx, { companyId: customer.company.id, role })).headers
const change = (id: number, changed: Partial<typeof orders.$inferInsert>) =>
  server.ctx.db.update(orders).set(changed).where(eq(orders.id, id))

test('[M-10] a new company has an empty workbench, not an error', async () => {
  expect(await read()).toMatchObject({ deliveries: [], waiting: [], hasMoreWaiting: false, newest: [], specifications: [], offers: [] })
  expect(await frequent()).toEqual([])
  expect((await callApi(server, workbenchApi.cartDay, { headers: customer.headers })).body).toEqual({ day: null })
})

test('the figures are those of the company’s own page', async () => {
  await anInvoice(server.ctx, await placed(), { dueOn: dayFromToday(-3) })
  const { figures } = await read()
  const { body: company } = await callApi(server, companiesApi.current, { headers: customer.headers })
  expect(figures).toMatchObject({ overdueDuration: 3, overdueReceivables: company.overdueReceivables })
  expect(figures.overdueReceivables).toBeGreaterThan(0)
  for (const [name, value] of Object.entries(figures)) expect(company[name as keyof typeof company]).toEqual(value)
})

test('orders wait to be approved, then to be paid by their due day, then to be picked up; each once', async () => {
  const [later, sooner, approved, ready, done] = [await placed(), await placed(), await placed(), await placed(), await placed()]
  await anInvoice(server.ctx, later, { dueOn: dayFromToday(9) })
  await anInvoice(server.ctx, sooner, { dueOn: dayFromToday(-1) })
  await change(approved.id, { state: 'approval_pending' })
  await change(ready.id, { state: 'in_progress' })
  for (const order of [ready, later])
    await server.ctx.db.insert(shipments).values({ orderId: order.id, number: `О-${order.id}`, state: 'ready_for_pickup', sum: 1, vat: 0 })
  await change(done.id, { state: 'completed' })
  const { waiting, newest } = await read()
  expect(waiting?.map(({ id }) => id)).toEqual([approved.id, sooner.id, later.id, ready.id])
  expect(newest?.map(({ id }) => id)).toEqual([done, ready, approved, sooner, later].map(({ id }) => id))
})

test('a row has its invoice at hand: the one to be paid, as a file and to pay', async () => {
  const order = await placed()
  await anInvoice(server.ctx, order, { state: 'cancelled' })
  const open = await anInvoice(server.ctx, order, { dueOn: dayFromToday(2) })
  await anInvoice(server.ctx, order, { state: 'paid', paidSum: order.total })
  const [row] = (await read()).waiting ?? []
  expect(row?.invoice).toMatchObject({ id: open.id, number: open.number, canPay: true, dueOn: dayFromToday(2) })
  expect(row?.invoice?.path).toMatch(new RegExp(`^/files/document/${open.id}/pdf\\?`))
  expect(row?.actions).toEqual(expect.arrayContaining(['pay', 'repeat']))
})

test('a person is shown only what waits for their role', async () => {
  const [invoiced, pending] = [await placed(), await placed()]
  await anInvoice(server.ctx, invoiced)
  await change(pending.id, { state: 'approval_pending' })
  const waitingOf = async (role: CompanyRole) => (await read(await colleague(role))).waiting?.map(({ id }) => id)
  expect(await waitingOf('approver')).toEqual([pending.id, invoiced.id])
  expect(await waitingOf('purchaser')).toEqual([invoiced.id])
  expect(await waitingOf('accountant')).toEqual([invoiced.id])
  const viewer = await read(await colleague('viewer'))
  expect([viewer.waiting, viewer.offers]).toEqual([[], null])
})

test('another company sees nothing of it', async () => {
  await anInvoice(server.ctx, await placed(5))
  await placed(5)
  const other = await aCustomer(server)
  expect(await read(other.headers)).toMatchObject({ waiting: [], newest: [] })
  expect(await frequent(other.headers)).toEqual([])
})

test('products ordered at least twice are frequent, with the middle amount', async () => {
  const [first] = [await placed(4), await placed(40)]
  expect(await frequent()).toMatchObject([{ product: { id: goods.products.breaker.id }, amount: 4, orderCount: 2 }])
  await placed(6)
  expect(await frequent()).toMatchObject([{ amount: 6, orderCount: 3 }])
  for (const { id } of await server.ctx.db.select().from(orders).where(eq(orders.companyId, customer.company.id)))
    if (id !== first.id) await change(id, { state: 'cancelled' })
  expect(await frequent()).toEqual([])
})

test('the day of the cart is the day its own line names', async () => {
  await fill(server, customer, [{ productId: goods.products.breaker.id, amount: 2 }])
  const { body: cart } = await callApi(server, cartApi.read, { headers: customer.headers })
  const { body } = await callApi(server, workbenchApi.cartDay, { headers: customer.headers })
  expect(body.day).toBe(cart.lines[0]?.sources[0]?.day)
})
