import { expect, test } from 'vitest'
import type { GoodsRow } from '@vitrina/contract/goods/goods'
import { blockChanges, cellColumns, cellValue, nextPlace } from './cells.rules.ts'

const aRow = (given: Partial<GoodsRow>): GoodsRow => ({
  id: 1,
  version: 3,
  article: 'A-1',
  manufacturerCode: 'M-1',
  ean: null,
  name: 'Кабель',
  sectionId: 1,
  familyId: 1,
  brandId: 1,
  multiplicity: 1,
  minimumBatch: null,
  vatGroup: 'standard',
  state: 'published',
  image: null,
  hasPrice: true,
  hasStock: true,
  ...given,
})

test('typed numbers are read as people write them, an empty minimum is none', () => {
  expect(cellValue('multiplicity', '1 000,5')).toBe(1000.5)
  expect(cellValue('minimumBatch', ' ')).toBeNull()
  expect(cellValue('multiplicity', 'много')).toBe('много')
  expect(cellValue('article', ' A-2 ')).toBe('A-2')
})

test('a pasted block changes the cells that differ and stops at the edges of the table', () => {
  const rows = [aRow({ id: 1 }), aRow({ id: 2, article: 'A-2' })]
  const from = { row: 0, column: cellColumns.indexOf('name') }
  expect(blockChanges(rows, from, [['Кабель', '5', '10', 'лишнее'], ['Провод'], ['за краем']])).toEqual([
    { id: 1, version: 3, values: { multiplicity: 5, minimumBatch: 10 } },
    { id: 2, version: 3, values: { name: 'Провод' } },
  ])
})

test('arrows walk within the table', () => {
  expect(nextPlace({ row: 0, column: 0 }, 'ArrowUp', 2)).toEqual({ row: 0, column: 0 })
  expect(nextPlace({ row: 0, column: 5 }, 'ArrowDown', 2)).toEqual({ row: 1, column: 5 })
  expect(nextPlace({ row: 0, column: 2 }, 'a', 2)).toBeNull()
})
