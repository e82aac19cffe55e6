import { eq } from '#platform/database/drizzle'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { checkoutApi } from '@vitrina/contract/orders/checkout'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { only } from '#test/builders'
import { linesOf } from '#test/builders.desk'
import { aCustomer, type Customer, fill, place } from '#test/builders.orders'
import { smallCatalogue } from '#test/small-catalogue'
import { vatWithin } from '@vitrina/contract/prices/prices.rules'
import { warehouseTransfers } from '#tables/catalogue'
import { deliveryAddresses } from '#tables/companies'
import { deliveryRoutes } from '#tables/delivery'
import { orders } from '#tables/orders'
import { stock } from '#tables/stock'

const { server, goods } = describeStore({ goods: smallCatalogue })
let customer: Customer
let byCar: { deliveryType: string; warehouseId: null; deliveryAddressId: number; window: null }

const CHARGE = 500_01

beforeAll(async () => {
  // The rate of VAT changes on the first of January.
  server.ctx.now = () => new Date('2025-12-29T07:00:00Z')
  const { near, far } = goods.warehouses
  await server.ctx.db.insert(warehouseTransfers).values({ fromId: far.id, toId: near.id, days: 2 })
  await server.ctx.db.insert(deliveryRoutes).values({
    regionId: goods.region.id,
    warehouseId: near.id,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    cutoff: '17:00',
    windows: [{ from: '09:00', to: '13:00' }],
    price: CHARGE,
    freeFrom: null,
    minimum: 0,
  })
})
beforeEach(async () => {
  customer = await aCustomer(server)
  const address = { companyId: customer.company.id, label: 'Объект', address: 'Лесная, 1' }
  const { id } = only(await server.ctx.db.insert(deliveryAddresses).values(address).returning())
  byCar = { deliveryType: 'delivery', warehouseId: null, deliveryAddressId: id, window: null }
  await server.ctx.db.delete(stock)
})

const lay = (where: 'near' | 'far', free: number) =>
  server.ctx.db.insert(stock).values({ productId: goods.products.breaker.id, warehouseId: goods.warehouses[where].id, free })

async function placed(amount: number, changes: Record<string, unknown>) {
  await fill(server, customer, [{ productId: goods.products.breaker.id, amount }])
  const { status, body } = await place(server, customer, { changes: { ...byCar, ...changes } })
  expect([status, body.errors]).toEqual([200, undefined])
  return Promise.all(body.orders.map(async ({ id }) => only(await server.ctx.db.select().from(orders).where(eq(orders.id, id)))))
}

test.each([
  ['2025', 2_000],
  ['2026', 2_200],
])('goods and their way carry the VAT of the day they are brought on, in %s %i', async (year, rate) => {
  await lay('near', 100)
  await fill(server, customer, [{ productId: goods.products.breaker.id, amount: 3 }])
  const { delivery } = (await callApi(server, checkoutApi.options, { headers: customer.headers })).body
  const day = delivery.days.find(({ date }) => date.startsWith(year))?.date
  const order = only(await placed(3, { desiredOn: day }))
  const lines = await linesOf(server, order.id)
  expect(lines.map(({ vatRate, vatOn, vat, sum }) => [vatRate, vatOn, vat === vatWithin(sum ?? 0, rate)])).toEqual([[rate, day, true]])
  expect([order.deliveryPrice, order.deliveryVat]).toEqual([CHARGE, vatWithin(CHARGE, rate)])
  expect(order.vat).toBe(order.deliveryVat + (lines[0]?.vat ?? 0))
})

test('of an order split by days the way is paid for once', async () => {
  await lay('near', 1)
  await lay('far', 10)
  const parts = await placed(3, { split: 'date' })
  expect(parts.map(({ deliveryPrice }) => deliveryPrice)).toEqual([CHARGE, 0])
  expect(parts.map(({ deliveryVat }) => deliveryVat)).toEqual([vatWithin(CHARGE, 2_000), 0])
})
