import { eq } from '#platform/database/drizzle'
import { beforeAll, expect, test } from 'vitest'
import { DAY_MS, noonOfSellerDay, sellerDay, shiftDay } from '@vitrina/contract/days/days.rules'
import { debtAges } from '@vitrina/contract/debts/debt-ages.rules'
import type { Endpoint } from '@vitrina/contract/endpoint'
import { reportsApi } from '@vitrina/contract/reports/reports'
import { aUser } from '#test/builders'
import { aCart } from '#test/builders.cart'
import { aManagerOf } from '#test/builders.desk'
import { aCustomer, type Customer } from '#test/builders.orders'
import { anInvoice } from '#test/builders.payments'
import { aSale } from '#test/builders.reports'
import { callApi, type Headers } from '#test/call-api'
import { dayFromToday } from '#test/days'
import { describeStore } from '#test/describe-store'
import { smallCatalogue } from '#test/small-catalogue'
import { searchLog } from '#tables/choices'
import { openingBalances } from '#tables/debts'
import { orderPromises, orders } from '#tables/orders'
import { searchDays } from '#tables/reports'
import { shipments } from '#tables/shipments'
import { users } from '#tables/users'
import { inTransaction } from '#platform/context'
import { readDebt } from '#modules/debts/company-debt'
import { recordDebtDay } from './read-debts.ts'
import { sumSearchDays } from './summaries.queries.ts'

const { server, goods } = describeStore({ goods: smallCatalogue })
let accountant: Headers
let customer: Customer
beforeAll(async () => {
  accountant = (await aUser(server.ctx, { role: 'accountant' })).headers
  customer = await aCustomer(server)
})

const read = async <E extends Endpoint>(endpoint: E, query: Record<string, string> = {}) =>
  (await callApi(server, endpoint, { url: `${endpoint.path}?${new URLSearchParams(query)}`, headers: accountant })).body

test('debts by age add up to the one debt of each company, with what the books know beyond', async () => {
  const sale = (sum: number) => aSale(server.ctx, customer, { day: dayFromToday(-100), lines: [{ sum }] })
  await anInvoice(server.ctx, await sale(100_00), { dueOn: dayFromToday(5) })
  await anInvoice(server.ctx, await sale(200_00), { dueOn: dayFromToday(-5) })
  await anInvoice(server.ctx, await sale(400_00), { dueOn: dayFromToday(-95), paidSum: 150_00, state: 'partially_paid' })
  const other = await aCustomer(server)
  await server.ctx.db.insert(openingBalances).values({
    companyId: other.company.id,
    source: '1С',
    asOf: dayFromToday(-1),
    receivables: 900_00,
    overdue: 600_00,
    overdueSince: dayFromToday(-40),
    advance: 0,
  })
  const { rows, totals } = await read(reportsApi.debts)
  const rowOf = ({ company }: Customer) => rows.find(({ key }) => key === String(company.id))
  expect(rowOf(customer)).toMatchObject({ current: 100, upTo7: 200, older: 250, overdue: 450, receivables: 550 })
  expect(rowOf(other)).toMatchObject({ current: 300, upTo60: 600, overdue: 600, receivables: 900 })
  const today = sellerDay(server.ctx.now())
  for (const row of rows) {
    const debt = await readDebt(server.ctx, { companyId: Number(row.key), today })
    expect([row.receivables * 100, row.overdue * 100, row.overdueDays]).toEqual([debt.receivables, debt.overdue, debt.overdueDays])
    expect(Math.round(debtAges.reduce((sum, age) => sum + row[age], 0) * 100)).toBe(debt.receivables)
  }
  expect(totals).toMatchObject({ companies: 2, receivables: 1_450, overdue: 1_050 })
  expect((await read(reportsApi.debts)).before).toBeNull()
  await recordDebtDay({ ...server.ctx, now: () => new Date(Date.now() - 31 * DAY_MS) })
  await recordDebtDay(server.ctx)
  // The statement of the books is younger than that.
  expect((await read(reportsApi.debts)).before).toEqual({ day: dayFromToday(-31), companies: 1, receivables: 550, overdue: 250 })
  expect((await read(reportsApi.debts, { companyId: String(customer.company.id) })).before).toBeNull()
})

test('a cart left yesterday or before is listed with whom to call, the dearest first; today’s and empty ones are not', async () => {
  const { company, user } = await aCustomer(server)
  const manager = await aManagerOf(server, company.id)
  await server.ctx.db.update(users).set({ phone: '+79161234567', lastName: 'Петров' }).where(eq(users.id, user.id))
  const productId = goods.products.breaker.id
  const leave = (days: number, given: Partial<Parameters<typeof aCart>[1]> = {}) =>
    aCart(server.ctx, {
      userId: user.id,
      companyId: company.id,
      isActive: false,
      updatedAt: noonOfSellerDay(dayFromToday(-days)),
      lines: [{ productId, amount: 2.5, price: 10_01 }],
      ...given,
    })
  await leave(2)
  await leave(9, { lines: [{ productId, amount: 1, price: 500_00 }] })
  await leave(0)
  await leave(3, { lines: [] })
  await leave(40)
  const { rows, totals, ages } = await read(reportsApi.carts, { companyId: String(company.id) })
  expect(rows.map(({ company: name, person, phone, manager: served, lines, sum }) => [name, person, phone, served, lines, sum])).toEqual([
    [company.name, 'Петров', '+79161234567', `${manager.lastName} ${manager.firstName}`, 1, 500],
    [company.name, 'Петров', '+79161234567', `${manager.lastName} ${manager.firstName}`, 1, 25.03],
  ])
  expect(totals).toMatchObject({ count: 2, sum: 525.03, countBefore: 1, sumBefore: 25.03 })
  expect(ages.filter(({ count }) => count > 0).map(({ age, sum }) => [age, sum])).toEqual([
    ['three', 25.03],
    ['twoWeeks', 500],
  ])
})

