import fc from 'fast-check'
import { expect, test } from 'vitest'
import { monthAfter, monthBounds, weeksOf } from './calendar.rules.ts'

test('months follow each other over the year', () => {
  expect([monthAfter('2026-12', 1), monthAfter('2027-01', -1)]).toEqual(['2027-01', '2026-12'])
  expect(monthBounds('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
})

test('weeks begin on Monday and hold every day of the month once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2000, max: 2100 }), fc.integer({ min: 1, max: 12 }), (year, number) => {
      const month = `${year}-${String(number).padStart(2, '0')}`
      const weeks = weeksOf(month)
      expect(weeks.every(([monday = '', ...rest]) => new Date(monday).getUTCDay() === 1 && rest.length === 6)).toBe(true)
      const days = weeks.flat().filter((day) => day.startsWith(month))
      expect(new Set(days).size).toBe(new Date(Date.UTC(year, number, 0)).getUTCDate())
      expect(days.length).toBe(new Set(days).size)
    }),
  )
})
