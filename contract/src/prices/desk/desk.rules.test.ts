import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { areRising, areSameBreaks } from './breaks.rules.ts'
import { discountFor, promotedPrice } from './promotions.rules.ts'

test.each([
  [[], true],
  [[{ from: 10, discount: 300 }], true],
  [
    [
      { from: 50, discount: 700 },
      { from: 10, discount: 300 },
    ],
    true,
  ],
  [
    [
      { from: 10, discount: 700 },
      { from: 50, discount: 300 },
    ],
    false,
  ],
  [
    [
      { from: 10, discount: 300 },
      { from: 10, discount: 700 },
    ],
    false,
  ],
])('whether the breaks %o rise: %s', (breaks, isRising) => {
  expect(areRising(breaks)).toBe(isRising)
})

test('breaks are the same in any order', () => {
  const [ten, fifty] = [
    { from: 10, discount: 300 },
    { from: 50, discount: 700 },
  ]
  expect(areSameBreaks([ten, fifty], [fifty, ten])).toBe(true)
  expect(areSameBreaks([ten], [ten, fifty])).toBe(false)
})

test('the discount for a wanted price misses it by no more than half a basis point of the list price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 100_000_000 }), fc.integer({ min: 1, max: 9_998 }), (list, share) => {
      const wanted = Math.max(1, Math.floor((list * share) / 10_000))
      const discount = discountFor(list, wanted)
      const missedBy = discount === null ? 0 : Math.abs(promotedPrice(list, discount) - wanted)
      expect(missedBy).toBeLessThanOrEqual(Math.ceil(list / 20_000) + 1)
    }),
  )
})

test.each([
  [100_00, 100_00],
  [100_00, 120_00],
  [100_00, 0],
  [0, 1],
])('a list price of %i and a wanted one of %i need no discount', (list, wanted) => {
  expect(discountFor(list, wanted)).toBeNull()
})
