import { beforeAll, beforeEach, expect, test } from 'vitest'
import { paymentDeskApi } from '@vitrina/contract/payments/payment-desk'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aUser, next, only } from '#test/builders'
import { aManagerOf } from '#test/builders.desk'
import { aCustomer, anOrder, type Customer } from '#test/builders.orders'
import { anInvoice } from '#test/builders.payments'
import { smallCatalogue } from '#test/small-catalogue'
import { inTransaction } from '#platform/context'
import { returnRequests } from '#tables/shipments'
import { refundForReturn } from '../refund-for-return.ts'

const { server, goods } = describeStore({ goods: smallCatalogue })
let customer: Customer
let staff: Awaited<ReturnType<typeof aUser>>

beforeAll(async () => {
  staff = await aUser(server.ctx, { role: 'administrator' })
})
beforeEach(async () => {
  customer = await aCustomer(server)
  await server.pool.query(`update stock set free = 1000`)
})

const invoiced = async (amount = 2) =>
  anInvoice(server.ctx, await anOrder(server, customer, [{ productId: goods.products.breaker.id, amount }]))
const record = (body: object, headers = staff.headers) =>
  callApi(server, paymentDeskApi.record, {
    body: { companyId: customer.company.id, method: 'transfer', receivedOn: '2026-01-15', bankDocument: '412', ...body },
    headers,
  })
const page = async (query: string, headers = staff.headers) =>
  (
    await callApi(server, paymentDeskApi.list, {
      url: `${paymentDeskApi.list.path}?per-page=100&companyId=${customer.company.id}&${query}`,
      headers,
    })
  ).body
const list = async (show: 'advances' | 'refunds', headers = staff.headers) => (await page(`show=${show}`, headers)).items
const read = async (id: number) =>
  (await callApi(server, paymentDeskApi.read, { url: `/api/v1/back-office/payment/${id}`, headers: staff.headers })).body
const allocate = (id: number, ...parts: { documentId: number; sum: number }[]) =>
  callApi(server, paymentDeskApi.allocate, { url: `/api/v1/back-office/payment/${id}/allocate`, body: { parts }, headers: staff.headers })
const refund = (id: number, body: object) =>
  callApi(server, paymentDeskApi.refund, {
    url: `/api/v1/back-office/payment/${id}/refund`,
    body: { reason: 'Переплата', ...body },
    headers: staff.headers,
  })
const payBack = (id: number) =>
  callApi(server, paymentDeskApi.paidBack, {
    url: `/api/v1/back-office/payment/${id}/paid-back`,
    body: { bankDocument: '9' },
    headers: staff.headers,
  })

test('unallocated money waits in the queue until it is allocated to an invoice, no further than both allow', async () => {
  const { body: came } = await record({ sum: 5_000, payerInn: '7707083893', purpose: 'За кабель' })
  expect(came).toMatchObject({ state: 'paid', free: 5_000, purpose: 'За кабель' })
  expect(await list('advances')).toMatchObject([{ id: came.id, free: 5_000 }])
  const invoice = await invoiced()
  const stranger = customer
  customer = await aCustomer(server)
  const foreign = await invoiced()
  customer = stranger
  const open = invoice.sum / 100
  expect((await allocate(came.id, { documentId: foreign.id, sum: 1 })).body.code).toBe('document.not-found')
  expect((await allocate(came.id, { documentId: invoice.id, sum: open + 0.01 })).body.code).toBe('payment.too-much')
  expect((await allocate(came.id, { documentId: invoice.id, sum: 1 }, { documentId: invoice.id, sum: 1 })).status).toBe(422)
  expect((await allocate(came.id, { documentId: invoice.id, sum: 1.01 })).body.free).toBe(4_998.99)
  const rest = Math.min(4_998.99, Math.round((open - 1.01) * 100) / 100)
  expect((await allocate(came.id, { documentId: invoice.id, sum: rest })).body.free).toBe(Math.round((4_998.99 - rest) * 100) / 100)
  expect((await allocate(came.id, { documentId: invoice.id, sum: 0.01 })).status).not.toBe(200)
  const { rows } = await server.pool.query(`select paid_sum::int as paid from documents where id = $1`, [invoice.id])
  expect(rows).toEqual([{ paid: Math.min(500_000, invoice.sum) }])
})

test('several invoices at once: all the sums are allocated or none, never more than was received', async () => {
  const [first, second] = [await invoiced(1), await invoiced(1)]
  const { body: came } = await record({ sum: (first.sum + 100) / 100, documentIds: [] })
  expect(came.free).toBe((first.sum + 100) / 100)
  const whole = await read(came.id)
  expect(whole.openInvoices.map(({ documentId }) => documentId)).toEqual([first.id, second.id])
  const both = [
    { documentId: first.id, sum: first.sum / 100 },
    { documentId: second.id, sum: 1.01 },
  ]
  expect((await allocate(came.id, ...both)).body.code).toBe('advance.too-little')
  expect((await read(came.id)).allocations).toEqual([])
  const [all, ...rest] = both
  expect((await allocate(came.id, ...[all, ...rest.map((part) => ({ ...part, sum: 1 }))].flatMap((part) => part ?? []))).body.free).toBe(0)
  const laid = await read(came.id)
  expect(laid).toMatchObject({ free: 0, refundable: came.sum, openInvoices: [] })
  expect(laid.allocations).toMatchObject([
    { documentId: first.id, allocated: first.sum / 100, open: 0 },
    { documentId: second.id, allocated: 1, open: (second.sum - 100) / 100 },
  ])
})

