import { expect, test } from 'vitest'
import { applyFactor, WHOLE } from './prices.rules.ts'

test('a whole step keeps the price, however large', () => {
  expect([applyFactor(12_345, WHOLE), applyFactor(Number.MAX_SAFE_INTEGER, WHOLE)]).toEqual([12_345, Number.MAX_SAFE_INTEGER])
})

test('a price is taken in basis points, half a kopeck up', () => {
  expect(applyFactor(10_000, 9_500)).toBe(9_500)
  expect(applyFactor(10_000, 12_000)).toBe(12_000)
  expect([applyFactor(10, 9_500), applyFactor(10, 9_499), applyFactor(30, 9_500)]).toEqual([10, 9, 29])
  expect(applyFactor(10_000, 0)).toBe(0)
})
