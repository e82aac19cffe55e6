import { readXlsx } from 'hucre/xlsx'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { paymentDeskApi } from '@vitrina/contract/payments/payment-desk'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aUser } from '#test/builders'
import { aCustomer, anOrder, type Customer } from '#test/builders.orders'
import { anInvoice } from '#test/builders.payments'
import { dayFromToday } from '#test/days'
import { smallCatalogue } from '#test/small-catalogue'
import { decodeText } from '#platform/spreadsheets/decode-text'
import { readClientBank } from '../statement/read-client-bank.ts'

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

const invoiced = async (given: Parameters<typeof anInvoice>[2] = {}) => {
  const order = await anOrder(server, customer, [{ productId, amount: 2 }])
  return { order, invoice: await anInvoice(server.ctx, order, given) }
}
const record = (body: object) =>
  callApi(server, paymentDeskApi.record, {
    body: { companyId: customer.company.id, method: 'transfer', receivedOn: '2026-01-15', ...body },
    headers: staff.headers,
  })
const page = async (query: string) =>
  (await callApi(server, paymentDeskApi.list, { url: `${paymentDeskApi.list.path}?${query}`, headers: staff.headers })).body
const idsOf = async (query: string) => (await page(`companyId=${customer.company.id}&${query}`)).items.map(({ id }) => id)
const read = async (id: number) =>
  (await callApi(server, paymentDeskApi.read, { url: `/api/v1/back-office/payment/${id}`, headers: staff.headers })).body
const post = <E extends Parameters<typeof callApi>[1]>(endpoint: E, id: number, body: object) =>
  callApi(server, endpoint, { url: endpoint.path.replace(':id', String(id)), body, headers: staff.headers })

test('a payment is found by the invoice or the order it lies on, the company and its ИНН', async () => {
  const { order, invoice } = await invoiced()
  const { body: laid } = await record({ sum: 1, documentIds: [invoice.id] })
  const { body: free } = await record({ sum: 2, documentIds: [] })
  const { body: link } = await record({ sum: 3, documentIds: [] })
  await server.pool.query(`update payments set document_id = $2 where id = $1`, [link.id, invoice.id])
  const stranger = await aCustomer(server)
  const { body: foreign } = await record({ sum: 4, companyId: stranger.company.id, documentIds: [] })
  const found = async (q: string | null) => (await page(`q=${encodeURIComponent(q ?? '')}`)).items.map(({ id }) => id)
  for (const q of [invoice.number, order.number]) expect([q, await found(q)]).toEqual([q, [link.id, laid.id]])
  for (const q of [customer.entity.inn, customer.company.name]) expect([q, await found(q)]).toEqual([q, [link.id, free.id, laid.id]])
  expect(await found(stranger.entity.inn)).toEqual([foreign.id])
})

test('all are shown the newest first, a queue of waiting ones the oldest first', async () => {
  const made: number[] = []
  for (const sum of [1, 2, 3]) made.push((await record({ sum, documentIds: [] })).body.id)
  expect(await idsOf('')).toEqual(made.toReversed())
  expect(await idsOf('show=advances')).toEqual(made)
  const second = await page(`companyId=${customer.company.id}&show=advances&per-page=2&page=2`)
  expect([second.items.map(({ id }) => id), second.meta]).toMatchObject([made.slice(2), { totalCount: 3, pageCount: 2 }])
})

test('refunds to pay by hand are those without a bank', async () => {
  const before = (await page('')).counts.refunds
  const back: Record<string, number> = {}
  for (const method of ['transfer', 'cash', 'sbp', 'card']) {
    const { body: came } = await record({ sum: 10, documentIds: [] })
    const { body } = await post(paymentDeskApi.refund, came.id, { sum: 10, reason: 'Переплата' })
    await server.pool.query(`update payments set method = $2 where id = $1`, [body.id, method])
    back[method] = body.id
  }
  expect(await idsOf('show=refunds')).toEqual([back.transfer, back.cash])
  expect((await page('')).counts.refunds).toBe(before + 2)
  for (const [method, isByHand] of [
    ['transfer', true],
    ['cash', true],
    ['sbp', false],
    ['card', false],
  ] as const) {
    const { status, body } = await post(paymentDeskApi.paidBack, back[method] ?? 0, { bankDocument: '9' })
    expect([method, status === 200 ? body.state : body.code]).toEqual([method, isByHand ? 'paid' : 'payment.not-now'])
  }
  expect((await page('')).counts.refunds).toBe(before)
})

test('days are those of Moscow, the first and the last included', async () => {
  const { body } = await record({ sum: 1, documentIds: [] })
  await server.pool.query(`update payments set received_at = '2026-01-15T21:30:00Z' where id = $1`, [body.id])
  expect(await idsOf('from=2026-01-16&to=2026-01-16')).toEqual([body.id])
  expect([await idsOf('to=2026-01-15'), await idsOf('from=2026-01-17')]).toEqual([[], []])
  // Money that has not come yet stands on the day it was asked for.
  await server.pool.query(`update payments set received_at = null, created_at = '2026-01-20T21:30:00Z' where id = $1`, [body.id])
  expect([await idsOf('from=2026-01-21&to=2026-01-21'), await idsOf('to=2026-01-20')]).toEqual([[body.id], []])
})

