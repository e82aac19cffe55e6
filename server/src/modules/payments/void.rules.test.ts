import { expect, test } from 'vitest'
import { isVoidable } from './void.rules.ts'

const typed = { direction: 'in', method: 'transfer', state: 'paid', providerId: null, refundedSum: 0, pendingRefunds: 0 } as const

test('a transfer or cash typed by a person can be voided', () => {
  expect([isVoidable(typed), isVoidable({ ...typed, method: 'cash' })]).toEqual([true, true])
})

test.each([
  { direction: 'refund' },
  { method: 'card' },
  { method: 'sbp' },
  { method: 'offset' },
  { state: 'voided' },
  { state: 'partially_refunded' },
  { providerId: '77' },
  { refundedSum: 1 },
  { pendingRefunds: 1 },
] as const)('not where it is %o', (other) => {
  expect(isVoidable({ ...typed, ...other })).toBe(false)
})