test('the list is narrowed by state, way, day and words, and shows a manager nothing of others', async () => {
  const { body: came } = await record({ sum: 77, payerName: 'ООО «Люмен»', payerInn: '7707083893', purpose: 'Оплата 100%_кабеля' })
  for (const query of [
    '',
    'state=paid',
    'method=transfer',
    'from=2026-01-15&to=2026-01-15',
    'q=люмен',
    'q=7707083893',
    'q=412',
    'q=100%25_каб',
  ])
    expect((await page(query)).items.map(({ id }) => id)).toEqual([came.id])
  for (const query of ['state=created', 'method=card', 'from=2026-01-16', 'to=2026-01-14', 'q=100%25каб', 'show=refunds'])
    expect((await page(query)).items).toEqual([])
  expect(await page('')).toMatchObject({ company: { id: customer.company.id }, meta: { totalCount: 1 } })
  // A company without a manager is every manager's business; with one, that manager's.
  const other = await aUser(server.ctx, { role: 'manager' })
  const open = await page('', other.headers)
  expect(open).toMatchObject({ items: [{ id: came.id }], company: { id: customer.company.id }, meta: { totalCount: 1 } })
  const manager = await aManagerOf(server, customer.company.id)
  const { counts } = await page('', manager.headers)
  const closed = await page('', other.headers)
  expect(closed).toMatchObject({ items: [], company: null, meta: { totalCount: 0 } })
  expect([counts.advances, closed.counts.advances]).toEqual([open.counts.advances, open.counts.advances - 1])
  for (const [endpoint, body] of [
    [paymentDeskApi.read, undefined],
    [paymentDeskApi.allocate, { parts: [{ documentId: 1, sum: 1 }] }],
    [paymentDeskApi.unallocate, { documentId: 1, reason: 'Ошибка' }],
    [paymentDeskApi.refund, { sum: 1, reason: 'Переплата' }],
    [paymentDeskApi.paidBack, { bankDocument: '9' }],
    [paymentDeskApi.void, { reason: 'Ошибка' }],
  ] as const) {
    const url = endpoint.path.replace(':id', String(came.id))
    expect((await callApi(server, endpoint, { url, headers: other.headers, ...(body && { body }) })).body).toMatchObject({
      code: 'payment.not-found',
    })
  }
})

test('a payment goes back whole or in part with a reason, never more than was received; the unallocated part goes first', async () => {
  const invoice = await invoiced()
  const { body: came } = await record({ sum: invoice.sum / 100 + 10 })
  expect(came.free).toBe(10)
  expect((await refund(came.id, { sum: came.sum + 0.01 })).body.code).toBe('refund.too-much')
  expect((await refund(came.id, { sum: 1, reason: '  ' })).status).toBe(422)
  const { body: first } = await refund(came.id, { sum: 7 })
  expect(first).toMatchObject({
    direction: 'refund',
    method: 'transfer',
    state: 'created',
    sum: 7,
    refundOf: came.id,
    purpose: 'Переплата',
  })
  expect(await read(came.id)).toMatchObject({ free: 3, refundable: came.sum - 7, allocations: [{ allocated: invoice.sum / 100 }] })
  // Three of these are free; the invoice waits for the other two again.
  const { body: second } = await refund(came.id, { sum: 5 })
  expect(await read(came.id)).toMatchObject({ free: 0, allocations: [{ allocated: invoice.sum / 100 - 2, open: 2 }] })
  const { rows } = await server.pool.query(
    `select d.state, o.payment_state as order from documents d join orders o on o.id = d.order_id where d.id = $1`,
    [invoice.id],
  )
  expect(rows).toEqual([{ state: 'partially_paid', order: 'partially_paid' }])
  for (const { id } of [first, second]) expect((await payBack(id)).body.state).toBe('paid')
  expect(await read(came.id)).toMatchObject({ state: 'partially_refunded', refundedSum: 12 })
  const { body: rest } = await refund(came.id, { sum: came.sum - 12 })
  await payBack(rest.id)
  expect(await read(came.id)).toMatchObject({ state: 'refunded', refundable: 0, free: 0, allocations: [] })
  expect((await refund(came.id, { sum: 1 })).body.code).toBe('refund.not-now')
  expect((await refund(rest.id, { sum: 1 })).body.code).toBe('refund.not-now')
})

