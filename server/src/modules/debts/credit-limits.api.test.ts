import { eq } from '#platform/database/drizzle'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { describeStore } from '#test/describe-store'
import { aContract, anEntity } from '#test/builders.companies'
import { aCustomer, anOrder, type Customer } from '#test/builders.orders'
import { anInvoice } from '#test/builders.payments'
import { dayFromToday } from '#test/days'
import { smallCatalogue } from '#test/small-catalogue'
import { companies, contracts, legalEntities } from '#tables/companies'
import { openingBalances } from '#tables/debts'
import { orders } from '#tables/orders'
import { readDebt, readDebts } from './company-debt.ts'

const { server } = describeStore()
let productId: number
let customer: Customer

const today = dayFromToday(0)

beforeAll(async () => {
  productId = (await smallCatalogue(server.ctx)).products.breaker.id
})
beforeEach(async () => {
  customer = await aCustomer(server)
  await server.pool.query(`update stock set free = 1000`)
})

const debt = () => readDebt(server.ctx, { companyId: customer.company.id, today })
const change = (id: number, changed: Partial<typeof orders.$inferInsert>) =>
  server.ctx.db.update(orders).set(changed).where(eq(orders.id, id))
const onCredit = () =>
  anOrder(server, customer, [{ productId, amount: 1 }], {
    changes: { paymentMethod: 'deferred', contractId: customer.contract.id },
  })

test.each([
  ['signed today', { signedOn: today }, true],
  ['signed tomorrow', { signedOn: dayFromToday(1) }, false],
  ['that ends today', { signedOn: dayFromToday(-1), validTo: today }, true],
  ['that ended yesterday', { signedOn: dayFromToday(-2), validTo: dayFromToday(-1) }, false],
  ['that is closed', { signedOn: dayFromToday(-1), isActive: false }, false],
  ['that names none', { signedOn: dayFromToday(-1), creditLimit: 0 }, null],
])('the limit is of the newest contract that is in force: of one %s, %s', async (_, given, isHis) => {
  await server.ctx.db.update(companies).set({ creditSum: 333 }).where(eq(companies.id, customer.company.id))
  await aContract(server.ctx, { legalEntityId: customer.entity.id, creditLimit: 777, ...given })
  const expected = isHis === null ? 333 : isHis ? 777 : customer.contract.creditLimit
  expect((await debt()).creditLimit).toBe(expected)
})

test('the limit is of the main legal entity, and of the company itself where it has no contract', async () => {
  await server.ctx.db.update(companies).set({ creditSum: 333 }).where(eq(companies.id, customer.company.id))
  await server.ctx.db.update(legalEntities).set({ isMain: false }).where(eq(legalEntities.id, customer.entity.id))
  const main = await anEntity(server.ctx, { companyId: customer.company.id, isMain: true })
  expect((await debt()).creditLimit).toBe(333)
  const { id } = await aContract(server.ctx, { legalEntityId: main.id, creditLimit: 555 })
  expect((await debt()).creditLimit).toBe(555)
  await server.ctx.db.update(contracts).set({ isActive: false }).where(eq(contracts.id, id))
  expect((await debt()).creditLimit).toBe(333)
})

test.each([
  ['submitted', true],
  ['approval_pending', true],
  ['confirmed', true],
  ['cancelled', false],
  ['declined', false],
  ['rejected', false],
] as const)('an order on credit in the state %s takes of the limit before its invoice is written: %s', async (state, isCounted) => {
  const { id, total } = await onCredit()
  await change(id, { state })
  expect((await debt()).creditUsed).toBe(isCounted ? total : 0)
})

test('an order the accounting system brought is in its statement already', async () => {
  const { id } = await onCredit()
  await change(id, { externalId: '1c-77' })
  expect((await debt()).creditUsed).toBe(0)
})