test('a promise is kept when the goods were there on the day promised first, whatever day was named later', async () => {
  const { db } = server.ctx
  type Promised = { day: string; served?: string; delivery?: 'pickup' | 'carrier'; movedTo?: string; state?: 'cancelled' }
  const promised = async ({ day, served, delivery = 'pickup', movedTo, state }: Promised) => {
    const shippingState = served ? (delivery === 'pickup' ? 'ready_for_pickup' : 'shipped') : 'not_shipped'
    const order = await aSale(server.ctx, customer, {
      day: shiftDay(day, -3),
      lines: [{ sum: 100_00 }],
      deliveryType: delivery,
      shippingState,
      promisedOn: movedTo ?? day,
      ...(state && { state }),
    })
    await db.insert(orderPromises).values({ orderId: order.id, day, lines: [], cause: 'placed' })
    if (movedTo) await db.insert(orderPromises).values({ orderId: order.id, day: movedTo, lines: [], cause: 'staff' })
    if (served)
      await db.insert(shipments).values({
        number: `ОТ-${order.id}`,
        orderId: order.id,
        state: shippingState === 'shipped' ? 'shipped' : 'ready_for_pickup',
        sum: 0,
        vat: 0,
        ...(delivery === 'pickup' ? { createdAt: noonOfSellerDay(served) } : { shippedOn: served }),
      })
    return order
  }
  await promised({ day: '2025-06-10', served: '2025-06-10' })
  await promised({ day: '2025-06-11', served: '2025-06-09', delivery: 'carrier' })
  await promised({ day: '2025-06-12', served: '2025-06-16', movedTo: '2025-06-16' })
  await promised({ day: '2025-06-13' })
  await promised({ day: '2025-06-14', state: 'cancelled' })
  await promised({ day: '2025-06-01', served: '2025-06-05' })
  const { totals, rows } = await read(reportsApi.promises, { from: '2025-06-08', to: '2025-06-14', by: 'day' })
  expect(totals).toEqual({
    promised: 4,
    kept: 2,
    late: 1,
    overdue: 1,
    waiting: 0,
    moved: 1,
    keptShare: 50,
    keptShareBefore: 0,
    daysLate: 4,
  })
  expect(rows.map(({ kept, late, overdue }) => kept + late + overdue)).toEqual([0, 0, 1, 1, 1, 1, 0])
  const byCompany = await read(reportsApi.promises, { from: '2025-06-08', to: '2025-06-14', by: 'company' })
  expect(byCompany.rows.map(({ name, promised: count, keptShareBefore }) => [name, count, keptShareBefore])).toEqual([
    [customer.company.name, 4, 0],
  ])
  expect((await db.select().from(orders).where(eq(orders.companyId, customer.company.id))).length).toBeGreaterThan(5)
})

test('search health is the same from the log and from the sums of days that are over', async () => {
  const day = dayFromToday(-10)
  const searched = (given: Partial<typeof searchLog.$inferInsert>, on = day) => ({
    siteId: 1,
    keyword: 'кабель',
    changed: 'none',
    total: 5,
    searchedAt: noonOfSellerDay(on),
    ...given,
  })
  await server.ctx.db
    .insert(searchLog)
    .values([
      searched({ isUsed: true }),
      searched({}),
      searched({ total: 0 }),
      searched({ total: 0 }),
      searched({ isUsed: true }, dayFromToday(-1)),
    ])
  const period = { from: dayFromToday(-12), to: dayFromToday(0) }
  const fromLog = await read(reportsApi.search, period)
  expect(fromLog.totals).toMatchObject({ searches: 5, nothing: 2, unused: 1, foundShare: 60, usedShare: 40 })
  for (let round = 0; round < 2; round += 1) {
    await inTransaction(server.ctx, (tx) => sumSearchDays(tx, { before: dayFromToday(-2) }))
    expect(await read(reportsApi.search, period)).toEqual(fromLog)
  }
  expect(await server.ctx.db.select().from(searchDays)).toEqual([{ day, siteId: 1, searches: 4, found: 2, used: 1 }])
  // The log is emptied after half a year, the sums stay.
  await server.ctx.db.delete(searchLog).where(eq(searchLog.searchedAt, noonOfSellerDay(day)))
  expect(await read(reportsApi.search, period)).toEqual(fromLog)
})

test('what a report can be narrowed to is listed, sections with those above them', async () => {
  const { regions, brands, sections } = await read(reportsApi.options)
  expect(regions.map(({ name }) => name)).toContain('Москва')
  expect(brands).toContain('Искра')
  expect(sections.map(({ name }) => name)).toContain('Кабельная продукция › Кабель силовой')
})

test('every report is a file', async () => {
  for (const report of ['carts', 'debts', 'promises', 'search'] as const) {
    const { path } = (await callApi(server, reportsApi.exportFile, { headers: accountant, body: { report } })).body
    expect((await server.app.inject({ method: 'GET', url: path })).statusCode).toBe(200)
  }
})
