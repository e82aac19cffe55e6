import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { orderDeskApi } from '@vitrina/contract/orders/order-desk'
import { paymentDeskApi } from '@vitrina/contract/payments/payment-desk'
import { paymentsApi } from '@vitrina/contract/payments/payments'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aUser, changeSettings } from '#test/builders'
import { aDesk, linesOf, documentsOf, setStock } from '#test/builders.desk'
import { listenOnFreePort } from '#test/listen-on-free-port'
import { smallCatalogue } from '#test/small-catalogue'
import { runWaiting } from '#test/waiting-jobs'
import type { Misbehaviour } from '#platform/payments/local-bank/misbehaviour'
import { sendNotices } from '#platform/payments/local-bank/notices'
import { watchPayment } from './payments.jobs.ts'

const { server } = describeStore({}, { settings: { T_KASSA_TIMEOUT_MS: '3000' } })
let goods: Awaited<ReturnType<typeof smallCatalogue>>
let url: string
let desk: Awaited<ReturnType<typeof aDesk>>
let orderId: number
let staff: Awaited<ReturnType<typeof aUser>>

beforeAll(async () => {
  url = await listenOnFreePort(server)
  goods = await smallCatalogue(server.ctx)
  staff = await aUser(server.ctx, { role: 'administrator' })
})
beforeEach(async () => {
  desk = await aDesk(server)
  await setStock(server, goods.products.breaker.id, 1_000)
  orderId = (await desk.confirmed([{ productId: goods.products.breaker.id, amount: 5 }])).id
})

const openInvoice = async () => {
  const invoice = (await documentsOf(server, orderId)).findLast(({ type, state }) => type === 'invoice' && state !== 'cancelled')
  if (!invoice) throw new Error('No invoice to pay')
  return invoice
}
const start = async (body: object = {}) =>
  callApi(server, paymentsApi.start, {
    body: { documentId: (await openInvoice()).id, method: 'sbp', ...body },
    headers: desk.customer.headers,
  })
const started = async (body: object = {}) => {
  const { status, body: payment } = await start(body)
  if (status !== 200) throw new Error(`Refused: ${status} ${payment.code}`)
  return payment
}
const read = async (id: number) =>
  (await callApi(server, paymentsApi.read, { url: `/api/v1/payment/${id}`, headers: desk.customer.headers })).body
const submit = (path: string, form: Record<string, string>) =>
  fetch(url + path, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) })
const keyOf = (payUrl: string | null) => new URL(payUrl ?? '').pathname.split('/').at(-1) ?? ''
const pay = (payUrl: string | null) =>
  submit(new URL(payUrl ?? '').pathname, { action: 'pay', number: '2200770239097761', expires: '12/30' })
const misbehave = (misbehaviour: Misbehaviour, payUrl: string | null) =>
  submit('/local-bank/misbehaviour', { misbehaviour, payment: keyOf(payUrl) })
const atBank = async (payUrl: string | null) =>
  (await server.pool.query(`select status from local_bank_payments where key = $1`, [keyOf(payUrl)])).rows[0]?.status
const isCall = (to: unknown, method: string) => typeof to === 'string' && to.endsWith(`/v2/${method}`)
const jobs = () => runWaiting(server, [watchPayment, sendNotices])
const cancel = () => desk.act('cancel', orderId, { isAgreed: true, reason: 'Передумали' })
const advances = async () => {
  const { company } = desk.customer
  const { rows } = await server.pool.query(
    `select sum::int as sum, allocated_sum::int as allocated, state from payments where company_id = $1 and direction = 'in' and state = 'paid'`,
    [company.id],
  )
  return rows
}