test.each(['not_shipped', 'ready_for_pickup', 'partially_shipped', 'shipped', 'delivered', 'issued'] as const)(
  'an unpaid invoice to be paid in advance is a loan once goods have left: %s',
  async (shippingState) => {
    const order = await anOrder(server, customer, [{ productId, amount: 1 }])
    await anInvoice(server.ctx, order)
    await change(order.id, { shippingState })
    const hasLeft = shippingState !== 'not_shipped' && shippingState !== 'ready_for_pickup'
    expect(await debt()).toMatchObject({ receivables: order.total, creditUsed: hasLeft ? order.total : 0 })
  },
)

test('an invoice of today is not late yet, of yesterday it is; one that is paid or dead never is', async () => {
  const due = async (dueOn: string, given: Parameters<typeof anInvoice>[2] = {}) => {
    const order = await anOrder(server, customer, [{ productId, amount: 1 }])
    await anInvoice(server.ctx, order, { dueOn, ...given })
    return order.total
  }
  const owed = await due(today)
  expect(await debt()).toMatchObject({ receivables: owed, overdue: 0, overdueDays: 0 })
  for (const state of ['paid', 'cancelled'] as const) await due(dayFromToday(-50), { state })
  expect(await debt()).toMatchObject({ receivables: owed, overdue: 0, overdueDays: 0 })
  const late = await due(dayFromToday(-1))
  expect(await debt()).toMatchObject({ receivables: owed + late, overdue: late, overdueDays: 1 })
})

test('of statements of the books the newest of today or before counts; of one day the last that came', async () => {
  const keep = (asOf: string, receivables: number) =>
    server.ctx.db
      .insert(openingBalances)
      .values({ companyId: customer.company.id, source: '1С', asOf, receivables, overdue: 0, advance: 0 })
  await keep(dayFromToday(1), 9)
  await keep(dayFromToday(-1), 1)
  expect((await debt()).receivables).toBe(1)
  await keep(today, 2)
  await keep(today, 3)
  await keep(dayFromToday(-2), 4)
  expect(await debt()).toMatchObject({ receivables: 3, creditUsed: 3, statement: { asOf: today } })
})

test('of two contracts of one day the later written one has the limit', async () => {
  const { signedOn } = customer.contract
  for (const creditLimit of [777, 555]) await aContract(server.ctx, { legalEntityId: customer.entity.id, signedOn, creditLimit })
  expect((await debt()).creditLimit).toBe(555)
})

test('an invoice of no order is a loan', async () => {
  const order = await anOrder(server, customer, [{ productId, amount: 1 }])
  await anInvoice(server.ctx, order, { orderId: null, sum: 500, paidSum: 200, state: 'partially_paid' })
  expect(await debt()).toMatchObject({ receivables: 300, creditUsed: 300 })
})

test('of an order on credit counts what its invoices leave out; cancelled invoices leave all out, an order paid for nothing', async () => {
  const order = await onCredit()
  await anInvoice(server.ctx, order, { sum: 100, paidSum: 100, state: 'paid' })
  await anInvoice(server.ctx, order, { sum: 50, state: 'cancelled' })
  await anInvoice(server.ctx, order, { sum: 40, paidSum: 10, state: 'partially_paid' })
  // Thirty of the open invoice, and all that neither of the standing ones names.
  expect(await debt()).toMatchObject({ receivables: 30, creditUsed: 30 + order.total - 140 })
  await change(order.id, { paidSum: order.total - 1 })
  expect((await debt()).creditUsed).toBe(30 + order.total - 140)
  await change(order.id, { paidSum: order.total })
  expect((await debt()).creditUsed).toBe(30)
})

test('debts of several companies are read together, each its own', async () => {
  const owing = async (sum: number) => {
    customer = await aCustomer(server)
    const order = await anOrder(server, customer, [{ productId, amount: 1 }])
    await anInvoice(server.ctx, order, { orderId: null, sum, dueOn: dayFromToday(-sum) })
    return customer.company.id
  }
  const none = customer.company.id
  const companyIds = [await owing(2), none, await owing(1)]
  const found = await readDebts(server.ctx, { companyIds, today })
  expect(companyIds.map((id) => [found.get(id)?.receivables, found.get(id)?.overdueDays])).toEqual([
    [2, 2],
    [0, 0],
    [1, 1],
  ])
})
