import { shiftDay, weekdayOf } from '@vitrina/contract/days/days.rules'
import { describe, expect, test } from 'vitest'
import { dayIn, instantOf, timeIn } from './zoned-time.rules.ts'

describe('in a zone', () => {
  test.each([
    ['Europe/Moscow', '2026-01-31T20:59:59Z', '2026-01-31', '23:59'],
    ['Europe/Moscow', '2026-01-31T21:00:00Z', '2026-02-01', '00:00'],
    ['Asia/Vladivostok', '2026-01-31T14:00:00Z', '2026-02-01', '00:00'],
    ['Asia/Tashkent', '2026-12-31T19:05:00Z', '2027-01-01', '00:05'],
    ['UTC', '2026-01-31T09:30:59Z', '2026-01-31', '09:30'],
  ])('%s shows %s as %s %s', (timezone, instant, day, time) => {
    expect(dayIn(timezone, new Date(instant))).toBe(day)
    expect(timeIn(timezone, new Date(instant))).toBe(time)
  })

  test.each([
    ['Europe/Moscow', '2026-01-12', '18:00', '2026-01-12T15:00:00.000Z'],
    ['Asia/Kamchatka', '2026-01-12', '00:30', '2026-01-11T12:30:00.000Z'],
    ['Europe/Berlin', '2026-07-01', '09:15', '2026-07-01T07:15:00.000Z'],
    // The clock goes from 02:00 to 03:00.
    ['Europe/Berlin', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    ['Europe/Berlin', '2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
    ['Europe/Berlin', '2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
  ])('%s on %s at %s is %s', (timezone, day, time, instant) => {
    expect(instantOf({ day, time, timezone }).toISOString()).toBe(instant)
  })
})

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-01-01', 0, '2026-01-01'],
])('%s and %i days are %s', (day, by, shifted) => {
  expect(shiftDay(day, by)).toBe(shifted)
})

test('a week begins on Monday and ends on Sunday', () => {
  expect(['2026-11-16', '2026-11-17', '2026-11-21', '2026-11-22'].map(weekdayOf)).toEqual([1, 2, 6, 7])
})
