import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BankState } from '#platform/payments/t-kassa/payment-provider'
import { type KnownPayment, evaluateBankReport } from './bank-report.rules.ts'

const known: KnownPayment = { state: 'link_issued', sum: 100, refundedSum: 0, pendingRefunds: 0, providerId: '7' }
const said = (state: BankState, sum = 100, providerId = '7') => ({ state, sum, providerId })

test('money is taken once, and only the sum that was asked for', () => {
  expect(evaluateBankReport(known, said('paid'))).toEqual({ step: 'take' })
  expect(evaluateBankReport({ ...known, state: 'paid' }, said('paid'))).toEqual({ step: 'none' })
  expect(evaluateBankReport(known, said('paid', 99))).toEqual({ step: 'doubt', why: 'sum' })
  expect(evaluateBankReport(known, said('paid', 100, '8'))).toEqual({ step: 'doubt', why: 'name' })
  // The bank was faster than its own answer to us.
  expect(evaluateBankReport({ ...known, state: 'created', providerId: null }, said('paid'))).toEqual({ step: 'take' })
})

test.each(['cancelled', 'expired', 'rejected'] as const)('money that comes after the payment was %s is money all the same', (state) => {
  expect(evaluateBankReport({ ...known, state }, said('paid'))).toEqual({ step: 'take' })
  expect(evaluateBankReport(known, said(state))).toEqual({ step: 'close', to: state })
})

test('a refund on our request changes nothing; one without it does', () => {
  const paid = { ...known, state: 'paid' as const }
  expect(evaluateBankReport({ ...paid, pendingRefunds: 100 }, said('refunded'))).toEqual({ step: 'none' })
  expect(evaluateBankReport({ ...paid, pendingRefunds: 30 }, said('part-refunded', 30))).toEqual({ step: 'none' })
  expect(evaluateBankReport({ ...paid, refundedSum: 30 }, said('refunded', 70))).toEqual({ step: 'gone', sum: 70 })
  expect(evaluateBankReport(known, said('refunded'))).toEqual({ step: 'gone', sum: 100 })
  expect(evaluateBankReport(paid, said('part-refunded', 30))).toEqual({ step: 'doubt', why: 'part' })
})

test('a refund of all at the bank while ours of a part is under way: what is neither refunded nor asked for has gone', () => {
  const paid = { ...known, state: 'paid' as const }
  expect(evaluateBankReport({ ...paid, pendingRefunds: 30 }, said('refunded'))).toEqual({ step: 'gone', sum: 70 })
  const part = { ...known, state: 'partially_refunded' as const, refundedSum: 30 }
  expect(evaluateBankReport({ ...part, pendingRefunds: 20 }, said('refunded'))).toEqual({ step: 'gone', sum: 50 })
  expect(evaluateBankReport({ ...part, pendingRefunds: 69 }, said('refunded'))).toEqual({ step: 'gone', sum: 1 })
  expect(evaluateBankReport({ ...part, pendingRefunds: 70 }, said('refunded'))).toEqual({ step: 'none' })
})

test('for notifications in any order and number a paid payment ends as paid and was taken once', () => {
  const words = fc.shuffledSubarray<BankState>(['waiting', 'held', 'held', 'cancelled', 'expired', 'rejected', 'paid', 'paid'], {
    minLength: 8,
  })
  fc.assert(
    fc.property(words, (order) => {
      let now: KnownPayment = known
      let taken = 0
      for (const state of order) {
        const verdict = evaluateBankReport(now, said(state))
        if (verdict.step === 'take') {
          taken += 1
          now = { ...now, state: 'paid' }
        }
        if (verdict.step === 'close') now = { ...now, state: verdict.to }
      }
      expect([now.state, taken]).toEqual(['paid', 1])
    }),
  )
})

test('a payment the bank only waits for or holds changes nothing, whatever else it says', () => {
  for (const state of ['waiting', 'held'] as const) expect(evaluateBankReport(known, said(state, 1, '8'))).toEqual({ step: 'none' })
})

test('money that was already taken, or went back, is not taken again', () => {
  for (const state of ['paid', 'partially_refunded', 'refunded'] as const)
    expect(evaluateBankReport({ ...known, state }, said('paid'))).toEqual({ step: 'none' })
})

test('nothing more goes back of a payment that is refunded in full', () => {
  const refunded = { ...known, state: 'refunded' as const }
  expect(evaluateBankReport(refunded, said('refunded'))).toEqual({ step: 'none' })
  expect(evaluateBankReport(refunded, said('part-refunded', 30))).toEqual({ step: 'none' })
  expect(evaluateBankReport({ ...known, state: 'partially_refunded', refundedSum: 30 }, said('part-refunded', 30))).toEqual({
    step: 'none',
  })
})

test('only an open payment is closed', () => {
  for (const state of ['created', 'link_issued'] as const)
    expect(evaluateBankReport({ ...known, state }, said('expired'))).toEqual({ step: 'close', to: 'expired' })
  for (const state of ['paid', 'cancelled', 'refunded', 'voided'] as const)
    expect(evaluateBankReport({ ...known, state }, said('expired'))).toEqual({ step: 'none' })
})

const take = { step: 'take' }
const none = { step: 'none' }
const closed = (to: string) => ({ step: 'close', to })
const gone = (sum: number) => ({ step: 'gone', sum })
const part = { step: 'doubt', why: 'part' }

test.each([
  // state, refunded before: a paid, a part-refunded, a refunded, a cancelled, an expired, a rejected payment
  ['created', 0, [take, part, gone(100), closed('cancelled'), closed('expired'), closed('rejected')]],
  ['link_issued', 0, [take, part, gone(100), closed('cancelled'), closed('expired'), closed('rejected')]],
  ['paid', 0, [none, part, gone(100), none, none, none]],
  ['cancelled', 0, [take, part, gone(100), none, none, none]],
  ['expired', 0, [take, part, gone(100), none, none, none]],
  ['rejected', 0, [take, part, gone(100), none, none, none]],
  ['partially_refunded', 30, [none, none, gone(70), none, none, none]],
  ['refunded', 100, [none, none, none, none, none, none]],
] as const)('a payment that is %s, with %i refunded, hears every word of the bank', (state, refundedSum, verdicts) => {
  const words = ['paid', 'part-refunded', 'refunded', 'cancelled', 'expired', 'rejected'] as const
  const current = { ...known, state, refundedSum }
  expect(words.map((word) => evaluateBankReport(current, said(word)))).toEqual(verdicts)
  // Under another number at the bank it is doubtful whatever is said, and what only waits says nothing.
  for (const word of words) expect(evaluateBankReport(current, said(word, 100, '8'))).toEqual({ step: 'doubt', why: 'name' })
  for (const word of ['waiting', 'held'] as const) expect(evaluateBankReport(current, said(word, 100, '8'))).toEqual(none)
})
