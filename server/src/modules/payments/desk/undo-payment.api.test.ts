import { beforeAll, beforeEach, expect, test } from 'vitest'
import { companiesApi } from '@vitrina/contract/companies/companies'
import { paymentDeskApi } from '@vitrina/contract/payments/payment-desk'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aUser, next, only } from '#test/builders'
import { deskOf } from '#test/builders.desk'
import { aCustomer, anOrder, type Customer } from '#test/builders.orders'
import { anInvoice } from '#test/builders.payments'
import { smallCatalogue } from '#test/small-catalogue'
import { inTransaction } from '#platform/context'
import { returnRequests } from '#tables/shipments'
import { refundForReturn } from '../refund-for-return.ts'

const { server } = describeStore()
let productId: number
let customer: Customer
let staff: Awaited<ReturnType<typeof aUser>>

beforeAll(async () => {
  productId = (await smallCatalogue(server.ctx)).products.breaker.id
  staff = await aUser(server.ctx, { role: 'administrator', lastName: 'Белова', firstName: 'Нина' })
})
beforeEach(async () => {
  customer = await aCustomer(server)
  await server.pool.query(`update stock set free = 1000`)
})

const invoiced = async (amount = 2) => anInvoice(server.ctx, await anOrder(server, customer, [{ productId, amount }]))
const record = (body: object) =>
  callApi(server, paymentDeskApi.record, {
    body: { companyId: customer.company.id, method: 'transfer', receivedOn: '2026-01-15', ...body },
    headers: staff.headers,
  })
const post = <E extends Parameters<typeof callApi>[1]>(endpoint: E, id: number, body: object) =>
  callApi(server, endpoint, { url: endpoint.path.replace(':id', String(id)), body, headers: staff.headers })
const read = async (id: number) =>
  (await callApi(server, paymentDeskApi.read, { url: `/api/v1/back-office/payment/${id}`, headers: staff.headers })).body
const debt = async () => {
  const { receivables, balance } = (await callApi(server, companiesApi.current, { headers: customer.headers })).body
  return [receivables, balance]
}
const stateOf = async ({ id }: { id: number }) => {
  const { rows } = await server.pool.query(
    `select d.state, d.paid_sum::int as paid, o.payment_state as order from documents d join orders o on o.id = d.order_id where d.id = $1`,
    [id],
  )
  return rows[0]
}
const story = async (orderId: number) =>
  (await deskOf(server, staff.headers).read(orderId)).body.events.flatMap(({ type, data }) =>
    type.startsWith('payment.') ? [[type, data.reason ?? null]] : [],
  )

test('a payment typed wrong is voided with a reason: it stays, counts for nothing, and its invoice is owed again', async () => {
  const invoice = await invoiced()
  const whole = invoice.sum / 100
  const { body: typed } = await record({ sum: whole + 10, bankDocument: '77' })
  expect(await debt()).toEqual([0, 10])
  expect((await post(paymentDeskApi.void, typed.id, { reason: ' ' })).status).toBe(422)
  expect((await post(paymentDeskApi.void, typed.id, { reason: 'Чужой платёж' })).body).toMatchObject({ state: 'voided', free: 0 })
  expect(await debt()).toEqual([whole, 0])
  expect(await story(invoice.orderId ?? 0)).toEqual([
    ['payment.received', null],
    ['payment.voided', 'Чужой платёж'],
  ])
  const after = await read(typed.id)
  expect(after).toMatchObject({ isVoidable: false, refundable: 0, allocations: [] })
  expect(after.history).toMatchObject([
    { type: 'payment.recorded', author: 'Белова Нина', reason: '' },
    { type: 'payment.voided', author: 'Белова Нина', reason: 'Чужой платёж' },
  ])
  expect((await post(paymentDeskApi.void, typed.id, { reason: 'Ещё раз' })).body.code).toBe('payment.not-voidable')
  expect((await post(paymentDeskApi.refund, typed.id, { sum: 1, reason: 'Вернуть' })).body.code).toBe('refund.not-now')
  // The same paper, as it should have been typed.
  expect((await record({ sum: whole + 10, bankDocument: '77' })).status).toBe(200)
})

