import { expect, test } from 'vitest'
import { clockOf, isOver, payerStateOf, readSum, secondsUntil } from './payment-state.rules.ts'

test('a payer sees five states, and all but waiting are final', () => {
  expect((['created', 'link_issued', 'paid', 'partially_refunded', 'rejected', 'expired', 'cancelled'] as const).map(payerStateOf)).toEqual(
    ['waiting', 'waiting', 'paid', 'paid', 'rejected', 'expired', 'cancelled'],
  )
  expect(isOver('link_issued')).toBe(false)
  expect(isOver('expired')).toBe(true)
})

test('the time left ends at zero', () => {
  const now = Date.parse('2026-11-15T10:00:00Z')
  expect(secondsUntil('2026-11-15T10:02:04.200Z', now)).toBe(125)
  expect(secondsUntil('2026-11-15T09:00:00Z', now)).toBe(0)
  expect([clockOf(125), clockOf(9), clockOf(3725)]).toEqual(['2:05', '0:09', '1:02:05'])
})

test('a sum is a part of the open amount, in roubles and kopecks', () => {
  expect(readSum('1 234,50', 2000)).toBe(1234.5)
  expect(readSum('2000', 2000)).toBe(2000)
  for (const wrong of ['0', '-5', '2000,01', '1,005', 'все', '']) expect(readSum(wrong, 2000)).toBeNull()
})
