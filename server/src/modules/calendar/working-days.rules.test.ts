import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { publishedDays } from './published-calendar.rules.ts'
import {
  addWorkingDays,
  isWorkingDay,
  kindOfDay,
  reminderAt,
  reserveEnd,
  type WorkCalendar,
  workingDaysBetween,
} from './working-days.rules.ts'
import { shiftDay } from '@vitrina/contract/days/days.rules'

const published: WorkCalendar = new Map(publishedDays.map(({ day, kind }) => [day, kind]))
const plainWeek: WorkCalendar = new Map()
const moscow = { timezone: 'Europe/Moscow' }
const endOf = (confirmedAt: string, timezone = 'Europe/Moscow') => reserveEnd(published, new Date(confirmedAt), { timezone }).toISOString()

describe('the published calendar', () => {
  test.each([
    [2025, 247],
    [2026, 247],
    [2027, 247],
  ])('%i has %i working days, as the state counts them', (year, count) => {
    expect(workingDaysBetween(published, { from: `${year - 1}-12-31`, to: `${year}-12-31` })).toBe(count)
  })

  test('a day stands in it once, and short days are before a day off', () => {
    expect(new Set(publishedDays.map(({ day }) => day)).size).toBe(publishedDays.length)
    const short = publishedDays.filter(({ kind }) => kind === 'short')
    expect(short.filter(({ day }) => isWorkingDay(published, shiftDay(day, 1)))).toEqual([])
  })

  test('a Saturday may be worked, and a moved Monday is off', () => {
    expect(kindOfDay(published, '2025-11-01')).toBe('short')
    expect(kindOfDay(published, '2025-11-03')).toBe('off')
    expect(kindOfDay(published, '2026-01-09')).toBe('off')
    expect(kindOfDay(published, '2026-01-12')).toBe('work')
    expect(kindOfDay(published, '2026-11-14')).toBe('off')
  })
})

describe('working days', () => {
  test.each([
    ['2025-12-29', 1, '2025-12-30'],
    ['2025-12-30', 1, '2026-01-12'],
    ['2025-12-31', 3, '2026-01-14'],
    ['2026-04-30', 1, '2026-05-04'],
    ['2026-05-08', 1, '2026-05-12'],
    ['2026-01-12', -1, '2025-12-30'],
    ['2026-02-21', 0, '2026-02-21'],
  ])('%s and %i more is %s', (from, n, day) => {
    expect(addWorkingDays(published, from, n)).toBe(day)
  })

  test('the 29th of February 2028 is a Tuesday like others', () => {
    expect(addWorkingDays(plainWeek, '2028-02-28', 1)).toBe('2028-02-29')
    expect(addWorkingDays(plainWeek, '2028-02-29', 1)).toBe('2028-03-01')
    expect(workingDaysBetween(plainWeek, { from: '2028-02-25', to: '2028-03-01' })).toBe(3)
  })

  test('a part of a day is no number of days', () => {
    expect(() => addWorkingDays(plainWeek, '2026-01-12', 1.5)).toThrow(RangeError)
  })
})

