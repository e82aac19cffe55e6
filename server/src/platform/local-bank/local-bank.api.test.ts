import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { endpoint } from '@vitrina/contract/endpoint'
import { startTestApp } from '#test/app'
import { openDoor } from '#test/open-door'
import { runWaiting } from '#test/waiting-jobs'
import { serve } from '../routes.ts'
import { BankError, type PaymentNotice, type PaymentProvider, type PaymentToStart } from '../t-kassa/payment-provider.ts'
import { tKassa } from '../t-kassa/t-kassa.ts'
import { type Terminal, terminalOf } from '../t-kassa/terminal.ts'
import { signed } from '../t-kassa/token.ts'
import type { Misbehaviour } from './misbehaviour.ts'
import { deliverNotices } from './notices.ts'
import { expirePayment } from './payments.ts'

const hear = endpoint({
  method: 'POST',
  path: '/api/v1/test/notices',
  summary: 'What a store would do with a notice',
  policy: 'guest',
  body: z.record(z.string(), z.unknown()),
  output: z.string(),
})

let server: Awaited<ReturnType<typeof startTestApp>>
let url: string
let keys: Terminal
let bank: PaymentProvider
let heard: (PaymentNotice | null)[]
let answer: string
const hosts = new Set<string>()

beforeAll(async () => {
  server = await startTestApp(
    {},
    {
      addRoutes: (app) =>
        serve(app, hear, ({ body }, { request }) => {
          hosts.add(request.host)
          heard.push(bank.readNotification(body))
          return answer
        }),
    },
  )
  url = await openDoor(server)
  keys = terminalOf(server.ctx.config) ?? { url: '', terminal: '', password: '' }
  bank = tKassa(keys, { timeoutMs: 5_000 })
})
afterAll(() => server.stop())
beforeEach(async () => {
  answer = 'OK'
  heard = []
  // What an earlier test left to be told.
  await tell()
  heard = []
})

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)

const aPayment = (change: Partial<PaymentToStart> = {}): PaymentToStart => ({
  paymentKey: randomUUID(),
  sum: 123_456,
  description: 'Счёт 17 от 15.11.2026',
  method: 'sbp',
  notificationUrl: `http://shop.test${hear.path}`,
  successUrl: `${url}/paid`,
  failUrl: `${url}/not-paid`,
  expiresAt: inMinutes(15),
  ...change,
})

const submit = (page: string, form: Record<string, string>) =>
  fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) })
const pay = (page: string) => submit(page, { action: 'pay', number: '2200 7702 3909 7761', expires: '12/30', remember: 'yes' })
const misbehave = (misbehaviour: Misbehaviour, page?: string) =>
  submit(`${keys.url}/misbehaviour`, { misbehaviour, ...(page && { payment: page.split('/').at(-1) ?? '' }) })
