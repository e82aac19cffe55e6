import { eq, sql } from '#platform/database/drizzle'
import { beforeAll, expect, test } from 'vitest'
import { type ReportFilters, reportsApi, type SalesCut } from '@vitrina/contract/reports/reports'
import { aUser } from '#test/builders'
import { aCustomer, anOrder, type Customer } from '#test/builders.orders'
import { aSale } from '#test/builders.reports'
import { callApi, type Headers } from '#test/call-api'
import { describeStore } from '#test/describe-store'
import { smallCatalogue } from '#test/small-catalogue'
import { products } from '#tables/catalogue'
import { orderItems, orders } from '#tables/orders'
import { salesChanges, salesDays } from '#tables/reports'
import { readSheet } from '#platform/spreadsheets/read-sheet'
import { sumSales } from './reports.jobs.ts'

const { server, goods } = describeStore({ goods: smallCatalogue })
let [one, other] = [] as unknown as [Customer, Customer]
let head: Headers
let managerId: number
beforeAll(async () => {
  one = await aCustomer(server)
  other = await aCustomer(server)
  head = (await aUser(server.ctx, { role: 'head_of_sales' })).headers
  managerId = (await aUser(server.ctx, { role: 'manager', lastName: 'Климова', firstName: 'Анна' })).id
  const { breaker, thinCable } = goods.products
  const regionId = goods.region.id
  // A year nobody else sells in.
  await aSale(server.ctx, one, {
    day: '2025-03-03',
    lines: [{ sum: 1_000_00, brand: 'Волна', productId: breaker.id }],
    regionId,
    managerId,
  })
  await aSale(server.ctx, one, {
    day: '2025-03-04',
    lines: [
      { sum: 500_00, brand: 'Волна', productId: breaker.id },
      { sum: 200_00, brand: 'Искра', productId: thinCable.id },
    ],
    regionId,
  })
  await aSale(server.ctx, other, { day: '2025-03-12', lines: [{ sum: 300_00 }], managerId })
  await aSale(server.ctx, other, { day: '2025-02-28', lines: [{ sum: 400_00, brand: 'Искра', productId: thinCable.id }] })
  await aSale(server.ctx, one, { day: '2025-03-05', lines: [{ sum: 9_000_00 }], state: 'cancelled' })
  await aSale(server.ctx, one, { day: '2025-03-05', lines: [{ sum: 7_000_00 }], source: 'replacement' })
})

const MARCH: ReportFilters = { from: '2025-03-01', to: '2025-03-14' }
const read = async (filters: ReportFilters, headers: Headers = head) => {
  const query = new URLSearchParams(Object.entries({ ...MARCH, ...filters }).map(([name, value]) => [name, String(value)]))
  return (await callApi(server, reportsApi.sales, { url: `${reportsApi.sales.path}?${query}`, headers })).body
}
const told = async (by: SalesCut, filters: ReportFilters = {}) =>
  (await read({ by, ...filters })).rows.map(({ name, count, sum, sumBefore }) => [name, count, sum, sumBefore])

test('goods ordered are told by day, week, month, region, manager, company, brand, section and kind, beside the period before', async () => {
  const { totals, previous } = await read({})
  expect(previous).toEqual({ from: '2025-02-15', to: '2025-02-28' })
  expect(totals).toEqual({ count: 3, sum: 2_000, countBefore: 1, sumBefore: 400, change: 400 })
  expect((await told('day')).filter(([, count, , before]) => count || before)).toEqual([
    ['2025-03-03', 1, 1_000, 0],
    ['2025-03-04', 1, 700, 0],
    ['2025-03-12', 1, 300, 0],
    ['2025-03-14', 0, 0, 400],
  ])
  expect(await told('week')).toEqual([
    ['2025-02-24', 0, 0, 0],
    ['2025-03-03', 2, 1_700, 0],
    ['2025-03-10', 1, 300, 400],
  ])
  expect(await told('month')).toEqual([['2025-03-01', 3, 2_000, 400]])
  expect(await told('region')).toEqual([
    ['Москва', 2, 1_700, 0],
    ['Без региона', 1, 300, 400],
  ])
  expect(await told('manager')).toEqual([
    ['Климова Анна', 2, 1_300, 0],
    ['Без менеджера', 1, 700, 400],
  ])
  expect(await told('company')).toEqual([
    [one.company.name, 2, 1_700, 0],
    [other.company.name, 1, 300, 400],
  ])
  expect(await told('brand')).toEqual([
    ['Волна', 2, 1_500, 0],
    ['Без бренда', 1, 300, 0],
    ['Искра', 1, 200, 400],
  ])
  expect(await told('section')).toEqual([
    ['Автоматы', 2, 1_500, 0],
    ['Вне каталога', 1, 300, 0],
    ['Кабельная продукция', 1, 200, 400],
  ])
  expect(await told('kind')).toEqual([
    ['Кабель силовой', 2, 1_500, 0],
    ['Вне каталога', 1, 300, 0],
    ['Кабель', 1, 200, 400],
  ])
})

