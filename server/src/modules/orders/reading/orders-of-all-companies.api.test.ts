import { afterAll, beforeAll, expect, test } from 'vitest'
import { ordersApi } from '@vitrina/contract/orders'
import { startTestApp } from '#test/app'
import { ask } from '#test/ask'
import { changeSettings } from '#test/builders'
import { setStock } from '#test/builders.desk'
import { aCustomer, anOrder, type Customer } from '#test/builders.orders'
import { smallCatalogue } from '#test/small-catalogue'
import { companyMembers } from '#tables/companies'

let server: Awaited<ReturnType<typeof startTestApp>>
let buyer: Customer
const made = { active: 0, own: 0, foreign: 0 }

beforeAll(async () => {
  server = await startTestApp()
  const { products } = await smallCatalogue(server.ctx)
  await setStock(server, products.breaker.id, 100)
  const items = [{ productId: products.breaker.id, amount: 1 }]
  buyer = await aCustomer(server)
  const other = await aCustomer(server)
  const stranger = await aCustomer(server)
  await server.ctx.db.insert(companyMembers).values({ companyId: other.company.id, userId: buyer.user.id, role: 'owner' })
  made.active = (await anOrder(server, buyer, items)).id
  made.own = (await anOrder(server, other, items)).id
  made.foreign = (await anOrder(server, stranger, items)).id
})
afterAll(() => server.stop())

const listed = async () =>
  (await ask(server, ordersApi.list, { url: '/api/v1/order?scope=all', headers: buyer.headers })).body.items.map(({ id }) => id).toSorted()
const statuses = async (url: (id: number) => string) => {
  const read = (id: number) => server.app.inject({ url: url(id), headers: buyer.headers })
  return Promise.all([made.active, made.own, made.foreign].map(async (id) => (await read(id)).statusCode))
}

const places: ((id: number) => string)[] = [
  (id) => `/api/v1/order/${id}`,
  (id) => `/api/v1/order/${id}/items`,
  (id) => `/api/v1/order/${id}/events`,
  (id) => `/api/v1/order/${id}/documents`,
]

test.each([
  [true, [200, 200, 404]],
  [false, [200, 404, 404]],
])('[P-04] with orders of all companies %s a buyer reads those of own companies, never a stranger’s', async (isAllowed, expected) => {
  await changeSettings(server.ctx, 1, { flags: { isAllowedViewOrdersOfAllCompanies: isAllowed } })
  await expect.poll(listed).toEqual(isAllowed ? [made.active, made.own] : [made.active])
  for (const place of places) expect(await statuses(place)).toEqual(expected)
})
