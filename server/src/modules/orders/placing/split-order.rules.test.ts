import { expect, test } from 'vitest'
import { earliestOf, lastDay, type LinePart, meetsDay, splitParts } from './split-order.rules.ts'

const part = (lineId: number, warehouseId: number | null, readyOn: string | null): LinePart => ({
  lineId,
  kind: warehouseId === null ? 'toOrder' : 'stock',
  warehouseId,
  amount: 1,
  readyOn,
  promised: null,
})
const parts = [part(1, 7, '2026-03-05'), part(2, null, null), part(3, 8, '2026-03-02'), part(4, 7, '2026-03-02')]
const linesOf = (groups: LinePart[][]) => groups.map((group) => group.map(({ lineId }) => lineId))

test('one order has all the parts', () => {
  expect(linesOf(splitParts(parts, 'none'))).toEqual([[1, 2, 3, 4]])
})

test('by warehouse each has its own, goods to order apart', () => {
  expect(linesOf(splitParts(parts, 'warehouse'))).toEqual([[1, 4], [2], [3]])
})

test('by day the earliest comes first, those without a day last', () => {
  expect(linesOf(splitParts(parts, 'date'))).toEqual([[3, 4], [1], [2]])
})

const on = (...days: (string | null)[]) => days.map((readyOn) => ({ readyOn }))

test('the day of some parts is the latest, in any order', () => {
  expect(lastDay(on('2026-03-02', '2026-03-10', '2026-03-05'))).toBe('2026-03-10')
  expect(lastDay(on('2026-03-10', '2026-03-02'))).toBe('2026-03-10')
  expect(lastDay(on('2026-03-02', null))).toBeNull()
})

test('of several orders the first day counts; those without one do not', () => {
  expect(earliestOf(['2026-03-10', null, '2026-03-02', '2026-03-05'])).toBe('2026-03-02')
  expect(earliestOf([null, null])).toBeNull()
  expect(earliestOf([])).toBeNull()
})

test('a wished day is kept from the promised day on', () => {
  expect(meetsDay({ desiredOn: '2026-03-04' }, '2026-03-05')).toBe(false)
  expect(meetsDay({ desiredOn: '2026-03-05' }, '2026-03-05')).toBe(true)
  expect(meetsDay({ desiredOn: '2026-03-06' }, '2026-03-05')).toBe(true)
  expect(meetsDay({ desiredOn: '2026-03-06' }, null)).toBe(false)
  expect(meetsDay({ desiredOn: null }, '2026-03-05')).toBe(false)
})