const tell = () => runWaiting(server, [deliverNotices, expirePayment])
const states = () => heard.map((notice) => notice?.state ?? 'forged')
const failed = async (promise: Promise<unknown>) => {
  const error = await promise.catch((thrown: unknown) => thrown)
  return error instanceof BankError ? { outcome: error.outcome, code: error.code } : error
}
const api = async (method: string, fields: object, { password = keys.password } = {}) => {
  const response = await fetch(`${keys.url}/v2/${method}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(signed({ TerminalKey: keys.terminal, ...fields }, password)),
  })
  return (await response.json()) as Record<string, unknown>
}

test('[M-08] by SBP: the QR leads to a page where one pays, and the store is told', async () => {
  const asked = aPayment()
  const started = await bank.start(asked)
  expect(started.payUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/local-bank\/pay\/[0-9A-F]{32}$/)
  expect(started.qrPayload).toMatch(/\/local-bank\/qr\/[0-9A-F]{32}\?type=02&bank=100000000004&sum=123456&cur=RUB$/)
  expect(await bank.state(started.providerId)).toEqual({
    paymentKey: asked.paymentKey,
    providerId: started.providerId,
    state: 'waiting',
    sum: 123_456,
  })

  const page = await fetch(started.qrPayload ?? '')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'nonce-")
  const text = await page.text()
  expect(text).toMatch(/1\s234,56\s₽/)
  expect(text).toContain('Счёт 17 от 15.11.2026')
  for (const button of ['Оплатить', 'Отказаться']) expect(text).toContain(`>${button}</button>`)

  expect((await pay(started.payUrl)).headers.get('location')).toBe(new URL(started.payUrl).pathname)
  expect(await (await fetch(started.payUrl)).text()).toContain('Оплачено')
  await tell()
  const notice = { paymentKey: asked.paymentKey, providerId: started.providerId, sum: 123_456 }
  expect(heard).toEqual([
    { ...notice, state: 'held' },
    { ...notice, state: 'paid' },
  ])
  expect([...hosts]).toEqual(['shop.test'])
  // A second press, a reload: nothing is paid twice.
  await pay(started.payUrl)
  await tell()
  expect(heard).toHaveLength(2)
  expect((await bank.state(started.providerId)).state).toBe('paid')
})

test('[M-08] a card is left with the bank, charged again, and forgotten', async () => {
  const customerKey = randomUUID()
  const started = await bank.start(aPayment({ method: 'card', customerKey, remember: true }))
  expect(started).not.toHaveProperty('qrPayload')
  const page = await (await fetch(started.payUrl)).text()
  expect(page).toContain('Запомнить карту')
  expect((await submit(started.payUrl, { action: 'pay', number: '12', expires: '12/30' })).status).toBe(422)
  expect((await pay(started.payUrl)).headers.get('location')).toBe(`${url}/paid`)
  await tell()
  const [card] = await bank.cards(customerKey)
  expect(card).toMatchObject({ pan: '220077******7761', expDate: '1230' })
  expect(heard.map((notice) => notice?.card)).toEqual([card, card])

  const asked = { ...aPayment({ sum: 5_00 }), customerKey, cardId: card?.cardId ?? '' }
  expect(await bank.charge(asked)).toMatchObject({ paymentKey: asked.paymentKey, state: 'paid', sum: 500 })
  expect(await failed(bank.charge({ ...asked, customerKey: randomUUID() }))).toMatchObject({ outcome: 'refused' })

  await bank.forgetCard(asked)
  await bank.forgetCard(asked)
  expect(await bank.cards(customerKey)).toEqual([])
  expect(await failed(bank.charge({ ...asked, paymentKey: randomUUID() }))).toMatchObject({ outcome: 'refused' })
})

test('a card that is not left is only paid with; an empty one does not pay, now or later', async () => {
  const customerKey = randomUUID()
  const once = await bank.start(aPayment({ method: 'card', customerKey }))
  expect(await (await fetch(once.payUrl)).text()).not.toContain('Запомнить карту')
  await pay(once.payUrl)
  expect(await bank.cards(customerKey)).toEqual([])

  const empty = await bank.start(aPayment({ method: 'card', customerKey, remember: true }))
  const refused = await submit(empty.payUrl, { action: 'pay', number: '2201382000000831', expires: '12/30', remember: 'yes' })
  expect(refused.headers.get('location')).toBe(`${url}/not-paid`)
  expect((await bank.state(empty.providerId)).state).toBe('rejected')

  const left = await bank.start(aPayment({ method: 'card', customerKey, remember: true }))
  await pay(left.payUrl)
  const cardId = (await bank.cards(customerKey))[0]?.cardId ?? ''
  await server.pool.query(`update local_bank_cards set exp_date = '0120' where id = $1`, [cardId])
  expect(await bank.charge({ ...aPayment(), customerKey, cardId })).toMatchObject({ state: 'rejected' })
})

test('[M-08] a payment goes back in parts, to the kopeck and no further', async () => {
  const { providerId, payUrl } = await bank.start(aPayment({ method: 'card', sum: 100_01 }))
  expect(await failed(bank.refund({ providerId: '999999', sum: 1, refundKey: 'a' }))).toEqual({ outcome: 'refused', code: '255' })
  await pay(payUrl)
  const first = { providerId, sum: 40_00, refundKey: 'first' }
  expect(await bank.refund(first)).toEqual({ state: 'part-refunded', left: 60_01 })
  expect(await bank.refund(first)).toEqual({ state: 'part-refunded', left: 60_01 })
  expect(await failed(bank.refund({ providerId, sum: 60_02, refundKey: 'more' }))).toEqual({ outcome: 'refused', code: '4' })
  expect(await bank.refund({ providerId, sum: 60_01, refundKey: 'rest' })).toEqual({ state: 'refunded', left: 0 })
  expect(await failed(bank.refund({ providerId, sum: 1, refundKey: 'over' }))).toEqual({ outcome: 'refused', code: '4' })
  await tell()
  expect(heard.map((notice) => [notice?.state, notice?.sum])).toEqual([
    ['held', 100_01],
    ['paid', 100_01],
    ['part-refunded', 40_00],
    ['refunded', 60_01],
  ])
})

test('declined, taken back, too late: nobody pays any more', async () => {
  const declined = await bank.start(aPayment())
  await submit(declined.payUrl, { action: 'decline' })
  const cancelled = await bank.start(aPayment())
  expect(await bank.cancel(cancelled.providerId)).toBe('cancelled')
  const late = await bank.start(aPayment({ expiresAt: inMinutes(1) }))
  await server.pool.query(`update local_bank_payments set expires_at = now() where id = $1`, [late.providerId])
  await server.pool.query(`update graphile_worker._private_jobs set run_at = now()`)
  await tell()
  await tell()
  expect(states().toSorted()).toEqual(['cancelled', 'expired', 'rejected'])
  for (const [{ payUrl, providerId }, state] of [
    [declined, 'rejected'],
    [cancelled, 'cancelled'],
    [late, 'expired'],
  ] as const) {
    await pay(payUrl)
    expect((await bank.state(providerId)).state).toBe(state)
  }
})

test('a test terminal pays, rejects or lets lapse without a page', async () => {
  const outcomes = [
    [{}, 'paid'],
    [{ IsRejected: true }, 'rejected'],
    [{ IsDeadlineExpired: true }, 'expired'],
  ] as const
  for (const [wish, state] of outcomes) {
    const { providerId } = await bank.start(aPayment())
    expect(await api('SbpPayTest', { PaymentId: providerId, ...wish })).toMatchObject({ Success: true })
    expect((await bank.state(providerId)).state).toBe(state)
  }
})

test.each([
  ['a wrong password', 'GetState', { PaymentId: '1' }, 'another', '204'],
  ['an unknown payment', 'GetState', { PaymentId: '999999' }, undefined, '255'],
  ['roubles with kopecks', 'Init', { Amount: 12.5, OrderId: 'a' }, undefined, '9999'],
  ['a negative sum', 'Init', { Amount: -100, OrderId: 'a' }, undefined, '9999'],
  ['a sum as text', 'Init', { Amount: '100', OrderId: 'a' }, undefined, '9999'],
  ['an order of 37 characters', 'Init', { Amount: 100, OrderId: 'a'.repeat(37) }, undefined, '9999'],
  ['a card left by nobody', 'Init', { Amount: 100, OrderId: 'a', Recurrent: 'Y' }, undefined, '9999'],
  ['a due date that is over', 'Init', { Amount: 100, OrderId: 'a', RedirectDueDate: '2020-01-01T00:00:00+03:00' }, undefined, '9999'],
  ['no order of this name', 'CheckOrder', { OrderId: 'nobody' }, undefined, '335'],
])('the bank refuses %s', async (_what, method, fields, password, code) => {
  expect(await api(method, fields, { ...(password && { password }) })).toMatchObject({ Success: false, ErrorCode: code })
})

test('the bank refuses SBP below ten roubles and a terminal it does not know', async () => {
  expect(await failed(bank.start(aPayment({ sum: 9_99 })))).toEqual({ outcome: 'refused', code: '251' })
  expect(await failed(tKassa({ ...keys, terminal: 'Another' }).state('1'))).toEqual({ outcome: 'refused', code: '501' })
})

test('an answer lost after the deed is unclear, and the payment is found by our key', async () => {
  const hasty = tKassa(keys, { timeoutMs: 300 })
  await misbehave('timeout')
  const asked = aPayment()
  expect(await failed(hasty.start(asked))).toEqual({ outcome: 'unclear', code: '' })
  await misbehave('none')
  const [found] = await bank.find(asked.paymentKey)
  expect(found).toMatchObject({ paymentKey: asked.paymentKey, state: 'waiting', sum: asked.sum })
  expect(await bank.find(randomUUID())).toEqual([])

  const { providerId, payUrl } = await bank.start(aPayment({ method: 'card' }))
  await pay(payUrl)
  await misbehave('timeout', payUrl)
  const refund = { providerId, sum: 100, refundKey: 'lost' }
  expect(await failed(hasty.refund(refund))).toEqual({ outcome: 'unclear', code: '' })
  expect((await bank.state(providerId)).state).toBe('part-refunded')
  await misbehave('none', payUrl)
  expect(await bank.refund(refund)).toEqual({ state: 'part-refunded', left: 123_356 })
})

test.each([
  ['duplicate', ['held', 'held', 'paid', 'paid']],
  ['reordered', ['paid', 'held']],
  ['forged', ['forged', 'forged']],
  ['silent', []],
] as const)('%s notices', async (misbehaviour, expected) => {
  const { providerId, payUrl } = await bank.start(aPayment())
  await misbehave(misbehaviour, payUrl)
  await pay(payUrl)
  await tell()
  expect(states()).toEqual(expected)
  expect(await bank.state(providerId)).toMatchObject({ state: 'paid', sum: 123_456 })
})

test('a notice of another sum is signed all the same; the bank itself knows the right one', async () => {
  const { providerId, payUrl } = await bank.start(aPayment())
  await misbehave('wrong-amount', payUrl)
  await pay(payUrl)
  await tell()
  expect(heard.map((notice) => notice?.sum)).toEqual([61_728, 61_728])
  expect((await bank.state(providerId)).sum).toBe(123_456)
})

test('a payment that was taken back is paid all the same', async () => {
  const { providerId, payUrl } = await bank.start(aPayment())
  await misbehave('late-confirmed', payUrl)
  expect(await bank.cancel(providerId)).toBe('cancelled')
  await tell()
  expect(states()).toEqual(['cancelled', 'paid'])
  expect(await bank.refund({ providerId, sum: 123_456, refundKey: 'late' })).toEqual({ state: 'refunded', left: 0 })
})

test('a notice the store does not take is told again', async () => {
  const { payUrl } = await bank.start(aPayment())
  await pay(payUrl)
  answer = 'later'
  await tell()
  expect(states()).toEqual(['held', 'paid'])
  answer = 'OK'
  await vi.waitFor(async () => {
    await server.pool.query(`update graphile_worker._private_jobs set run_at = now()`)
    await tell()
    expect(states()).toEqual(['held', 'paid', 'held', 'paid'])
  })
  const { rows } = await server.pool.query(`select 1 from local_bank_notices where taken_at is null`)
  expect(rows).toEqual([])
})

test('the page of the bank shows its payments and how it behaves; an unknown payment or wish is refused', async () => {
  const { payUrl } = await bank.start(aPayment({ description: '<b>Кабель</b>' }))
  const page = await (await fetch(keys.url)).text()
  expect(page).toContain('&lt;b&gt;Кабель&lt;/b&gt;')
  expect(page).toContain('<option value="none" selected>')
  expect((await fetch(`${keys.url}/pay/nobody`)).status).toBe(404)
  expect((await submit(payUrl, { action: 'steal' })).status).toBe(400)
  expect((await submit(`${keys.url}/misbehaviour`, { misbehaviour: 'worse' })).status).toBe(400)
})
