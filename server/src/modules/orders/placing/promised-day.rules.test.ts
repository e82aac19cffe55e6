import { expect, test } from 'vitest'
import { earliestOf, meetsDay, lastDay } from './promised-day.rules.ts'

const parts = (...days: (string | null)[]) => days.map((readyOn) => ({ readyOn }))

test('the day of some parts is the latest, in any order', () => {
  expect(lastDay(parts('2026-03-02', '2026-03-10', '2026-03-05'))).toBe('2026-03-10')
  expect(lastDay(parts('2026-03-10', '2026-03-02'))).toBe('2026-03-10')
  expect(lastDay(parts('2026-03-02', null))).toBeNull()
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
