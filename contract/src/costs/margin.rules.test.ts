import { expect, test } from 'vitest'
import { marginOf } from './margin.rules.ts'

test('a margin is what is left of the price, in kopecks and in tenths of a per cent of the price', () => {
  expect(marginOf([{ price: 12_500, cost: 10_000, amount: 3 }])).toEqual({ sum: 7_500, permille: 200, isWhole: true })
  expect(marginOf([{ price: 30_00, cost: 20_00, amount: 1 }])).toMatchObject({ permille: 333 })
})

test('goods sold below their cost have a negative margin', () => {
  expect(marginOf([{ price: 9_000, cost: 10_000, amount: 2 }])).toEqual({ sum: -2_000, permille: -111, isWhole: true })
})

test('an order is the sum of its lines and says when some of them are not known', () => {
  const lines = [
    { price: 10_000, cost: 5_000, amount: 1 },
    { price: 10_000, cost: 9_000, amount: 1 },
  ]
  expect(marginOf(lines)).toEqual({ sum: 6_000, permille: 300, isWhole: true })
  expect(marginOf([...lines, { price: 10_000, cost: null, amount: 1 }])).toEqual({ sum: 6_000, permille: 300, isWhole: false })
  expect(marginOf([...lines, { price: null, cost: 100, amount: 1 }])).toMatchObject({ isWhole: false })
})

test('cancelled lines do not count, and without a cost there is no margin', () => {
  expect(marginOf([{ price: 10_000, cost: null, amount: 1 }])).toBeNull()
  expect(marginOf([])).toBeNull()
  expect(
    marginOf([
      { price: 10_000, cost: 5_000, amount: 1 },
      { price: 10_000, cost: null, amount: 0 },
    ]),
  ).toEqual({ sum: 5_000, permille: 500, isWhole: true })
})

test('metres are rounded to kopecks line by line, and goods given away have no per cent', () => {
  expect(marginOf([{ price: 333, cost: 111, amount: 1.5 }])?.sum).toBe(Math.round(333 * 1.5) - Math.round(111 * 1.5))
  expect(marginOf([{ price: 0, cost: 100, amount: 1 }])).toEqual({ sum: -100, permille: null, isWhole: true })
})
