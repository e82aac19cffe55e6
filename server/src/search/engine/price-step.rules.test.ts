import { expect, test } from 'vitest'
import { priceStep, WHOLE } from './price-step.rules.ts'

test('a whole step keeps the price, however large', () => {
  expect([priceStep(12_345, WHOLE), priceStep(Number.MAX_SAFE_INTEGER, WHOLE)]).toEqual([12_345, Number.MAX_SAFE_INTEGER])
})

test('a price is taken in basis points, half a kopeck up', () => {
  expect(priceStep(10_000, 9_500)).toBe(9_500)
  expect(priceStep(10_000, 12_000)).toBe(12_000)
  expect([priceStep(10, 9_500), priceStep(10, 9_499), priceStep(30, 9_500)]).toEqual([10, 9, 29])
  expect(priceStep(10_000, 0)).toBe(0)
})
