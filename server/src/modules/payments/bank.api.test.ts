import { eq } from '#platform/database/drizzle'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ordersApi } from '@vitrina/contract/orders/orders'
import { paymentCardsApi } from '@vitrina/contract/account/payment-cards'
import { paymentNoticesApi, paymentsApi } from '@vitrina/contract/payments/payments'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { changeSettings } from '#test/builders'
import { aMember } from '#test/builders.companies'
import { aCustomer, anOrder, type Customer } from '#test/builders.orders'
import { anInvoice } from '#test/builders.payments'
import { listenOnFreePort } from '#test/listen-on-free-port'
import { smallCatalogue } from '#test/small-catalogue'
import { runWaiting } from '#test/waiting-jobs'
import type { Misbehaviour } from '#platform/payments/local-bank/misbehaviour'
import { sendNotices } from '#platform/payments/local-bank/notices'
import { expirePayment } from '#platform/payments/local-bank/payments'
import { payments } from '#tables/documents'
import { watchPayment } from './payments.jobs.ts'

const { server } = describeStore({}, { settings: { T_KASSA_TIMEOUT_MS: '3000' } })
let goods: Awaited<ReturnType<typeof smallCatalogue>>
let url: string
let customer: Customer
let invoice: Awaited<ReturnType<typeof anInvoice>>

beforeAll(async () => {
  url = await listenOnFreePort(server)
  goods = await smallCatalogue(server.ctx)
})
beforeEach(async () => {
  customer = await aCustomer(server)
  await server.pool.query(`update stock set free = 1000`)
  const order = await anOrder(server, customer, [{ productId: goods.products.breaker.id, amount: 5 }])
  invoice = await anInvoice(server.ctx, order)
})

const start = (body: object = {}, headers: Record<string, string> = customer.headers) =>
  callApi(server, paymentsApi.start, { body: { documentId: invoice.id, method: 'sbp', ...body }, headers })
const started = async (body: object = {}) => {
  const { status, body: payment } = await start(body)
  if (status !== 200) throw new Error(`Refused: ${status} ${payment.code}`)
  return payment
}
const read = (id: number, headers = customer.headers) => callApi(server, paymentsApi.read, { url: `/api/v1/payment/${id}`, headers })
const cancel = (id: number) => callApi(server, paymentsApi.cancel, { url: `/api/v1/payment/${id}/cancel`, headers: customer.headers })
const submit = (page: string, form: Record<string, string>) =>
  fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) })
const pay = (page: string | null, number = '2200770239097761') =>
  // The host of the link does not exist in tests; the page itself is here.
  submit(url + new URL(page ?? '').pathname, { action: 'pay', number, expires: '12/30', remember: 'yes' })
const misbehave = (misbehaviour: Misbehaviour, page?: string | null) =>
  submit(`${url}/local-bank/misbehaviour`, { misbehaviour, ...(page && { payment: page.split('/').at(-1) ?? '' }) })
const tell = () => runWaiting(server, [sendNotices, expirePayment])
/** Runs also the jobs that wait for their time. */
const later = async () => {
  await server.pool.query(
    `update graphile_worker._private_jobs set run_at = now() where task_id = (select id from graphile_worker._private_tasks where identifier = 'payment.follow')`,
  )
  await server.pool.query(`update payments set created_at = created_at - interval '5 minutes' where state in ('created', 'link_issued')`)
  await runWaiting(server, [watchPayment])
}

/** Everything that must be true together: the payment, its allocations, the invoice, the order and its timeline. */
async function books() {
  const { rows } = await server.pool.query(
    `select d.state as invoice, d.paid_sum::int as paid, o.payment_state as order,
       (select json_agg(p.state order by p.id) from payments p where p.document_id = d.id) as payments,
       (select coalesce(sum(a.sum), 0)::int from payment_allocations a where a.document_id = d.id) as allocated,
       (select coalesce(json_agg(e.type order by e.id), '[]') from order_events e where e.order_id = o.id and e.type like 'payment.%') as story
     from documents d join orders o on o.id = d.order_id where d.id = $1`,
    [invoice.id],
  )
  return rows[0]
}
const paidOnce = () => ({
  invoice: 'paid',
  paid: invoice.sum,
  order: 'paid',
  payments: ['paid'],
  allocated: invoice.sum,
  story: ['payment.received'],
})
const unpaid = (state: string) => ({ invoice: 'awaiting', paid: 0, order: 'awaiting', payments: [state], allocated: 0, story: [] })

