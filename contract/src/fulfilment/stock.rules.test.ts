import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBelowMinimum, isStockAmount, isStockReason, MAX_STOCK, overpromisedOf } from './stock.rules.ts'

test.each([
  [0, 0, true],
  [7, 0, true],
  [-1, 0, false],
  [1.5, 0, false],
  [1.5, 1, true],
  [0.1 + 0.2, 1, true],
  [0.125, 3, true],
  [0.0001, 3, false],
  [MAX_STOCK + 1, 0, false],
  [Number.NaN, 0, false],
])('%s with %s decimals can be had: %s', (amount, decimals, can) => {
  expect(isStockAmount(amount, { decimals })).toBe(can)
})

test('whole thousandths can be had wherever the unit has three decimals', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (count) => {
      expect(isStockAmount(count / 1000, { decimals: 3 })).toBe(true)
    }),
  )
})

test('a warehouse without a minimum is never below it, one without stock is', () => {
  expect(isBelowMinimum({ free: 0, minimum: null })).toBe(false)
  expect(isBelowMinimum({ free: null, minimum: 1 })).toBe(true)
  expect(isBelowMinimum({ free: 5, minimum: 5 })).toBe(false)
})

test('more can be promised than comes when the supplier sends less', () => {
  expect(overpromisedOf({ quantity: 10, promised: 7 })).toBe(0)
  expect(overpromisedOf({ quantity: 0.1, promised: 0.3 })).toBe(0.2)
})

test('a reason is a word', () => {
  expect(['Пересчёт', 'брак 7', ' ', '77', 'a'].map(isStockReason)).toEqual([true, true, false, false, false])
})
