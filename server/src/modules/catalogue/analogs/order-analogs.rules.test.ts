import { expect, test } from 'vitest'
import { compareAnalogs, priceDifferenceOf, type RankedAnalog } from './order-analogs.rules.ts'

const analog = (id: number, given: Partial<RankedAnalog> = {}): RankedAnalog => ({
  id,
  isSellerChoice: false,
  reach: 'here',
  closeness: 1,
  price: 100,
  ...given,
})
const order = (all: RankedAnalog[], isStockFirst = false) => all.toSorted(compareAnalogs({ isStockFirst })).map(({ id }) => id)

test('beside a product the seller’s choice is first, in a cart what is there', () => {
  const all = [analog(1, { reach: 'inStock' }), analog(2, { isSellerChoice: true, reach: 'short' }), analog(3)]
  expect(order(all)).toEqual([2, 3, 1])
  expect(order(all, true)).toEqual([3, 1, 2])
})

test('then the closest, then the cheapest; one without a price is last', () => {
  expect(order([analog(1, { price: null }), analog(2, { price: 90 }), analog(3, { closeness: 0.5, price: 1 }), analog(4)])).toEqual([
    2, 4, 1, 3,
  ])
  expect(order([analog(2, { price: null }), analog(1, { price: null })])).toEqual([1, 2])
})

test.each([
  [100, 88, -12],
  [100, 100, 0],
  [200, 211, 6],
  [null, 100, null],
  [100, null, null],
  [0, 100, null],
])('a price of %s against %s differs by %s percent', (own, other, percent) => {
  expect(priceDifferenceOf(own, other)).toBe(percent)
})
