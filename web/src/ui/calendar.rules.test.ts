import { expect, test } from 'vitest'
import { dayByKey, nearestAllowed, shiftMonth, weeksOf } from './calendar.rules.ts'

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2028-03-31', -1, '2028-02-29'],
])('%s moved by %i months is %s', (day, by, moved) => {
  expect(shiftMonth(day, by)).toBe(moved)
})

test('a month is drawn in whole weeks from Monday on', () => {
  const weeks = weeksOf('2026-11')
  expect(weeks).toHaveLength(6)
  expect(weeks[0]?.[0]).toBe('2026-10-26')
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06')
  expect(weeksOf('2027-02')).toHaveLength(4)
})

test.each([
  ['ArrowLeft', '2026-11-17'],
  ['ArrowRight', '2026-11-19'],
  ['ArrowUp', '2026-11-11'],
  ['ArrowDown', '2026-11-25'],
  ['Home', '2026-11-16'],
  ['End', '2026-11-22'],
  ['PageUp', '2026-10-18'],
  ['PageDown', '2026-12-18'],
  ['a', undefined],
])('%s moves from Wednesday the 18th to %s', (key, day) => {
  expect(dayByKey('2026-11-18', key)).toBe(day)
})

test('a day outside the bounds becomes the nearest one inside', () => {
  const bounds = { min: '2026-11-10', max: '2026-11-20' }
  expect(['2026-11-01', '2026-11-15', '2026-12-01'].map((day) => nearestAllowed(day, bounds))).toEqual([
    '2026-11-10',
    '2026-11-15',
    '2026-11-20',
  ])
})