test('a payment by the bank, an offset or a partly refunded one is not voided', async () => {
  await invoiced()
  const { body: typed } = await record({ sum: 5, documentIds: [] })
  const refuse = async () => [
    (await read(typed.id)).isVoidable,
    (await post(paymentDeskApi.void, typed.id, { reason: 'Ошибка' })).body.code,
  ]
  await server.pool.query(`update payments set provider_id = 'bank-1' where id = $1`, [typed.id])
  expect(await refuse()).toEqual([false, 'payment.not-voidable'])
  await server.pool.query(`update payments set provider_id = null, method = 'offset' where id = $1`, [typed.id])
  expect(await refuse()).toEqual([false, 'payment.not-voidable'])
  await server.pool.query(`update payments set method = 'transfer' where id = $1`, [typed.id])
  expect((await post(paymentDeskApi.refund, typed.id, { sum: 1, reason: 'Лишнее' })).status).toBe(200)
  expect(await refuse()).toEqual([false, 'payment.not-voidable'])
})

test('money allocated to a wrong invoice is taken off it with a reason, and allocated to the right one', async () => {
  const [wrong, right] = [await invoiced(1), await invoiced(1)]
  const { body: came } = await record({ sum: wrong.sum / 100, documentIds: [wrong.id] })
  expect(came.free).toBe(0)
  const undo = (documentId: number) => post(paymentDeskApi.unallocate, came.id, { documentId, reason: 'Счёт перепутан' })
  expect((await undo(right.id)).body.code).toBe('document.not-found')
  expect((await undo(wrong.id)).body).toMatchObject({ state: 'paid', free: wrong.sum / 100 })
  expect((await undo(wrong.id)).body.code).toBe('document.not-found')
  expect(await debt()).toEqual([(wrong.sum + right.sum) / 100, wrong.sum / 100])
  expect(await story(wrong.orderId ?? 0)).toEqual([
    ['payment.received', null],
    ['payment.unallocated', 'Счёт перепутан'],
  ])
  expect((await post(paymentDeskApi.allocate, came.id, { parts: [{ documentId: right.id, sum: right.sum / 100 }] })).status).toBe(200)
  expect(await story(right.orderId ?? 0)).toEqual([['payment.advance-used', null]])
  expect(await stateOf(right)).toEqual({ state: 'paid', paid: right.sum, order: 'paid' })
  expect(await stateOf(wrong)).toEqual({ state: 'awaiting', paid: 0, order: 'awaiting' })
  expect((await read(came.id)).history.map(({ type, invoice, reason }) => [type, invoice, reason])).toEqual([
    ['payment.recorded', null, ''],
    ['payment.unallocated', wrong.number, 'Счёт перепутан'],
    ['payment.allocated', right.number, ''],
  ])
})

test('a bank’s payment order is recorded once, at the payment desk and at the order alike; twenty at once are one payment', async () => {
  const invoice = await invoiced()
  const paper = { sum: 7, bankDocument: '№ 412', payerInn: '7707083893' }
  const answers = await Promise.all(Array.from({ length: 20 }, () => record(paper)))
  const made = answers.filter(({ status }) => status === 200)
  expect(made).toHaveLength(1)
  const [refused] = answers.filter(({ status }) => status !== 200)
  expect(refused?.body).toMatchObject({ code: 'payment.document-known', message: expect.stringContaining(`№ ${made[0]?.body.id}`) })
  const again = { sum: 7, method: 'transfer', receivedOn: '2026-01-15', bankDocument: '000412' }
  const desk = deskOf(server, staff.headers)
  expect((await desk.act('markPaid', invoice.orderId ?? 0, again)).body.code).toBe('payment.document-known')
  expect((await desk.act('markPaid', invoice.orderId ?? 0, { ...again, sum: 8 })).status).toBe(200)
  const { rows } = await server.pool.query(`select sum::int as sum from payments where company_id = $1 order by id`, [customer.company.id])
  expect(rows).toEqual([{ sum: 700 }, { sum: 800 }])
})