test('an order is cancelled: its links are dead at once in the store, then at the bank', async () => {
  const sbp = await started()
  const card = await started({ method: 'card', sum: 100 })
  expect((await cancel()).status).toBe(200)
  for (const { id } of [sbp, card]) {
    const { rows } = await server.pool.query(`select pay_url, qr_payload from payments where id = $1`, [id])
    expect(rows).toEqual([{ pay_url: null, qr_payload: null }])
  }
  await jobs()
  for (const { id, payUrl } of [sbp, card]) {
    expect(await atBank(payUrl)).toBe('CANCELED')
    expect(await read(id)).toMatchObject({ state: 'cancelled', payUrl: null, qrPayload: null })
    await pay(payUrl)
    expect(await atBank(payUrl)).toBe('CANCELED')
  }
})

test('money that comes all the same is an advance, once, and the manager is notified', async () => {
  const { payUrl } = await started()
  await misbehave('late-confirmed', payUrl)
  const { sum } = await openInvoice()
  await cancel()
  await jobs()
  await jobs()
  expect(await advances()).toEqual([{ sum, allocated: 0, state: 'paid' }])
  const { body } = await callApi(server, orderDeskApi.read, {
    url: `/api/v1/back-office/order/${orderId}`,
    headers: staff.headers,
  })
  expect(body.events.map(({ type }) => type)).toContain('payment.advance')
  const letters = await server.pool.query(`select 1 from mails where subject like '%платить было не за что'`)
  expect(letters.rows).toHaveLength(1)
  const queue = await callApi(server, paymentDeskApi.list, {
    url: `${paymentDeskApi.list.path}?show=advances&companyId=${desk.customer.company.id}`,
    headers: staff.headers,
  })
  expect(queue.body.items).toMatchObject([{ free: sum / 100, method: 'sbp' }])
})

test('paid in the moment the order is cancelled: the bank is asked before anything is dropped, and the money stays as an advance', async () => {
  const { id, payUrl } = await started()
  await misbehave('silent', payUrl)
  await pay(payUrl)
  const { sum } = await openInvoice()
  await cancel()
  await jobs()
  expect((await read(id)).state).toBe('paid')
  expect(await advances()).toEqual([{ sum, allocated: 0, state: 'paid' }])
})

test('a changed order: the link of the old invoice pays nothing, the new invoice is paid by a new one', async () => {
  const old = await started()
  const [line] = await linesOf(server, orderId)
  expect((await desk.act('change', orderId, { items: [{ id: line?.id, amount: 3 }], reason: '' })).status).toBe(200)
  await jobs()
  expect(await atBank(old.payUrl)).toBe('CANCELED')
  const next = await started()
  await pay(next.payUrl)
  await jobs()
  expect((await openInvoice()).state).toBe('paid')
})

test('money paid by the link of an invoice that was replaced lies on the one in its place', async () => {
  const { id, payUrl } = await started()
  const { sum, id: replaced } = await openInvoice()
  await misbehave('silent', payUrl)
  await pay(payUrl)
  const [line] = await linesOf(server, orderId)
  expect((await desk.act('change', orderId, { items: [{ id: line?.id, amount: 6 }], reason: '' })).status).toBe(200)
  await jobs()
  const invoice = await openInvoice()
  expect(invoice.id).not.toBe(replaced)
  expect(invoice).toMatchObject({ state: 'partially_paid', paidSum: sum })
  expect(await advances()).toEqual([{ sum, allocated: sum, state: 'paid' }])
  expect((await read(id)).receivedAt).not.toBeNull()
})

test('an invoice issued anew: the link of the former pays nothing, the desk sees it without its address, the timeline has the number', async () => {
  const old = await started()
  const payments = async () => (await desk.read(orderId)).body.payments
  expect(await payments()).toMatchObject([{ id: old.id, method: 'sbp', state: 'link_issued', payUrl: null, qrPayload: null }])
  expect((await desk.act('renewInvoice', orderId)).status).toBe(200)
  await jobs()
  expect(await atBank(old.payUrl)).toBe('CANCELED')
  expect(await payments()).toMatchObject([{ id: old.id, state: 'cancelled' }])
  const { events } = (await desk.read(orderId)).body
  expect(events.find(({ type }) => type === 'invoice.issued')?.data).toEqual({ number: (await openInvoice()).number })
  await pay((await started()).payUrl)
  await jobs()
  expect((await openInvoice()).state).toBe('paid')
})

