import { paymentRecordStates } from '@vitrina/contract/payments/payments.rules'
import { expect, test } from 'vitest'
import { clockOf, isOver, payerStateOf, readSum, secondsUntil } from './payment-state.rules.ts'

test('a payer sees five states, and all but waiting are final', () => {
  const seen = paymentRecordStates.map((state) => [state, payerStateOf(state), isOver(state)])
  expect(seen).toEqual([
    ['created', 'waiting', false],
    ['link_issued', 'waiting', false],
    ['paid', 'paid', true],
    ['cancelled', 'cancelled', true],
    ['expired', 'expired', true],
    ['rejected', 'rejected', true],
    ['partially_refunded', 'paid', true],
    ['refunded', 'paid', true],
    ['voided', 'cancelled', true],
  ])
})

test('the time left ends at zero', () => {
  const now = Date.parse('2026-11-15T10:00:00Z')
  expect(secondsUntil('2026-11-15T10:02:04.200Z', now)).toBe(125)
  expect(secondsUntil('2026-11-15T09:00:00Z', now)).toBe(0)
  expect([secondsUntil('2026-11-15T10:00:00Z', now), secondsUntil('2026-11-15T10:00:00.001Z', now)]).toEqual([0, 1])
  expect([clockOf(125), clockOf(9), clockOf(3725)]).toEqual(['2:05', '0:09', '1:02:05'])
  expect([clockOf(0), clockOf(60), clockOf(3599), clockOf(3600), clockOf(7325)]).toEqual(['0:00', '1:00', '59:59', '1:00:00', '2:02:05'])
})

test('a sum is a part of the open amount, in roubles and kopecks', () => {
  expect(readSum('1 234,50', 2000)).toBe(1234.5)
  expect(readSum('2000', 2000)).toBe(2000)
  expect(readSum('0,01', 2000)).toBe(0.01)
  expect(readSum('1999,99', 2000)).toBe(1999.99)
  for (const wrong of ['0', '-5', '2000,01', '1,005', 'все', '']) expect(readSum(wrong, 2000)).toBeNull()
})
