import { expect, test } from 'vitest'
import {
  daysBetween,
  formatDay,
  formatSellerMoment,
  noonOfSellerDay,
  sellerDay,
  shiftDay,
  startOfSellerDay,
  utcDay,
  weekdayOf,
} from './days.rules.ts'

test.each([
  ['2025-12-31T20:59:59.999Z', '2025-12-31', '2025-12-31'],
  ['2025-12-31T21:00:00.000Z', '2026-01-01', '2025-12-31'],
  ['2026-01-01T00:00:00.000Z', '2026-01-01', '2026-01-01'],
])('at %s it is %s for the seller and %s in UTC', (at, seller, utc) => {
  expect(sellerDay(new Date(at))).toBe(seller)
  expect(utcDay(new Date(at))).toBe(utc)
})

test('the seller’s day begins at the moment it becomes that day', () => {
  const start = Date.parse(startOfSellerDay('2026-03-01'))
  expect([sellerDay(new Date(start - 1)), sellerDay(new Date(start))]).toEqual(['2026-02-28', '2026-03-01'])
  expect(noonOfSellerDay('2026-03-01').getTime() - start).toBe(12 * 3_600_000)
})

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-01-01', 0, '2026-01-01'],
])('%s and %i days are %s', (day, by, shifted) => {
  expect(shiftDay(day, by)).toBe(shifted)
  expect(daysBetween(day, shifted)).toBe(by)
})

test('a week begins on Monday and ends on Sunday', () => {
  expect(['2026-11-16', '2026-11-17', '2026-11-21', '2026-11-22'].map(weekdayOf)).toEqual([1, 2, 6, 7])
})

test('a day and a moment as people write them', () => {
  expect(formatDay('2026-12-01')).toBe('01.12.2026')
  const at = new Date('2026-11-30T21:05:09Z')
  expect([formatSellerMoment(at), formatSellerMoment(at, 'medium')]).toEqual(['01.12.2026, 00:05', '01.12.2026, 00:05:09'])
})
