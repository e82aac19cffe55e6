import type { FeatureColumn } from '@vitrina/contract/catalogue/feature-table'
import { expect, test } from 'vitest'
import {
  columnWidths,
  headingOf,
  nextSortBy,
  shownColumns,
  tableOf,
  usualTable,
  withTable,
  withToggledColumn,
  withToggledPin,
  withWidth,
} from './feature-columns.rules.ts'

const column = (code: string, isDeciding = true): FeatureColumn => ({
  code,
  name: code,
  unit: null,
  isNumber: true,
  isDeciding,
  longest: 2,
})
const table = { columns: [column('poles'), column('current'), column('curve'), column('ip', false)] }
const codes = (kept = usualTable, room = 1000) => shownColumns(table, kept, room).map(({ code }) => code)

test('the deciding columns that fit are shown, unless the buyer has chosen', () => {
  expect(codes()).toEqual(['poles', 'current', 'curve'])
  const [first, second] = shownColumns(table, usualTable, 1000)
  expect(codes(usualTable, (first?.width ?? 0) + (second?.width ?? 0))).toEqual(['poles', 'current'])
  expect(codes({ ...usualTable, shown: ['ip', 'poles', 'gone'] }, 0)).toEqual(['ip', 'poles'])
})

test('a row has a cell for each, wherever the column stands', () => {
  const kept = withToggledPin(usualTable, 'curve')
  expect(shownColumns(table, kept, 1000).map(({ code, place, isPinned }) => [code, place, isPinned])).toEqual([
    ['curve', 2, true],
    ['poles', 0, false],
    ['current', 1, false],
  ])
})

test('columns are added at the end and taken away, with their pin', () => {
  const added = withToggledColumn(usualTable, ['poles', 'current'], 'ip')
  expect(added.shown).toEqual(['poles', 'current', 'ip'])
  const gone = withToggledColumn(withToggledPin(added, 'ip'), ['poles', 'current', 'ip'], 'ip')
  expect(gone).toEqual({ shown: ['poles', 'current'], pinned: [], widths: {} })
})

test('a width stays readable', () => {
  expect(withWidth(usualTable, 'poles', 5).widths.poles).toBe(columnWidths.least)
  expect(withWidth(usualTable, 'poles', 5000).widths.poles).toBe(columnWidths.most)
  expect(shownColumns(table, withWidth(usualTable, 'poles', 111), 1000)[0]?.width).toBe(111)
})

test('each kind of goods has its own table', () => {
  const tables = withTable({}, [3, 5], { ...usualTable, shown: ['ip'] })
  expect(tableOf(tables, [3, 5]).shown).toEqual(['ip'])
  expect(tableOf(tables, [3])).toEqual(usualTable)
})

test.each([
  ['Номинальный ток', 'А', 'Ток, А'],
  ['Количество полюсов', null, 'Полюсов'],
  ['Характеристика срабатывания', null, 'Характеристика срабатывания'],
  ['Число', null, 'Число'],
])('%s has the heading %s', (name, unit, heading) => {
  expect(headingOf({ name, unit })).toBe(heading)
})

test('a heading sorts up, then down, then gives the order back', () => {
  expect(nextSortBy(null, 'poles')).toBe('poles')
  expect(nextSortBy('poles', 'poles')).toBe('-poles')
  expect(nextSortBy('-poles', 'poles')).toBe(null)
  expect(nextSortBy('-poles', 'current')).toBe('current')
})

test('a long word of a heading has places to break at, a short one none', () => {
  const headingIn = (name: string) => shownColumns({ columns: [{ ...column('one'), name }] }, usualTable, 1000)[0]?.heading
  expect(headingIn('Характеристика срабатывания')).toBe('Характе\u00ADристика сра\u00ADба\u00ADты\u00ADва\u00ADния')
  expect(headingIn('Напряжение')).toBe('Напряжение')
})