test('filters narrow each other, and a section is told by what is in it', async () => {
  expect(await told('brand', { sectionId: goods.sections.root.id })).toEqual([['Искра', 1, 200, 400]])
  expect(await told('section', { sectionId: goods.sections.root.id })).toEqual([['Кабель силовой', 1, 200, 400]])
  expect(await told('brand', { managerId })).toEqual([
    ['Волна', 1, 1_000, 0],
    ['Без бренда', 1, 300, 0],
  ])
  expect(await told('kind', { brand: 'Волна' })).toEqual([['Кабель силовой', 2, 1_500, 0]])
  expect(await told('brand', { kindId: goods.products.thinCable.familyId })).toEqual([['Искра', 1, 200, 400]])
  expect((await read({ by: 'week', brand: 'Волна', companyId: one.company.id })).totals).toMatchObject({ count: 2, sum: 1_500 })
  expect((await read({ by: 'day', regionId: goods.region.id, managerId })).totals).toMatchObject({ count: 1, sum: 1_000 })
})

const cuts: ReportFilters[] = [
  { by: 'day' },
  { by: 'region' },
  { by: 'manager' },
  { by: 'brand' },
  { by: 'section' },
  { by: 'kind' },
  { by: 'day', brand: 'Искра' },
]
const everything = () => Promise.all(cuts.map((cut) => read(cut)))
const isWaiting = async () => (await server.ctx.db.select().from(salesChanges)).length > 0

test('the sums of days equal the orders themselves: before they are made, after, and after every kind of change', async () => {
  const before = await everything()
  expect(await isWaiting()).toBe(true)
  await sumSales(server.ctx)
  expect(await isWaiting()).toBe(false)
  expect(await everything()).toEqual(before)
  expect((await server.ctx.db.select().from(salesDays)).length).toBeGreaterThan(0)

  const { db } = server.ctx
  const sale = await aSale(server.ctx, one, {
    day: '2025-03-10',
    lines: [{ sum: 50_00, brand: 'Искра', productId: goods.products.thinCable.id }],
  })
  const changes = [
    () => db.update(orders).set({ managerId }).where(eq(orders.id, sale.id)),
    () => db.update(orderItems).set({ brand: 'Волна' }).where(eq(orderItems.orderId, sale.id)),
    () => db.update(products).set({ sectionId: goods.sections.breakers.id }).where(eq(products.id, goods.products.thinCable.id)),
    () => db.update(products).set({ familyId: goods.products.breaker.familyId }).where(eq(products.id, goods.products.thinCable.id)),
    () => db.execute(sql`update order_items set sum = 30_00, price = 30_00 where order_id = ${sale.id}`),
    () => db.update(orders).set({ itemsTotal: 30_00, total: 30_00 }).where(eq(orders.id, sale.id)),
    () =>
      db
        .update(orders)
        .set({ createdAt: new Date('2025-03-11T12:00:00Z') })
        .where(eq(orders.id, sale.id)),
    () => db.update(orders).set({ state: 'cancelled' }).where(eq(orders.id, sale.id)),
    () => db.delete(orders).where(eq(orders.id, sale.id)),
    () =>
      db
        .update(products)
        .set({ sectionId: goods.sections.cables.id, familyId: goods.products.thinCable.familyId })
        .where(eq(products.id, goods.products.thinCable.id)),
  ]
  for (const change of changes) {
    await sumSales(server.ctx)
    await change()
    const fresh = await everything()
    await sumSales(server.ctx)
    expect(await everything()).toEqual(fresh)
  }
  expect(await everything()).toEqual(before)
})

test('an order placed through the shop is in the report at once', async () => {
  await sumSales(server.ctx)
  const today = (await callApi(server, reportsApi.sales, { headers: head })).body.totals
  const order = await anOrder(server, one, [{ productId: goods.products.breaker.id, amount: 2 }])
  const later = (await callApi(server, reportsApi.sales, { headers: head })).body.totals
  expect([later.count - today.count, Math.round((later.sum - today.sum) * 100)]).toEqual([1, order.itemsTotal])
})

test('the file has the figures of the screen, and that it was taken is in the journal', async () => {
  const body = { ...MARCH, by: 'brand' as const, report: 'sales' as const }
  const { path } = (await callApi(server, reportsApi.exportFile, { headers: head, body })).body
  const file = await server.app.inject({ method: 'GET', url: path })
  const text = JSON.stringify(await readSheet(file.rawPayload, { mostRows: 20 }))
  expect(text).toMatch(/Продажи: 01\.03\.2025 – 14\.03\.2025/)
  expect(text).toMatch(/"Волна".*1500.*"Итого".*2000/)
})

test('a manager has no reports', async () => {
  const { headers } = await aUser(server.ctx, { role: 'manager' })
  const answer = await callApi(server, reportsApi.sales, { headers })
  expect(answer.body.code).toBe('access.denied')
})