test('[M-08] an invoice is paid by SBP: the QR, the notice, the order, a letter', async () => {
  const payment = await started()
  expect(payment).toMatchObject({ state: 'link_issued', method: 'sbp', sum: invoice.sum / 100, documentId: invoice.id })
  expect(payment.qrPayload).toContain('/local-bank/qr/')
  expect(await books()).toEqual(unpaid('link_issued'))
  await pay(payment.payUrl)
  await tell()
  expect(await books()).toEqual(paidOnce())
  expect((await read(payment.id)).body).toMatchObject({ state: 'paid', payUrl: null, qrPayload: null })
  const events = await callApi(server, ordersApi.events, { url: `/api/v1/order/${invoice.orderId}/events`, headers: customer.headers })
  expect(JSON.stringify(events.body)).toContain('payment.received')
  const letters = await server.pool.query(`select subject from mails where recipient = $1 and subject like '%оплату%'`, [
    customer.user.email,
  ])
  expect(letters.rows).toHaveLength(1)
  expect((await start()).body.code).toBe('payment.not-now')
})

test('a double click makes one payment; the same try once more gets the same one; a key of another try is refused', async () => {
  const headers = { ...customer.headers, 'idempotency-key': 'a-try-of-this-buyer' }
  const [first, second] = await Promise.all([start({}, headers), start({}, headers)])
  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.body.id).toBe(first.body.id)
  expect((await start()).body.id).toBe(first.body.id)
  const another = await anInvoice(server.ctx, await anOrder(server, customer, [{ productId: goods.products.breaker.id, amount: 5 }]))
  for (const other of [{ method: 'card' }, { sum: 11 }, { documentId: another.id }])
    expect((await start(other, headers)).body.code).toBe('idempotency.other-body')
  await pay((await read(first.body.id)).body.payUrl)
  await tell()
  expect((await start({}, headers)).body).toMatchObject({ id: first.body.id, state: 'paid' })
  expect(await books()).toEqual(paidOnce())
})

test.each(['duplicate', 'reordered'] as const)('%s notices: paid once', async (misbehaviour) => {
  const { payUrl } = await started()
  await misbehave(misbehaviour, payUrl)
  await pay(payUrl)
  await tell()
  expect(await books()).toEqual(paidOnce())
})

test('unsigned notices are ignored; the bank’s own answer counts', async () => {
  const { id, payUrl } = await started()
  await misbehave('forged', payUrl)
  await pay(payUrl)
  await tell()
  expect(await books()).toEqual(unpaid('link_issued'))
  const forged = await callApi(server, paymentNoticesApi.tKassa, { body: { OrderId: 'x', Token: 'y' } })
  expect([forged.status, forged.body.code]).toEqual([403, 'access.denied'])
  expect((await read(id)).body.state).toBe('paid')
  expect(await books()).toEqual(paidOnce())
})

test('a notice of another sum pays nothing; staff are notified, the buyer is not, and the bank is asked', async () => {
  const { id, payUrl } = await started()
  await misbehave('wrong-amount', payUrl)
  await pay(payUrl)
  await tell()
  expect(await books()).toEqual({ ...unpaid('link_issued'), story: ['payment.doubtful'] })
  const events = await callApi(server, ordersApi.events, { url: `/api/v1/order/${invoice.orderId}/events`, headers: customer.headers })
  expect(JSON.stringify(events.body)).not.toContain('payment.doubtful')
  const { rows } = await server.pool.query(`select is_internal, data from order_events where order_id = $1 and type = 'payment.doubtful'`, [
    invoice.orderId,
  ])
  const data = { paymentId: id, why: 'sum', expected: invoice.sum, told: Math.ceil(invoice.sum / 2), state: 'paid' }
  expect(rows).toEqual([{ is_internal: true, data }])
  await later()
  expect(await books()).toEqual({ ...paidOnce(), story: ['payment.doubtful', 'payment.received'] })
})

test('a silent bank is asked: by the buyer who waits, or by a job', async () => {
  const asked = await started({ sum: 10 })
  const waiting = await started({ sum: 20 })
  for (const { payUrl } of [asked, waiting]) {
    await misbehave('silent', payUrl)
    await pay(payUrl)
  }
  await tell()
  expect((await read(asked.id)).body.state).toBe('paid')
  await later()
  expect(await books()).toMatchObject({
    invoice: 'partially_paid',
    paid: 30_00,
    order: 'partially_paid',
    payments: ['paid', 'paid'],
    allocated: 30_00,
  })
})

test('money that comes after the payment was given up is counted, once', async () => {
  const { id, payUrl } = await started()
  await misbehave('late-confirmed', payUrl)
  expect((await cancel(id)).body.state).toBe('cancelled')
  expect(await books()).toEqual(unpaid('cancelled'))
  await tell()
  expect(await books()).toEqual(paidOnce())
  expect((await cancel(id)).body.code).toBe('payment.not-now')
})

