import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { paymentDeskApi } from '@vitrina/contract/payment-desk'
import { startTestApp } from '#test/app'
import { ask } from '#test/ask'
import { aUser, only } from '#test/builders'
import { aManagerOf } from '#test/builders.desk'
import { aCustomer, anOrder, type Customer } from '#test/builders.orders'
import { anInvoice } from '#test/builders.payments'
import { smallCatalogue } from '#test/small-catalogue'
import { inTransaction } from '#platform/context'
import { returnRequests } from '#tables/shipments'
import { refundForReturn } from '../refund-for-return.ts'

let server: Awaited<ReturnType<typeof startTestApp>>
let goods: Awaited<ReturnType<typeof smallCatalogue>>
let customer: Customer
let staff: Awaited<ReturnType<typeof aUser>>

beforeAll(async () => {
  server = await startTestApp()
  goods = await smallCatalogue(server.ctx)
  staff = await aUser(server.ctx, { role: 'administrator' })
})
afterAll(() => server.stop())
beforeEach(async () => {
  customer = await aCustomer(server)
  await server.pool.query(`update stock set free = 1000`)
})

const invoiced = async (amount = 2) =>
  anInvoice(server.ctx, await anOrder(server, customer, [{ productId: goods.products.breaker.id, amount }]))
const record = (body: object, headers = staff.headers) =>
  ask(server, paymentDeskApi.record, {
    body: { companyId: customer.company.id, method: 'transfer', receivedOn: '2026-01-15', bankDocument: '412', ...body },
    headers,
  })
const list = async (show: 'advances' | 'refunds', headers = staff.headers) => {
  const { body } = await ask(server, paymentDeskApi.list, { url: `${paymentDeskApi.list.path}?show=${show}&per-page=100`, headers })
  return body.items.filter(({ company }) => company.id === customer.company.id)
}
const allocate = (id: number, body: object) =>
  ask(server, paymentDeskApi.allocate, { url: `/api/v1/back-office/payment/${id}/allocate`, body, headers: staff.headers })
const payBack = (id: number) =>
  ask(server, paymentDeskApi.paidBack, {
    url: `/api/v1/back-office/payment/${id}/paid-back`,
    body: { bankDocument: '9' },
    headers: staff.headers,
  })

test('money nobody has matched waits in the queue until it is laid on an invoice, no further than both allow', async () => {
  const { body: came } = await record({ sum: 5_000, payerInn: '7707083893', purpose: 'За кабель' })
  expect(came).toMatchObject({ state: 'paid', free: 5_000, purpose: 'За кабель' })
  expect(await list('advances')).toMatchObject([{ id: came.id, free: 5_000 }])
  const invoice = await invoiced()
  const stranger = customer
  customer = await aCustomer(server)
  const foreign = await invoiced()
  customer = stranger
  expect((await allocate(came.id, { documentId: foreign.id })).body.code).toBe('document.not-found')
  expect((await allocate(came.id, { documentId: invoice.id, sum: invoice.sum / 100 + 0.01 })).body.code).toBe('payment.too-much')
  expect((await allocate(came.id, { documentId: invoice.id, sum: 1.01 })).body.free).toBe(4_998.99)
  const whole = await allocate(came.id, { documentId: invoice.id })
  expect(whole.body.free).toBe(Math.round(500_000 - Math.min(500_000, invoice.sum)) / 100)
  expect((await allocate(came.id, { documentId: invoice.id })).status).not.toBe(200)
  const { rows } = await server.pool.query(`select paid_sum::int as paid from documents where id = $1`, [invoice.id])
  expect(rows).toEqual([{ paid: Math.min(500_000, invoice.sum) }])
})

test('an invoice of another company, a day to come and another manager’s company are refused, and nothing is written', async () => {
  const manager = await aManagerOf(server, customer.company.id)
  const other = await aUser(server.ctx, { role: 'manager' })
  expect((await record({ sum: 1 }, other.headers)).body.code).toBe('company.not-found')
  expect((await record({ sum: 1, receivedOn: '2099-01-01' })).body.code).toBe('payment.not-now')
  expect((await record({ sum: 1, documentIds: [2_000_000_000] })).body.code).toBe('document.not-found')
  expect((await record({ sum: 1 }, customer.headers)).body.code).toBe('access.denied')
  expect(await list('advances')).toEqual([])
  expect((await record({ sum: 1 }, manager.headers)).status).toBe(200)
  expect(await list('advances', manager.headers)).toHaveLength(1)
  expect(await list('advances', other.headers)).toEqual([])
})

test('a refund by transfer waits for the accountant, and is paid once', async () => {
  const invoice = await invoiced()
  const { body: came } = await record({ sum: invoice.sum / 100, documentIds: [invoice.id] })
  expect(came.free).toBe(0)
  const row = { number: 'ВЗ-1', orderId: invoice.orderId ?? 0, state: 'received' as const, resolution: 'refund' as const, sum: 1_000 }
  const { id } = only(await server.ctx.db.insert(returnRequests).values(row).returning())
  await inTransaction(server.ctx, (tx) => refundForReturn(tx, id))
  const [refund] = await list('refunds')
  expect(refund).toMatchObject({ method: 'transfer', sum: 10, state: 'created' })
  expect((await payBack(came.id)).body.code).toBe('payment.not-now')
  expect((await payBack(refund?.id ?? 0)).body).toMatchObject({ state: 'paid', bankDocument: '9' })
  expect((await payBack(refund?.id ?? 0)).body.code).toBe('payment.not-now')
  expect(await list('refunds')).toEqual([])
})
