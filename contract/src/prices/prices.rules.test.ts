import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_AMOUNT } from '../quantity/quantity.rules.ts'
import { applyFactor, lineSum, priceAfter, shareOf, WHOLE } from './prices.rules.ts'

test('a line’s sum is exact to half a kopeck up, as with endless digits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), fc.integer({ min: 1, max: MAX_AMOUNT * 1000 }), (price, thousandths) => {
      const exact = (BigInt(price) * BigInt(thousandths) + 500n) / 1000n
      expect(BigInt(lineSum(price, thousandths / 1000))).toBe(exact)
    }),
  )
})

test('a price takes its steps in order, each rounded to half a kopeck up', () => {
  const steps = [priceAfter(9_999, 10_330), priceAfter(9_999, 10_330, 9_300), priceAfter(9_999, 10_330, 9_300, 8_500)]
  expect([...steps, priceAfter(9_999, 10_330, 9_300, 8_500, 9_700)]).toEqual([10_329, 9_606, 8_165, 7_920])
})

test('a step is exact to half a kopeck up, as with endless digits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 38 }), fc.integer({ min: 0, max: 30_000 }), (kopecks, factor) => {
      expect(BigInt(applyFactor(kopecks, factor))).toBe((BigInt(kopecks) * BigInt(factor) + 5_000n) / 10_000n)
    }),
  )
})

test('a share is rounded down', () => {
  expect([shareOf(199, 100), shareOf(200, 100), shareOf(199, WHOLE)]).toEqual([1, 2, 199])
})