test('paid by one link, the other that asks for more than is left is closed; one that asks for less stays', async () => {
  const { sum } = await openInvoice()
  const whole = await started()
  const part = await started({ method: 'card', sum: 50 })
  const small = await started({ method: 'card', sum: 20 })
  await pay(part.payUrl)
  await jobs()
  expect(await atBank(whole.payUrl)).toBe('CANCELED')
  expect((await read(small.id)).payUrl).toBe(small.payUrl)
  expect((await openInvoice()).paidSum).toBe(5_000)
  await callApi(server, paymentDeskApi.record, {
    body: { companyId: desk.customer.company.id, method: 'transfer', sum: (sum - 5_000) / 100, receivedOn: '2026-01-15' },
    headers: staff.headers,
  })
  await jobs()
  expect(await atBank(small.payUrl)).toBe('CANCELED')
})

test('an order cancelled while the bank is asked: the link it answers with is not given out', async () => {
  const reach = globalThis.fetch
  const slow = vi.spyOn(globalThis, 'fetch').mockImplementation(async (to, options) => {
    const answer = await reach(to, options)
    if (isCall(to, 'GetQr')) await cancel()
    return answer
  })
  const payment = await started()
  slow.mockRestore()
  expect(payment).toMatchObject({ payUrl: null, qrPayload: null })
  await jobs()
  expect(await read(payment.id)).toMatchObject({ state: 'cancelled' })
  const { rows } = await server.pool.query(`select status from local_bank_payments order by id desc limit 1`)
  expect(rows).toEqual([{ status: 'CANCELED' }])
})

test('of many pages that ask for a payment’s state one reaches the bank; a notice is taken at once', async () => {
  const { id, payUrl } = await started()
  // However slow the machine, only these seconds pass.
  let moment = Date.now()
  const clock = vi.spyOn(server.ctx, 'now').mockImplementation(() => new Date(moment))
  const asked = vi.spyOn(globalThis, 'fetch')
  const calls = () => asked.mock.calls.filter(([to]) => isCall(to, 'GetState')).length
  await Promise.all(Array.from({ length: 10 }, () => read(id)))
  expect(calls()).toBe(1)
  await misbehave('silent', payUrl)
  await pay(payUrl)
  expect((await read(id)).state).toBe('link_issued')
  moment += 3_000
  expect((await read(id)).state).toBe('paid')
  expect(calls()).toBe(2)
  expect((await read(id)).state).toBe('paid')
  expect(calls()).toBe(2)
  asked.mockRestore()
  clock.mockRestore()

  const other = await desk.confirmed([{ productId: goods.products.breaker.id, amount: 1 }])
  orderId = other.id
  const told = await started()
  await read(told.id)
  await pay(told.payUrl)
  await jobs()
  expect((await read(told.id)).state).toBe('paid')
})

test('[P-04] each way to pay has a flag of its own', async () => {
  const [site] = (await server.pool.query(`select id from sites limit 1`)).rows
  await changeSettings(server.ctx, site.id, { flags: { isAllowedSbpPay: false } })
  await vi.waitFor(async () => expect((await start({ sum: 11 })).body.code).toBe('feature.off'), 20_000)
  expect((await start({ method: 'card', sum: 12 })).status).toBe(200)
  await changeSettings(server.ctx, site.id, { flags: { isAllowedSbpPay: true, isAllowedCardPay: false } })
  await vi.waitFor(async () => expect((await start({ method: 'card', sum: 13 })).body.code).toBe('feature.off'), 20_000)
  expect((await start({ sum: 14 })).status).toBe(200)
  await changeSettings(server.ctx, site.id, { flags: { isAllowedSbpPay: true, isAllowedCardPay: true } })
})
