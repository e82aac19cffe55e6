import { expect, test } from 'vitest'
import { paymentMethods } from '@vitrina/contract/orders/orders.rules'
import { anActor } from '#test/builders.actor'
import type { Debt } from '#modules/debts/debts.rules'
import { creditFor, isPayable, limitOf, reasonText, requireCredit } from './check-credit.ts'

const contract = { id: 4, number: '17', deferral_days: 30, credit_limit: 5_000_00 }
// Every figure is another: one taken for its neighbour shows.
const debt: Debt = {
  receivables: 7_000_00,
  overdue: 2_000_00,
  overdueDays: 10,
  advance: 300_00,
  creditUsed: 4_000_00,
  creditLimit: 9_000_00,
  creditLeft: 8_000_00,
  statement: null,
}
const paid: Debt = { ...debt, overdue: 0, overdueDays: 0 }

test('the limit of the contract counts, that of the company where the contract has none', () => {
  expect(limitOf({ credit_sum: 700, contract })).toBe(5_000_00)
  expect(limitOf({ credit_sum: 700, contract: { ...contract, credit_limit: 0 } })).toBe(700)
  expect(limitOf({ credit_sum: 700, contract: null })).toBe(700)
})

test('an order on credit adds its sum to the used credit; one paid in advance adds none', () => {
  const verdict = (method: 'deferred' | 'transfer', sum: number) =>
    creditFor(anActor(), { credit_sum: 0, contract, debt: paid }, { sum, method })
  expect(verdict('deferred', 1_000_00)).toEqual({ grade: 'none', reasons: [], available: 1_000_00 })
  expect(verdict('deferred', 1_000_01)).toEqual({
    grade: 'release',
    reasons: [{ code: 'over-limit', grade: 'release', by: 1 }],
    available: 1_000_00,
  })
  expect(verdict('transfer', 90_000_00)).toEqual({ grade: 'none', reasons: [], available: 1_000_00 })
})

test('overdue debts count by sum and age, and by the limits the seller has set', () => {
  const standing = { credit_sum: 0, contract, debt }
  const order = { sum: 1, method: 'transfer' } as const
  const overdue = (grade: string) => ({ grade, reasons: [{ code: 'overdue', grade, sum: 2_000_00, days: 10 }] })
  expect(creditFor(anActor(), standing, order)).toMatchObject(overdue('release'))
  const strict = anActor({ settings: { credit: { stopFromDays: 10, prepayFromDays: 5, releaseFromDays: 2 } } })
  expect(creditFor(strict, standing, order)).toMatchObject(overdue('stop'))
})

test('a stop forbids every method, prepayment only credit, the rest nothing', () => {
  const payable = (grade: 'none' | 'warn' | 'release' | 'prepay' | 'stop') =>
    paymentMethods.filter((method) => isPayable({ grade, reasons: [], available: 0 }, method))
  for (const grade of ['none', 'warn', 'release'] as const) expect(payable(grade)).toEqual([...paymentMethods])
  expect(payable('prepay')).toEqual(paymentMethods.filter((method) => method !== 'deferred'))
  expect(payable('stop')).toEqual([])
})

test('a refusal says the first reason, with its own figures', () => {
  const overdue = { code: 'overdue', grade: 'stop', sum: 2_000_00, days: 95 } as const
  const overLimit = { code: 'over-limit', grade: 'prepay', by: 1_50 } as const
  const plain = (text: string) => text.replaceAll(/\s/g, ' ')
  expect(plain(reasonText(anActor(), overdue))).toMatch(/^просроченный долг 2 000(,00)? ₽, 95 дн\.$/)
  expect(plain(reasonText(anActor(), overLimit))).toBe('кредитный лимит превышен на 1,50 ₽')
  const verdict = { grade: 'stop', reasons: [overdue, overLimit], available: 0 } as const
  const refusal = expect.objectContaining({ code: 'order.credit-refused', params: { reason: reasonText(anActor(), overdue) } })
  expect(() => requireCredit(anActor(), { ...verdict, reasons: [...verdict.reasons] }, 'transfer')).toThrow(refusal)
  expect(() => requireCredit(anActor(), { grade: 'prepay', reasons: [overLimit], available: 0 }, 'transfer')).not.toThrow()
})