describe('the end of a reserve [S-16]', () => {
  test.each([
    ['an ordinary Monday', '2026-11-16T09:00:00Z', '2026-11-19T15:00:00.000Z'],
    ['a Friday evening after the warehouse closed', '2026-11-13T17:30:00Z', '2026-11-18T15:00:00.000Z'],
    ['a Saturday', '2026-11-14T09:00:00Z', '2026-11-18T15:00:00.000Z'],
    ['the day before New Year 2026', '2025-12-30T09:00:00Z', '2026-01-14T15:00:00.000Z'],
    ['a moved day off', '2025-12-31T09:00:00Z', '2026-01-14T15:00:00.000Z'],
    ['the days between the holidays of May', '2026-05-05T09:00:00Z', '2026-05-08T14:00:00.000Z'],
    ['the eve of Victory Day', '2026-05-08T09:00:00Z', '2026-05-14T15:00:00.000Z'],
    ['the 28th of February 2028', '2028-02-28T09:00:00Z', '2028-03-02T15:00:00.000Z'],
  ])('confirmed on %s', (_, confirmedAt, end) => {
    expect(endOf(confirmedAt)).toBe(end)
  })

  test('the day is the warehouse’s, not the server’s', () => {
    // Monday 21:30 in Kaliningrad is Tuesday 05:30 in Petropavlovsk-Kamchatsky.
    const confirmedAt = '2026-11-16T17:30:00Z'
    expect(endOf(confirmedAt, 'Europe/Kaliningrad')).toBe('2026-11-19T16:00:00.000Z')
    expect(endOf(confirmedAt, 'Asia/Kamchatka')).toBe('2026-11-20T06:00:00.000Z')
  })

  test('where clocks are changed, it is still closing time', () => {
    // Berlin goes to winter time on 25 October 2026.
    expect(endOf('2026-10-22T09:00:00Z', 'Europe/Berlin')).toBe('2026-10-27T17:00:00.000Z')
    expect(endOf('2026-10-19T09:00:00Z', 'Europe/Berlin')).toBe('2026-10-22T16:00:00.000Z')
  })

  test('a reminder leaves one working day', () => {
    const remind = (end: string) => reminderAt(published, new Date(end), moscow.timezone).toISOString()
    expect(remind('2026-11-19T15:00:00Z')).toBe('2026-11-18T15:00:00.000Z')
    expect(remind('2026-01-12T15:00:00Z')).toBe('2025-12-30T15:00:00.000Z')
  })
})

describe('over any calendar', () => {
  const days = fc
    .date({ min: new Date('2027-06-01'), max: new Date('2028-06-01'), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10))
  const calendars = fc
    .array(fc.tuple(days, fc.constantFrom('off' as const, 'short' as const, 'work' as const)), { maxLength: 300 })
    .map((entries): WorkCalendar => new Map(entries))
  const counts = fc.integer({ min: 1, max: 60 })
  const zones = fc.constantFrom('Europe/Kaliningrad', 'Europe/Moscow', 'Asia/Yekaterinburg', 'Asia/Novosibirsk', 'Asia/Kamchatka')

  test('n working days on is a working day, n of them away, and the way back leads to where it began', () => {
    fc.assert(
      fc.property(calendars, days, counts, (calendar, from, n) => {
        const there = addWorkingDays(calendar, from, n)
        expect(isWorkingDay(calendar, there)).toBe(true)
        expect(workingDaysBetween(calendar, { from, to: there })).toBe(n)
        const back = addWorkingDays(calendar, there, -n)
        expect(isWorkingDay(calendar, from) ? back === from : back < from).toBe(true)
      }),
    )
  })

  test('steps add up, and more days never come sooner', () => {
    fc.assert(
      fc.property(calendars, days, counts, counts, (calendar, from, a, b) => {
        const inTwo = addWorkingDays(calendar, addWorkingDays(calendar, from, a), b)
        expect(inTwo).toBe(addWorkingDays(calendar, from, a + b))
        expect(inTwo > addWorkingDays(calendar, from, a)).toBe(true)
      }),
    )
  })

  test('there and back count the same between working days', () => {
    fc.assert(
      fc.property(calendars, days, days, (calendar, one, other) => {
        fc.pre(isWorkingDay(calendar, one) && isWorkingDay(calendar, other))
        const there = workingDaysBetween(calendar, { from: one, to: other })
        expect(there + workingDaysBetween(calendar, { from: other, to: one })).toBe(0)
      }),
    )
  })

  test('a reserve of three days lasts more than two, and its reminder comes while it holds', () => {
    const moments = fc.date({ min: new Date('2025-01-01'), max: new Date('2027-12-01'), noInvalidDate: true })
    fc.assert(
      fc.property(calendars, moments, zones, (calendar, confirmedAt, timezone) => {
        const end = reserveEnd(calendar, confirmedAt, { days: 3, timezone })
        expect(end.getTime() - confirmedAt.getTime()).toBeGreaterThan(2 * 24 * 60 * 60_000)
        const reminder = reminderAt(calendar, end, timezone)
        expect(reminder < end && reminder > confirmedAt).toBe(true)
      }),
    )
  })
})
