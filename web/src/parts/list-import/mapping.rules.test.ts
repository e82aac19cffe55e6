import type { SheetMapping } from '@vitrina/contract/list-import/import-jobs'
import { expect, test } from 'vitest'
import { giveRole, isReadable, moveEnd, moveFirst, moveHeader, previewOf } from './mapping.rules.ts'

const mapping: SheetMapping = { isTaken: true, headerRow: 0, firstRow: 1, endRow: 4, columns: ['code', 'name', null, 'amount'] }

test('lines begin below the head, and stay within the table', () => {
  expect(moveHeader(mapping, 2, 4)).toMatchObject({ headerRow: 2, firstRow: 3, endRow: 4 })
  expect(moveHeader(mapping, 9, 4)).toMatchObject({ headerRow: 3, firstRow: 4, endRow: 4 })
  expect(moveHeader(mapping, null, 4)).toMatchObject({ headerRow: null, firstRow: 1 })
  expect(moveFirst(mapping, 9).firstRow).toBe(4)
  expect([moveEnd(mapping, 0, 4).endRow, moveEnd(mapping, 9, 4).endRow]).toEqual([1, 4])
})

test('an amount stands in one column, codes and names may stand in several', () => {
  expect(giveRole(mapping, 2, 'amount').columns).toEqual(['code', 'name', 'amount', null])
  expect(giveRole(mapping, 2, 'code').columns).toEqual(['code', 'name', 'code', 'amount'])
  expect(giveRole(mapping, 0, null).columns).toEqual([null, 'name', null, 'amount'])
})

test('without a code and a name nothing can be read', () => {
  expect(isReadable(mapping)).toBe(true)
  expect(isReadable({ ...mapping, columns: [null, null, 'note', 'amount'] })).toBe(false)
  expect(isReadable({ ...mapping, firstRow: 4 })).toBe(false)
  expect(isReadable({ ...mapping, isTaken: false, columns: [] })).toBe(true)
})

test('the first lines are shown as they will be read', () => {
  const rows = [
    { row: 1, cells: ['Код', 'Название', '', 'Кол-во'] },
    { row: 2, cells: ['A-1', 'Автомат', 'x', '5'] },
    { row: 3, cells: ['Щит 1', 'Щит 1', 'Щит 1', 'Щит 1'] },
    { row: 4, cells: ['', '', '', 'итого'] },
    { row: 5, cells: ['A-2', 'Розетка', 'x', '7 шт'] },
  ]
  expect(previewOf(rows, { ...mapping, endRow: 5 }, 5)).toEqual([
    { row: 2, code: 'A-1', name: 'Автомат', amount: '5', unit: '' },
    { row: 5, code: 'A-2', name: 'Розетка', amount: '7 шт', unit: '' },
  ])
})
