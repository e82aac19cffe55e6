import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountText, nextCell, readAmount } from './read-amount.rules.ts'

test('amounts are read as people type them', () => {
  expect(['1 200,5', '0', '7.25', ' 12 '].map(readAmount)).toEqual([1200.5, 0, 7.25, 12])
  expect(['', '-1', 'много', '1,2345', '1,'].map(readAmount)).toEqual([null, null, null, null, null])
})

test('what is written is read back as it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (count) => {
      expect(readAmount(amountText(count / 1000))).toBe(count / 1000)
    }),
  )
})

test('arrows stay within the table, other keys are not for walking', () => {
  const size = { rows: 2, columns: 3 }
  expect(nextCell({ row: 0, column: 0 }, 'ArrowUp', size)).toEqual({ row: 0, column: 0 })
  expect(nextCell({ row: 0, column: 0 }, 'ArrowDown', size)).toEqual({ row: 1, column: 0 })
  expect(nextCell({ row: 1, column: 1 }, 'End', size)).toEqual({ row: 1, column: 2 })
  expect(nextCell({ row: 1, column: 1 }, 'x', size)).toBeNull()
})
