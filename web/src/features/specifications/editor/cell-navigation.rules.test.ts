import { expect, test } from 'vitest'
import { aGroup, aLine } from '../specification.builder.ts'
import type { Cell } from '#ui/cell-navigation.rules.ts'
import { nextCell, rowsBetween, withRowsUnder } from './cell-navigation.rules.ts'
import { columns } from './columns.rules.ts'
import { viewRows } from './view-rows.rules.ts'

const rows = viewRows({ groups: [aGroup({ id: 'g' })], lines: [aLine({ id: 'a' }), aLine({ id: 'b', groupId: 'g' })] }, new Set(), {
  isEditable: true,
})
const at = (row: number, name: (typeof columns)[number]): Cell => ({ row, column: columns.indexOf(name) })
const press = (from: Cell, key: string, { isCtrl = false, isShift = false } = {}) => nextCell(rows, from, { key, isCtrl, isShift }, 10)

test.each([
  ['ArrowDown', at(0, 'amount'), at(1, 'amount')],
  ['ArrowUp', at(0, 'amount'), at(0, 'amount')],
  ['ArrowRight', at(0, 'note'), at(0, 'note')],
  ['ArrowLeft', at(0, 'amount'), at(0, 'article')],
  ['Home', at(2, 'price'), at(2, 'number')],
  ['End', at(2, 'price'), at(2, 'note')],
  ['PageDown', at(0, 'unit'), at(3, 'unit')],
  ['Enter', at(0, 'unit'), at(1, 'unit')],
] as const)('%s moves one cell and stops at the edges', (key, from, to) => {
  expect(press(from, key)).toEqual(to)
})

test('with Ctrl the arrows, Home and End go to the edges of the table', () => {
  const ctrl = { isCtrl: true }
  expect(press(at(1, 'unit'), 'ArrowDown', ctrl)).toEqual(at(3, 'unit'))
  expect(press(at(1, 'unit'), 'ArrowRight', ctrl)).toEqual(at(1, 'note'))
  expect(press(at(2, 'unit'), 'Home', ctrl)).toEqual(at(0, 'number'))
  expect(press(at(0, 'unit'), 'End', ctrl)).toEqual(at(3, 'note'))
})

test('Tab goes through the cells that can be edited, over the ends of rows, and leaves the table at its ends', () => {
  expect(press(at(0, 'unit'), 'Tab')).toEqual(at(0, 'replacement'))
  expect(press(at(0, 'note'), 'Tab')).toEqual(at(1, 'product'))
  // A group has two such cells.
  expect(press(at(1, 'product'), 'Tab')).toEqual(at(1, 'amount'))
  expect(press(at(2, 'product'), 'Tab', { isShift: true })).toEqual(at(1, 'amount'))
  expect(press(at(0, 'product'), 'Tab', { isShift: true })).toBeNull()
  expect(press(at(3, 'note'), 'Tab')).toBeNull()
})

test('a range of rows is the same from either end and never holds the empty row', () => {
  expect(rowsBetween(rows, 'a', 'b')).toEqual(['a', 'g', 'b'])
  expect(rowsBetween(rows, 'new', 'g')).toEqual(['g', 'b'])
})

test('a group is chosen with everything in it, and never by some of its lines', () => {
  const more = viewRows(
    { groups: [aGroup({ id: 'g' }), aGroup({ id: 'h', parentId: 'g' })], lines: ['b', 'c'].map((id) => aLine({ id, groupId: 'g' })) },
    new Set(),
    { isEditable: true },
  )
  expect(withRowsUnder(more, 'g')).toEqual(['g', 'b', 'c', 'h'])
  expect(rowsBetween(more, 'g', 'b')).toEqual(['b'])
  expect(rowsBetween(more, 'g', 'h')).toEqual(['g', 'b', 'c', 'h'])
})
