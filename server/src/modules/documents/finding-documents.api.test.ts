import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type CompanyRole, companyRoles } from '@vitrina/contract/roles/roles.rules'
import { documentsApi } from '@vitrina/contract/documents/documents'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { changeSettings } from '#test/builders'
import { aMember, anEntity } from '#test/builders.companies'
import { aCustomer, anOrder, type Customer } from '#test/builders.orders'
import { anInvoice } from '#test/builders.payments'
import { dayFromToday } from '#test/days'
import { smallCatalogue } from '#test/small-catalogue'

const { server } = describeStore()
let productId: number
let customer: Customer
let order: Awaited<ReturnType<typeof anOrder>>

beforeAll(async () => {
  productId = (await smallCatalogue(server.ctx)).products.breaker.id
})
beforeEach(async () => {
  await server.pool.query(`update stock set free = 1000`)
  customer = await aCustomer(server)
  order = await anOrder(server, customer, [{ productId, amount: 1 }], { changes: { buyerOrderNumber: 'ЗК_88' } })
})

const invoice = (given: Parameters<typeof anInvoice>[2]) => anInvoice(server.ctx, order, given)
const found = async (query: string, headers = customer.headers) =>
  (await callApi(server, documentsApi.list, { url: `${documentsApi.list.path}?${query}`, headers })).body.items.map(({ id }) => id)
const read = async (id: number, headers = customer.headers) =>
  (await callApi(server, documentsApi.read, { url: `/api/v1/document/${id}`, headers })).body
const totals = async () => (await callApi(server, documentsApi.totals, { headers: customer.headers })).body

test('the bounds of a filter count themselves: the first and the last day, the least and the largest sum', async () => {
  const one = await invoice({ date: '2026-03-01', sum: 100_00 })
  const two = await invoice({ date: '2026-03-02', sum: 200_00 })
  const three = await invoice({ date: '2026-03-03', sum: 300_00 })
  expect(await found('from=2026-03-02')).toEqual([three.id, two.id])
  expect(await found('to=2026-03-02')).toEqual([two.id, one.id])
  expect(await found('from=2026-03-02&to=2026-03-02')).toEqual([two.id])
  expect(await found('sumMin=200')).toEqual([three.id, two.id])
  expect(await found('sumMax=200')).toEqual([two.id, one.id])
  expect(await found('sumMin=200.01&sumMax=299.99')).toEqual([])
  expect(await found('per-page=2')).toEqual([three.id, two.id])
  expect(await found('per-page=2&page=2')).toEqual([one.id])
})

test('documents are found by the buyer’s own number of the order and by their legal entity', async () => {
  const main = await invoice({})
  const branch = await anEntity(server.ctx, { companyId: customer.company.id, isMain: false })
  const ofBranch = await invoice({ legalEntityId: branch.id, orderId: null })
  expect(await found(`q=${encodeURIComponent('зк_8')}`)).toEqual([main.id])
  expect(await found(`q=${encodeURIComponent('зк%8')}`)).toEqual([])
  expect(await found(`q=${encodeURIComponent(` ${ofBranch.number} `)}`)).toEqual([ofBranch.id])
  expect(await found(`legalEntityId=${branch.id}`)).toEqual([ofBranch.id])
  expect(await found(`legalEntityId=${customer.entity.id}`)).toEqual([main.id])
})

test('on its last day an invoice is awaited, on the next it is late', async () => {
  const today = await invoice({ dueOn: dayFromToday(0) })
  const late = await invoice({ dueOn: dayFromToday(-1), state: 'partially_paid', paidSum: 1_00 })
  const dayless = await invoice({ dueOn: null })
  expect(await read(today.id)).toMatchObject({ state: 'awaiting', overdueDays: 0 })
  expect(await read(late.id)).toMatchObject({ state: 'overdue', overdueDays: 1, openSum: order.total / 100 - 1 })
  expect(await read(dayless.id)).toMatchObject({ state: 'awaiting', overdueDays: 0, dueOn: null })
  expect(await found('state=overdue')).toEqual([late.id])
  expect(await found('state=awaiting')).toEqual([dayless.id, today.id])
  expect(await found('state=partially_paid')).toEqual([])
})

test('the nearest payments: from today on, a day’s together, five days at most', async () => {
  await invoice({ dueOn: dayFromToday(-1), sum: 1_00 })
  await invoice({ dueOn: dayFromToday(0), sum: 2_00 })
  await invoice({ dueOn: dayFromToday(0), sum: 5_00, state: 'partially_paid', paidSum: 1_00 })
  await invoice({ dueOn: dayFromToday(0), sum: 8_00, state: 'paid', paidSum: 8_00 })
  await invoice({ dueOn: dayFromToday(0), sum: 8_00, state: 'cancelled' })
  for (const days of [5, 4, 3, 2, 1]) await invoice({ dueOn: dayFromToday(days), sum: days * 100 })
  const stranger = await aCustomer(server)
  const theirs = await anOrder(server, stranger, [{ productId, amount: 1 }])
  await anInvoice(server.ctx, theirs, { dueOn: dayFromToday(0) })
  expect((await totals()).nearest).toEqual([
    { date: dayFromToday(0), sum: 6 },
    { date: dayFromToday(1), sum: 1 },
    { date: dayFromToday(2), sum: 2 },
    { date: dayFromToday(3), sum: 3 },
    { date: dayFromToday(4), sum: 4 },
  ])
})

test('a member who may pay is offered it, where there is a method and a sum to pay', async () => {
  const open = await invoice({})
  const may = async (role: CompanyRole) =>
    (await read(open.id, (await aMember(server.ctx, { companyId: customer.company.id, role })).headers)).canPay
  const allowed: string[] = []
  for (const role of companyRoles) if (await may(role)) allowed.push(role)
  expect(allowed).toEqual(companyRoles.filter((role) => role !== 'viewer'))
  for (const given of [{ state: 'paid', paidSum: order.total } as const, { state: 'cancelled' } as const])
    expect((await read((await invoice(given)).id)).canPay).toBe(false)

  // Points of the club pay too, where the seller lets them.
  await changeSettings(server.ctx, 1, { flags: { isAllowedSbpPay: false, isAllowedCardPay: false }, loyalty: { payShare: 0 } })
  await expect.poll(async () => (await read(open.id)).canPay).toBe(false)
  await changeSettings(server.ctx, 1, { flags: { isAllowedSbpPay: false, isAllowedCardPay: false }, loyalty: { payShare: 30 } })
  await expect.poll(async () => (await read(open.id)).canPay).toBe(true)
  await changeSettings(server.ctx, 1, { flags: { isAllowedSbpPay: true, isAllowedCardPay: false }, loyalty: { payShare: 0 } })
  await expect.poll(async () => (await read(open.id)).canPay).toBe(true)
  await changeSettings(server.ctx, 1, { flags: { isAllowedSbpPay: true, isAllowedCardPay: true } })
})