test('an answer lost after the bank has acted: its payment is cancelled, and the payer gets a link that works', async () => {
  await misbehave('timeout')
  const asking = start({}, { ...customer.headers, 'idempotency-key': 'a-lost-answer' })
  await vi.waitFor(async () => {
    const { rows } = await server.pool.query(`select 1 from local_bank_payments where misbehaviour = 'timeout'`)
    expect(rows).toHaveLength(1)
  })
  await misbehave('none')
  const { body: payment } = await asking
  expect(payment.state).toBe('link_issued')
  expect((await start({}, { ...customer.headers, 'idempotency-key': 'a-lost-answer' })).body.id).toBe(payment.id)
  await tell()
  await pay(payment.payUrl)
  await tell()
  expect(await books()).toEqual({ ...paidOnce(), payments: ['cancelled', 'paid'] })
}, 30_000)

test('a payment paid in the moment of its cancellation is either paid or refunded whole', async () => {
  const { id, payUrl } = await started()
  await misbehave('silent', payUrl)
  await pay(payUrl)
  // The bank takes it for a refund of all.
  expect((await cancel(id)).body).toMatchObject({ state: 'refunded', refundedSum: invoice.sum / 100 })
  expect(await books()).toMatchObject({ invoice: 'awaiting', paid: 0, allocated: 0, payments: ['refunded'] })
  const { rows } = await server.pool.query(`select data from order_events where order_id = $1 and type = 'refund.paid'`, [invoice.orderId])
  expect(rows).toEqual([{ data: { paymentId: id, method: 'sbp', sum: invoice.sum, isUnasked: true } }])
})

test('a link lives an hour: then it cannot be paid', async () => {
  const { id, expiresAt, createdAt } = await started()
  const life = Date.parse(expiresAt ?? '') - Date.parse(createdAt)
  expect([life > 59 * 60_000, life < 65 * 60_000]).toEqual([true, true])
  // Who pressed “pay” in the last second still has a minute.
  await server.pool.query(`update payments set expires_at = now() - interval '30 seconds' where id = $1`, [id])
  await later()
  expect((await read(id)).body.state).toBe('link_issued')
  await server.pool.query(`update payments set expires_at = now() - interval '5 minutes' where id = $1`, [id])
  await later()
  expect((await read(id)).body.state).toBe('expired')
})

test('[A-11] a card is left with the bank and pays again without its page; a stranger cannot use it', async () => {
  const { payUrl } = await started({ method: 'card', sum: 100, remember: true })
  await pay(payUrl)
  await tell()
  const { body: kept } = await callApi(server, paymentCardsApi.list, { headers: customer.headers })
  expect(kept.items).toMatchObject([{ pan: '220077******7761', expDate: '1230' }])
  const cardId = kept.items[0]?.id
  const colleague = await aMember(server.ctx, { companyId: customer.company.id, role: 'purchaser' })
  expect((await start({ method: 'card', cardId }, colleague.headers)).body.code).toBe('card.not-found')
  const headers = { ...customer.headers, 'idempotency-key': 'by-the-saved-card' }
  const charged = await start({ method: 'card', cardId, sum: 50 }, headers)
  expect(charged.body).toMatchObject({ state: 'paid', payUrl: null })
  expect((await start({ method: 'card', cardId, sum: 50 }, headers)).body.id).toBe(charged.body.id)
  await tell()
  expect(await books()).toMatchObject({ paid: 150_00, payments: ['paid', 'paid'], invoice: 'partially_paid' })
  const left = invoice.sum / 100 - 150
  expect((await start({ sum: left + 0.01 })).body.code).toBe('payment.too-much')
  expect(await started()).toMatchObject({ sum: left, state: 'link_issued' })
})

test('a card without money pays nothing, and the next try begins anew', async () => {
  const { id, payUrl } = await started({ method: 'card' })
  await pay(payUrl, '2201382000000831')
  await tell()
  expect((await read(id)).body.state).toBe('rejected')
  expect((await started({ method: 'card' })).id).not.toBe(id)
})

test('a payer without rights, a missing invoice, too much and too little are refused, and nothing is written', async () => {
  const viewer = await aMember(server.ctx, { companyId: customer.company.id, role: 'viewer' })
  const stranger = await aCustomer(server)
  expect((await start({}, viewer.headers)).body.code).toBe('access.denied')
  expect((await start({}, stranger.headers)).body.code).toBe('document.not-found')
  expect((await start({ sum: invoice.sum / 100 + 0.01 })).body.code).toBe('payment.too-much')
  expect((await start({ sum: 9.99 })).body.code).toBe('payment.too-little')
  for (const sum of [0, -5, 1e15, '10']) expect((await start({ sum })).status).toBe(422)
  expect((await books()).payments).toBeNull()
  const { id } = await started()
  expect((await read(id, stranger.headers)).body.code).toBe('payment.not-found')
  const [site] = (await server.pool.query(`select id from sites limit 1`)).rows
  await changeSettings(server.ctx, site.id, { flags: { isAllowedSbpPay: false } })
  await vi.waitFor(async () => expect((await start({ sum: 11 })).body.code).toBe('feature.off'), 5_000)
  await changeSettings(server.ctx, site.id, { flags: { isAllowedSbpPay: true } })
  await server.ctx.db.delete(payments).where(eq(payments.id, id))
})
