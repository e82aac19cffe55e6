import { describe, expect, test } from 'vitest'
import { mergeItems, keyOf, keyOfLine, refusalOf } from './item-inputs.rules.ts'

test('a line and a wish of one product have one key', () => {
  expect(keyOf({ productId: 5 })).toBe(keyOfLine({ product_id: 5, custom_product_id: null }))
  expect(keyOf({ customProductId: 5 })).toBe(keyOfLine({ product_id: null, custom_product_id: 5 }))
  expect(keyOf({ productId: 5 })).not.toBe(keyOf({ customProductId: 5 }))
})

describe('wishes for one product', () => {
  const inCart = new Map([['p1', 0.2]])
  const items = [
    { productId: 1, amount: 0.1 },
    { productId: 2, amount: 3 },
    { productId: 1, amount: 5 },
  ]

  test('set: the last counts, whatever is in the cart', () => {
    expect(mergeItems(items, { mode: 'set', inCart }).map(({ key, amount }) => [key, amount])).toEqual([
      ['p1', 5],
      ['p2', 3],
    ])
  })

  test('add: on top of the amounts in the cart, to the thousandth', () => {
    expect(mergeItems(items, { mode: 'add', inCart }).map(({ key, amount }) => [key, amount])).toEqual([
      ['p1', 5.3],
      ['p2', 3],
    ])
  })
})

describe('an amount', () => {
  const facts = { isSold: true, unit: { decimals: 0 }, minimumBatch: 10, multiplicity: 5 }

  test.each([
    [facts, 10, null],
    [facts, 3, null],
    [facts, 0, 'wrong'],
    [facts, 1.5, 'decimals'],
    [{ ...facts, isSold: false }, 10, 'product'],
    [undefined, 10, 'product'],
  ] as const)('of %j, %s: refused for %s', (product, amount, refusal) => {
    expect(refusalOf(product, amount)).toBe(refusal)
  })
})
