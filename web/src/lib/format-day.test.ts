import { expect, test } from 'vitest'
import { formatDayWithWeekday } from './format-day.ts'

test.each([
  ['ru', 'вт, 17.11.2026'],
  ['en', 'Tue, 17.11.2026'],
  ['uz', 'sesh, 17.11.2026'],
])('[K-01] in %s a day is written as %s', (language, told) => {
  expect(formatDayWithWeekday('2026-11-17', language)).toBe(told)
})