test('ten refunds of one payment at once never refund more than was received', async () => {
  const { body: came } = await record({ sum: 100 })
  const answers = await Promise.all(Array.from({ length: 10 }, () => refund(came.id, { sum: 30 })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(await read(came.id)).toMatchObject({ refundable: 10, free: 10 })
})

test('money refunded for returned goods is not refunded again: only the rest of the payment goes back by hand', async () => {
  const invoice = await invoiced()
  const { body: came } = await record({ sum: invoice.sum / 100 })
  const row = { number: 'ВЗ-9', orderId: invoice.orderId ?? 0, state: 'received' as const, resolution: 'refund' as const, sum: 1_000 }
  const { id } = only(await server.ctx.db.insert(returnRequests).values(row).returning())
  await inTransaction(server.ctx, (tx) => refundForReturn(tx, id))
  expect((await refund(came.id, { sum: invoice.sum / 100 })).body.code).toBe('refund.too-much')
  expect((await refund(came.id, { sum: invoice.sum / 100 - 10 })).status).toBe(200)
  // The goods cover the ten roubles that went back for them.
  expect((await read(came.id)).allocations).toMatchObject([{ allocated: 10 }])
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
  const [waits] = await list('refunds')
  expect(waits).toMatchObject({ method: 'transfer', sum: 10, state: 'created' })
  expect((await payBack(came.id)).body.code).toBe('payment.not-now')
  expect((await payBack(waits?.id ?? 0)).body).toMatchObject({ state: 'paid', bankDocument: '9' })
  expect((await payBack(waits?.id ?? 0)).body.code).toBe('payment.not-now')
  expect(await list('refunds')).toEqual([])
})

test('a recorded payment has all that was typed, and its author', async () => {
  const typed = { method: 'cash', bankDocument: 'КО-7', payerName: 'Петров', payerInn: '500100732259', purpose: 'За лампы' }
  const { body } = await record({ ...typed, sum: 12.34, documentIds: [] })
  expect(body).toMatchObject({
    ...typed,
    direction: 'in',
    state: 'paid',
    sum: 12.34,
    free: 12.34,
    refundedSum: 0,
    documentId: null,
    refundOf: null,
    receivedAt: '2026-01-15T09:00:00.000Z',
    expiresAt: null,
    company: { id: customer.company.id, name: customer.company.name },
  })
  const { rows } = await server.pool.query(`select created_by from payments where id = $1`, [body.id])
  expect(rows).toEqual([{ created_by: staff.id }])
})

test('money is laid on the named invoices in the order they are named, not in that of their numbers', async () => {
  const [first, second, third] = [await invoiced(1), await invoiced(2), await invoiced(1)]
  const { body: came } = await record({ sum: second.sum / 100 + 3, documentIds: [second.id, third.id, first.id] })
  const { allocations, free } = await read(came.id)
  expect(allocations.map(({ documentId, allocated }) => [documentId, allocated])).toEqual([
    [second.id, second.sum / 100],
    [third.id, 3],
  ])
  expect(free).toBe(0)
})

test('a refund larger than the newest invoice holds goes on to the one before; both orders are owed for and tell of it', async () => {
  const [older, newer] = [await invoiced(2), await invoiced(1)]
  const { body: came } = await record({ sum: (older.sum + newer.sum) / 100, documentIds: [older.id, newer.id] })
  const { body: back } = await refund(came.id, { sum: newer.sum / 100 + 3 })
  const state = async ({ id }: { id: number }) => {
    const { rows } = await server.pool.query(
      `select d.state, (d.sum - d.paid_sum)::int as open, o.payment_state as order,
         (select json_agg(e.data) from order_events e where e.order_id = o.id and e.type = 'refund.started') as told
       from documents d join orders o on o.id = d.order_id where d.id = $1`,
      [id],
    )
    return rows[0]
  }
  const told = [{ paymentId: back.id, method: 'transfer', sum: newer.sum + 300 }]
  expect(await state(newer)).toEqual({ state: 'awaiting', open: newer.sum, order: 'awaiting', told })
  expect(await state(older)).toEqual({ state: 'partially_paid', open: 300, order: 'partially_paid', told })
  expect(await read(came.id)).toMatchObject({ free: 0, refundable: older.sum / 100 - 3, refunds: [{ id: back.id, sum: back.sum }] })
})

test('of a credit for returned goods only the part that lies on no invoice goes back', async () => {
  const invoice = await invoiced()
  const row = { orderId: invoice.orderId ?? 0, state: 'received' as const, resolution: 'creditToBalance' as const }
  const { id } = only(
    await server.ctx.db
      .insert(returnRequests)
      .values({ ...row, number: `ВЗ-${next()}`, sum: invoice.sum + 500 })
      .returning(),
  )
  await inTransaction(server.ctx, (tx) => refundForReturn(tx, id))
  const [credit] = await list('advances')
  expect(credit).toMatchObject({ method: 'offset', sum: invoice.sum / 100 + 5, free: 5 })
  expect((await read(credit?.id ?? 0)).refundable).toBe(5)
  expect((await refund(credit?.id ?? 0, { sum: 5.01 })).body.code).toBe('refund.too-much')
  expect((await refund(credit?.id ?? 0, { sum: 5 })).body).toMatchObject({ method: 'transfer', sum: 5 })
})
