import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { failureOf, pay, startBankStore } from '#test/bank-store'
import { tKassa } from '../t-kassa/t-kassa.ts'

let store: Awaited<ReturnType<typeof startBankStore>>
beforeAll(async () => {
  store = await startBankStore()
})
afterAll(() => store.server.stop())
beforeEach(() => store.reset())

test('an answer lost after the deed is unclear, and the payment is found by our key', async () => {
  const hasty = tKassa(store.keys, { timeoutMs: 300 })
  await store.misbehave('timeout')
  const asked = store.aPayment()
  expect(await failureOf(hasty.start(asked))).toEqual({ outcome: 'unclear', code: '' })
  await store.misbehave('none')
  const [found] = await store.bank.find(asked.paymentKey)
  expect(found).toMatchObject({ paymentKey: asked.paymentKey, state: 'waiting', sum: asked.sum })
  expect(await store.bank.find(randomUUID())).toEqual([])

  const { providerId, payUrl } = await store.bank.start(store.aPayment({ method: 'card' }))
  await pay(payUrl)
  await store.misbehave('timeout', payUrl)
  const refund = { providerId, sum: 100, refundKey: 'lost' }
  expect(await failureOf(hasty.refund(refund))).toEqual({ outcome: 'unclear', code: '' })
  expect((await store.bank.state(providerId)).state).toBe('part-refunded')
  await store.misbehave('none', payUrl)
  expect(await store.bank.refund(refund)).toEqual({ state: 'part-refunded', left: 123_356 })
})

test.each([
  ['duplicate', ['held', 'held', 'paid', 'paid']],
  ['reordered', ['paid', 'held']],
  ['forged', ['forged', 'forged']],
  ['silent', []],
] as const)('%s notices', async (misbehaviour, expected) => {
  const { providerId, payUrl } = await store.bank.start(store.aPayment())
  await store.misbehave(misbehaviour, payUrl)
  await pay(payUrl)
  await store.deliverPending()
  expect(store.states()).toEqual(expected)
  expect(await store.bank.state(providerId)).toMatchObject({ state: 'paid', sum: 123_456 })
})

test('a notice of another sum is signed all the same; the bank itself knows the right one', async () => {
  const { providerId, payUrl } = await store.bank.start(store.aPayment())
  await store.misbehave('wrong-amount', payUrl)
  await pay(payUrl)
  await store.deliverPending()
  expect(store.received.notices.map((notice) => notice?.sum)).toEqual([61_728, 61_728])
  expect((await store.bank.state(providerId)).sum).toBe(123_456)
})

test('a payment that was taken back is paid all the same', async () => {
  const { providerId, payUrl } = await store.bank.start(store.aPayment())
  await store.misbehave('late-confirmed', payUrl)
  expect(await store.bank.cancel(providerId)).toBe('cancelled')
  await store.deliverPending()
  expect(store.states()).toEqual(['cancelled', 'paid'])
  expect(await store.bank.refund({ providerId, sum: 123_456, refundKey: 'late' })).toEqual({ state: 'refunded', left: 0 })
})

test('a notice the store does not accept is sent again', async () => {
  const { payUrl } = await store.bank.start(store.aPayment())
  await pay(payUrl)
  store.received.answer = 'later'
  await store.deliverPending()
  expect(store.states()).toEqual(['held', 'paid'])
  store.received.answer = 'OK'
  await vi.waitFor(async () => {
    await store.server.pool.query(`update graphile_worker._private_jobs set run_at = now()`)
    await store.deliverPending()
    expect(store.states()).toEqual(['held', 'paid', 'held', 'paid'])
    // However slow the machine.
  }, 20_000)
  const { rows } = await store.server.pool.query(`select 1 from local_bank_notices where taken_at is null`)
  expect(rows).toEqual([])
})