test('a price is changed with a reason, and the old, the new and the reason stand in the timeline of the order', async () => {
  const order = await anOrder(server, customer, [{ productId, amount: 2 }])
  const desk = deskOf(server, staff.headers)
  const { items } = (await desk.read(order.id)).body
  const [line] = items
  const change = async (item: object, reason: string) =>
    desk.act('change', order.id, { version: (await desk.read(order.id)).body.order.version, items: [{ id: line?.id, ...item }], reason })
  expect((await change({ price: 210 }, '  ')).body.code).toBe('order.reason-needed')
  expect((await change({ price: line?.price, amount: 3 }, '')).status).toBe(200)
  expect((await change({ price: 210 }, 'Обещали на объекте')).status).toBe(200)
  const { events } = (await desk.read(order.id)).body
  expect(events.flatMap(({ type, data }) => (type === 'order.changed' ? [data] : [])).at(-1)).toMatchObject({
    reason: 'Обещали на объекте',
    lines: [{ price: [Math.round((line?.price ?? 0) * 100), 21_000] }],
  })
})

test('a payment on invoices of two orders is voided off both, and the timeline of each has its own part', async () => {
  const [one, other] = [await invoiced(1), await invoiced(2)]
  const { body: typed } = await record({ sum: (one.sum + other.sum - 100) / 100, documentIds: [one.id, other.id] })
  expect((await stateOf(other)).state).toBe('partially_paid')
  expect((await post(paymentDeskApi.void, typed.id, { reason: 'Чужой платёж' })).status).toBe(200)
  for (const [invoice, part] of [
    [one, one.sum],
    [other, other.sum - 100],
  ] as const) {
    expect(await stateOf(invoice)).toEqual({ state: 'awaiting', paid: 0, order: 'awaiting' })
    const { rows } = await server.pool.query(`select data from order_events where order_id = $1 and type = 'payment.voided'`, [
      invoice.orderId,
    ])
    expect(rows).toEqual([{ data: { paymentId: typed.id, sum: part, reason: 'Чужой платёж' } }])
  }
})

test('money refunded for returned goods is not taken off the invoice of their order, but off another', async () => {
  const [returned, other] = [await invoiced(1), await invoiced(1)]
  const { body: came } = await record({ sum: (returned.sum + other.sum) / 100, documentIds: [returned.id, other.id] })
  const row = {
    number: `ВЗ-${next()}`,
    orderId: returned.orderId ?? 0,
    state: 'received' as const,
    resolution: 'refund' as const,
    sum: 100,
  }
  const { id } = only(await server.ctx.db.insert(returnRequests).values(row).returning())
  await inTransaction(server.ctx, (tx) => refundForReturn(tx, id))
  const undo = (documentId: number) => post(paymentDeskApi.unallocate, came.id, { documentId, reason: 'Счёт перепутан' })
  expect((await undo(returned.id)).body.code).toBe('allocation.not-undoable')
  expect((await undo(other.id)).body).toMatchObject({ free: other.sum / 100 })
  expect(await stateOf(returned)).toMatchObject({ state: 'paid', paid: returned.sum })
})

test('a refund, a voided payment and one without a free part are not allocated; a refund is not taken off either', async () => {
  const { body: spent } = await record({ sum: 5, documentIds: [] })
  const { body: back } = await post(paymentDeskApi.refund, spent.id, { sum: 5, reason: 'Переплата' })
  const { body: voided } = await record({ sum: 5, documentIds: [] })
  await post(paymentDeskApi.void, voided.id, { reason: 'Ошибка' })
  const { body: part } = await record({ sum: 5, documentIds: [] })
  const { body: some } = await post(paymentDeskApi.refund, part.id, { sum: 2, reason: 'Переплата' })
  await post(paymentDeskApi.paidBack, some.id, { bankDocument: '9' })
  const { id: documentId } = await invoiced()
  const allocate = async (id: number, sum = 1) => (await post(paymentDeskApi.allocate, id, { parts: [{ documentId, sum }] })).body
  for (const { id } of [spent, back, voided]) expect((await allocate(id)).code).toBe('payment.not-now')
  expect((await post(paymentDeskApi.unallocate, back.id, { documentId, reason: 'Ошибка' })).body.code).toBe('payment.not-now')
  // Of a partly refunded payment the rest is allocated, and no more.
  expect((await allocate(part.id, 3.01)).code).toBe('advance.too-little')
  expect(await allocate(part.id, 3)).toMatchObject({ state: 'partially_refunded', free: 0 })
})