test('money is recorded of today at the latest', async () => {
  expect((await record({ sum: 1, receivedOn: dayFromToday(1) })).body.code).toBe('payment.not-now')
  expect((await record({ sum: 1, receivedOn: dayFromToday(0) })).status).toBe(200)
})

test('invoices to allocate to stand by their due day; those without one come last, paid or cancelled ones not at all', async () => {
  const [undated, later, sooner] = [
    await invoiced({ dueOn: null }),
    await invoiced({ dueOn: dayFromToday(9) }),
    await invoiced({ dueOn: dayFromToday(3) }),
  ]
  await invoiced({ state: 'cancelled' })
  const { invoice: done } = await invoiced()
  await record({ sum: done.sum / 100, documentIds: [done.id] })
  const { body } = await record({ sum: 1, documentIds: [] })
  expect((await read(body.id)).openInvoices.map(({ documentId }) => documentId)).toEqual(
    [sooner, later, undated].map(({ invoice }) => invoice.id),
  )
})

test('the author of a refund or of a voiding stays with it', async () => {
  const { body: came } = await record({ sum: 10, documentIds: [] })
  const { body: back } = await post(paymentDeskApi.refund, came.id, { sum: 4, reason: 'Переплата' })
  await post(paymentDeskApi.paidBack, back.id, { bankDocument: '9' })
  expect((await read(came.id)).history).toMatchObject([
    { type: 'payment.recorded', sum: 10 },
    { type: 'refund.started', sum: 4, reason: 'Переплата', author: 'Белова Нина' },
  ])
  expect((await read(back.id)).history).toMatchObject([{ type: 'refund.paid', sum: 4, author: 'Белова Нина' }])
  const { body: wrong } = await record({ sum: 5, documentIds: [] })
  await post(paymentDeskApi.void, wrong.id, { reason: 'Чужой' })
  const { rows } = await server.pool.query(`select voided_by, void_reason, voided_at is not null as at from payments where id = $1`, [
    wrong.id,
  ])
  expect(rows).toEqual([{ voided_by: staff.id, void_reason: 'Чужой', at: true }])
})

test.each([
  ['transfer', null, 'transfer'],
  ['cash', null, 'cash'],
  ['card', null, 'transfer'],
  ['card', 'bank-9', 'card'],
  ['offset', null, 'transfer'],
])('money received by %s, at the bank as %s, goes back by %s', async (method, providerId, way) => {
  const { body: came } = await record({ sum: 10, documentIds: [] })
  await server.pool.query(`update payments set method = $2, provider_id = $3 where id = $1`, [
    came.id,
    method,
    providerId && `${providerId}${came.id}`,
  ])
  expect((await post(paymentDeskApi.refund, came.id, { sum: 4, reason: 'Переплата' })).body).toMatchObject({ method: way, sum: 4 })
})

test('payments are taken as a workbook and for 1C: a row for each invoice, the advance and the refund; a voided one is not in it', async () => {
  const { order, invoice } = await invoiced()
  const sum = invoice.sum / 100
  const { body: paid } = await record({ sum: sum + 10, documentIds: [invoice.id], bankDocument: '4711', payerInn: '7707083893' })
  const { body: mistaken } = await record({ sum: 5, documentIds: [] })
  await post(paymentDeskApi.void, mistaken.id, { reason: 'Ошибка' })
  const { body: refund } = await post(paymentDeskApi.refund, paid.id, { sum: 4, reason: 'Переплата' })
  await post(paymentDeskApi.paidBack, refund.id, { bankDocument: '4712' })
  const fileOf = async (filters: object) => {
    const { body } = await callApi(server, paymentDeskApi.exportFile, {
      body: { companyId: customer.company.id, ...filters },
      headers: staff.headers,
    })
    const { rawPayload } = await server.app.inject({ method: 'GET', url: body.path, headers: staff.headers })
    const { sheets } = await readXlsx(new Uint8Array(rawPayload))
    return (sheets[0]?.rows ?? []).map((cells) => [cells[1], cells[2], cells[7], cells[9], cells[10]])
  }
  const [head, ...rows] = await fileOf({})
  expect(head).toEqual(['Номер документа', 'Вид', 'Счёт', 'Заказ', 'Сумма'])
  expect(rows).toEqual([
    ['4711', 'Поступление', invoice.number, order.number, sum],
    ['4711', 'Аванс', null, null, 10],
    ['4712', 'Возврат', null, null, -4],
    [null, null, null, null, sum + 6],
  ])
  expect(await fileOf({ to: '2020-01-01' })).toHaveLength(2)

  const { body } = await callApi(server, paymentDeskApi.exportFile, {
    body: { companyId: customer.company.id, format: '1c' },
    headers: staff.headers,
  })
  const { rawPayload } = await server.app.inject({ method: 'GET', url: body.path, headers: staff.headers })
  const { documents, outgoing, refused } = readClientBank(decodeText(rawPayload))
  expect([outgoing, refused]).toEqual([0, []])
  expect(documents).toMatchObject([
    {
      number: '4711',
      date: '2026-01-15',
      sum: invoice.sum + 1000,
      payerInn: '7707083893',
      purpose: `Оплата по счетам № ${invoice.number}`,
    },
  ])
})
