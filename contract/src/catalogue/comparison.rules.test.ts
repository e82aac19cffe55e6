import { expect, test } from 'vitest'
import { isDifferent, MOST_COMPARED, withToggledProduct } from './comparison.rules.ts'

test('products differ where one says something else, or nothing', () => {
  expect(isDifferent(['16', '16', '25'])).toBe(true)
  expect(isDifferent(['16', ''])).toBe(true)
  expect(isDifferent(['16', '16'])).toBe(false)
  expect(isDifferent(['16'])).toBe(false)
})

test('a product is added once and taken away; a full comparison takes no more', () => {
  expect(withToggledProduct([1, 2], 3)).toEqual([1, 2, 3])
  expect(withToggledProduct([1, 2], 1)).toEqual([2])
  const full = Array.from({ length: MOST_COMPARED }, (_, place) => place + 1)
  expect(withToggledProduct(full, 99)).toEqual(full)
  expect(withToggledProduct(full, 1)).toHaveLength(MOST_COMPARED - 1)
})
