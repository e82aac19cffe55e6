import { eq } from '#platform/database/drizzle'
import { beforeAll, expect, test } from 'vitest'
import { authApi } from '@vitrina/contract/auth/auth'
import { companiesApi } from '@vitrina/contract/companies/companies'
import { notificationSettingsApi } from '@vitrina/contract/account/notification-settings'
import { ordersApi } from '@vitrina/contract/orders/orders'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aSession, aUser, changeSettings } from '#test/builders'
import { setStock } from '#test/builders.desk'
import { aCustomer, anOrder, type Customer } from '#test/builders.orders'
import { smallCatalogue } from '#test/small-catalogue'
import { companyManagers, companyMembers, managers } from '#tables/companies'
import { sessions } from '#tables/users'

const { server } = describeStore()
let buyer: Customer
const made = { active: 0, own: 0, foreign: 0 }

beforeAll(async () => {
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

const listed = async () =>
  (await callApi(server, ordersApi.list, { url: '/api/v1/order?scope=all', headers: buyer.headers })).body.items
    .map(({ id }) => id)
    .toSorted()
const statuses = async (url: (id: number) => string, headers = buyer.headers) => {
  const read = (id: number) => server.app.inject({ url: url(id), headers })
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

test('a manager in the buyer’s place sees the active company alone, with the flag on or off', async () => {
  await changeSettings(server.ctx, 1, { flags: { isAllowedViewOrdersOfAllCompanies: true } })
  const manager = await aUser(server.ctx, { role: 'manager' })
  await server.ctx.db.insert(managers).values({ userId: manager.id, post: 'Менеджер' })
  await server.ctx.db.insert(companyManagers).values({ companyId: buyer.company.id, managerId: manager.id, isMain: true })
  const { headers, tokenHash } = await aSession(server.ctx, buyer.user.id)
  await server.ctx.db.update(sessions).set({ staffId: manager.id }).where(eq(sessions.tokenHash, tokenHash))

  await expect.poll(listed).toEqual([made.active, made.own])
  const { body } = await callApi(server, ordersApi.list, { url: '/api/v1/order?scope=all', headers })
  expect(body.items.map(({ id }) => id)).toEqual([made.active])
  for (const place of places) expect(await statuses(place, headers)).toEqual([200, 404, 404])
  const exported = async (id: number) => (await callApi(server, ordersApi.exportMany, { headers, body: { ids: [id], format: 'pdf' } })).body
  expect((await exported(made.active)).path).toContain('/files/')
  expect((await exported(made.own)).code).toBe('order.not-found')
  const mine = (await callApi(server, companiesApi.list, { headers })).body
  expect([mine.items.map(({ id }) => id), mine.meta.totalCount]).toEqual([[buyer.company.id], 1])
  expect((await callApi(server, notificationSettingsApi.read, { headers })).body.companies.map(({ id }) => id)).toEqual([buyer.company.id])
  expect((await callApi(server, authApi.currentUser, { headers })).body.hasMultiCompany).toBe(false)
})
