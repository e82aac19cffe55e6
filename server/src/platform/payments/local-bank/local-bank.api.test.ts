import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { failureOf, inMinutes, pay, startBankStore, submit } from '#test/bank-store'
import { tKassa } from '../t-kassa/t-kassa.ts'
import { signed } from '../t-kassa/token.ts'

let store: Awaited<ReturnType<typeof startBankStore>>
beforeAll(async () => {
  store = await startBankStore()
})
afterAll(() => store.server.stop())
beforeEach(() => store.reset())

const api = async (method: string, fields: object, { password = store.keys.password } = {}) => {
  const response = await fetch(`${store.keys.url}/v2/${method}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(signed({ TerminalKey: store.keys.terminal, ...fields }, password)),
  })
  return (await response.json()) as Record<string, unknown>
}

test('[M-08] by SBP: the QR leads to a payment page, and the store is notified', async () => {
  const asked = store.aPayment()
  const started = await store.bank.start(asked)
  expect(started.payUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/local-bank\/pay\/[0-9A-F]{32}$/)
  expect(started.qrPayload).toMatch(/\/local-bank\/qr\/[0-9A-F]{32}\?type=02&bank=100000000004&sum=123456&cur=RUB$/)
  expect(await store.bank.state(started.providerId)).toEqual({
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
  await store.deliverPending()
  const notice = { paymentKey: asked.paymentKey, providerId: started.providerId, sum: 123_456 }
  expect(store.received.notices).toEqual([
    { ...notice, state: 'held' },
    { ...notice, state: 'paid' },
  ])
  expect([...store.received.hosts]).toEqual(['shop.test'])
  // A second press, a reload: nothing is paid twice.
  await pay(started.payUrl)
  await store.deliverPending()
  expect(store.received.notices).toHaveLength(2)
  expect((await store.bank.state(started.providerId)).state).toBe('paid')
})

test('[M-08] a card is left with the bank, charged again, and forgotten', async () => {
  const customerKey = randomUUID()
  const started = await store.bank.start(store.aPayment({ method: 'card', customerKey, remember: true }))
  expect(started).not.toHaveProperty('qrPayload')
  const page = await (await fetch(started.payUrl)).text()
  expect(page).toContain('Запомнить карту')
  expect((await submit(started.payUrl, { action: 'pay', number: '12', expires: '12/30' })).status).toBe(422)
  expect((await pay(started.payUrl)).headers.get('location')).toBe(`${store.url}/paid`)
  await store.deliverPending()
  const [card] = await store.bank.cards(customerKey)
  expect(card).toMatchObject({ pan: '220077******7761', expDate: '1230' })
  expect(store.received.notices.map((notice) => notice?.card)).toEqual([card, card])

  const asked = { ...store.aPayment({ sum: 5_00 }), customerKey, cardId: card?.cardId ?? '' }
  expect(await store.bank.charge(asked)).toMatchObject({ paymentKey: asked.paymentKey, state: 'paid', sum: 500 })
  expect(await failureOf(store.bank.charge({ ...asked, customerKey: randomUUID() }))).toMatchObject({ outcome: 'refused' })

  await store.bank.removeCard(asked)
  await store.bank.removeCard(asked)
  expect(await store.bank.cards(customerKey)).toEqual([])
  expect(await failureOf(store.bank.charge({ ...asked, paymentKey: randomUUID() }))).toMatchObject({ outcome: 'refused' })
})

test('a card that is not saved only pays; an empty one does not pay, now or later', async () => {
  const customerKey = randomUUID()
  const once = await store.bank.start(store.aPayment({ method: 'card', customerKey }))
  expect(await (await fetch(once.payUrl)).text()).not.toContain('Запомнить карту')
  await pay(once.payUrl)
  expect(await store.bank.cards(customerKey)).toEqual([])

  const empty = await store.bank.start(store.aPayment({ method: 'card', customerKey, remember: true }))
  const refused = await submit(empty.payUrl, { action: 'pay', number: '2201382000000831', expires: '12/30', remember: 'yes' })
  expect(refused.headers.get('location')).toBe(`${store.url}/not-paid`)
  expect((await store.bank.state(empty.providerId)).state).toBe('rejected')

  const left = await store.bank.start(store.aPayment({ method: 'card', customerKey, remember: true }))
  await pay(left.payUrl)
  const cardId = (await store.bank.cards(customerKey))[0]?.cardId ?? ''
  await store.server.pool.query(`update local_bank_cards set exp_date = '0120' where id = $1`, [cardId])
  expect(await store.bank.charge({ ...store.aPayment(), customerKey, cardId })).toMatchObject({ state: 'rejected' })
})

test('[M-08] a payment goes back in parts, to the kopeck and no further', async () => {
  const { providerId, payUrl } = await store.bank.start(store.aPayment({ method: 'card', sum: 100_01 }))
  expect(await failureOf(store.bank.refund({ providerId: '999999', sum: 1, refundKey: 'a' }))).toEqual({ outcome: 'refused', code: '255' })
  await pay(payUrl)
  const first = { providerId, sum: 40_00, refundKey: 'first' }
  expect(await store.bank.refund(first)).toEqual({ state: 'part-refunded', left: 60_01 })
  expect(await store.bank.refund(first)).toEqual({ state: 'part-refunded', left: 60_01 })
  expect(await failureOf(store.bank.refund({ providerId, sum: 60_02, refundKey: 'more' }))).toEqual({ outcome: 'refused', code: '4' })
  expect(await store.bank.refund({ providerId, sum: 60_01, refundKey: 'rest' })).toEqual({ state: 'refunded', left: 0 })
  expect(await failureOf(store.bank.refund({ providerId, sum: 1, refundKey: 'over' }))).toEqual({ outcome: 'refused', code: '4' })
  await store.deliverPending()
  expect(store.received.notices.map((notice) => [notice?.state, notice?.sum])).toEqual([
    ['held', 100_01],
    ['paid', 100_01],
    ['part-refunded', 40_00],
    ['refunded', 60_01],
  ])
})

test('a declined, cancelled or expired payment cannot be paid', async () => {
  const declined = await store.bank.start(store.aPayment())
  await submit(declined.payUrl, { action: 'decline' })
  const cancelled = await store.bank.start(store.aPayment())
  expect(await store.bank.cancel(cancelled.providerId)).toBe('cancelled')
  const late = await store.bank.start(store.aPayment({ expiresAt: inMinutes(1) }))
  await store.server.pool.query(`update local_bank_payments set expires_at = now() where id = $1`, [late.providerId])
  await store.server.pool.query(`update graphile_worker._private_jobs set run_at = now()`)
  await store.deliverPending()
  await store.deliverPending()
  expect(store.states().toSorted()).toEqual(['cancelled', 'expired', 'rejected'])
  for (const [{ payUrl, providerId }, state] of [
    [declined, 'rejected'],
    [cancelled, 'cancelled'],
    [late, 'expired'],
  ] as const) {
    await pay(payUrl)
    expect((await store.bank.state(providerId)).state).toBe(state)
  }
})

test('a test terminal pays, rejects or lets lapse without a page', async () => {
  const outcomes = [
    [{}, 'paid'],
    [{ IsRejected: true }, 'rejected'],
    [{ IsDeadlineExpired: true }, 'expired'],
  ] as const
  for (const [wish, state] of outcomes) {
    const { providerId } = await store.bank.start(store.aPayment())
    expect(await api('SbpPayTest', { PaymentId: providerId, ...wish })).toMatchObject({ Success: true })
    expect((await store.bank.state(providerId)).state).toBe(state)
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
  expect(await failureOf(store.bank.start(store.aPayment({ sum: 9_99 })))).toEqual({ outcome: 'refused', code: '251' })
  expect(await failureOf(tKassa({ ...store.keys, terminal: 'Another' }).state('1'))).toEqual({ outcome: 'refused', code: '501' })
})

test('the page of the bank shows its payments and how it behaves; an unknown payment or wish is refused', async () => {
  const { payUrl } = await store.bank.start(store.aPayment({ description: '<b>Кабель</b>' }))
  const page = await (await fetch(store.keys.url)).text()
  expect(page).toContain('&lt;b&gt;Кабель&lt;/b&gt;')
  expect(page).toContain('<option value="none" selected>')
  expect((await fetch(`${store.keys.url}/pay/nobody`)).status).toBe(404)
  expect((await submit(payUrl, { action: 'steal' })).status).toBe(400)
  expect((await submit(`${store.keys.url}/misbehaviour`, { misbehaviour: 'worse' })).status).toBe(400)
})
