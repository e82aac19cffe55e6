import { expect, test } from 'vitest'
import { readRow } from './read-row.ts'

const columns = [
  { role: 'article' as const, refId: null },
  null,
  { role: 'price' as const, refId: 1 },
  { role: 'stock' as const, refId: 7 },
]
const keep = { emptyCells: 'keep' as const, dropPercent: 30, goods: 'ignore' as const }
const clear = { emptyCells: 'clear' as const, dropPercent: 30, goods: 'ignore' as const }

test('an empty cell is left alone, or clears when that was chosen', () => {
  expect(readRow(['A', 'x', '', 5], columns, keep)?.values).toEqual([{ kind: 'stock', refId: 7, value: 5 }])
  expect(readRow(['A', 'x', '', 5], columns, clear)?.values).toEqual([
    { kind: 'price', refId: 1, value: null },
    { kind: 'stock', refId: 7, value: 5 },
  ])
})

test('a price of nothing is an empty cell', () => {
  expect(readRow(['A', 'x', 0, 5], columns, keep)).toMatchObject({ values: [{ kind: 'stock', refId: 7, value: 5 }], refusal: null })
})

test('a heading between the rows is no row', () => {
  expect(readRow(['Кабель силовой'], columns, keep)).toBeNull()
  expect(readRow(['', 'Итого'], columns, clear)).toBeNull()
})

test('a broken value and a missing code refuse the row', () => {
  expect(readRow(['A', '', 'по запросу', 5], columns, keep)?.refusal).toEqual({ reason: 'bad-price', about: 'по запросу' })
  expect(readRow(['', '', 12, 5], columns, keep)?.refusal?.reason).toBe('no-code')
  expect(readRow(['A'.repeat(101), '', 12], columns, keep)?.refusal?.reason).toBe('too-long')
})
