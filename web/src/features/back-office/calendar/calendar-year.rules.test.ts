import { expect, test } from 'vitest'
import { countDays, monthsOf } from './calendar-year.rules.ts'
import { calendarAddress, readYear } from './calendar.params.ts'

test('a month is laid out by weeks from Monday, with the kinds and notes of its days', () => {
  const [, february] = monthsOf(2027, [{ day: '2027-02-22', kind: 'off', note: 'Перенос' }])
  expect(february?.weeks.map((week) => week.map((day) => day?.date))).toEqual([
    [1, 2, 3, 4, 5, 6, 7],
    [8, 9, 10, 11, 12, 13, 14],
    [15, 16, 17, 18, 19, 20, 21],
    [22, 23, 24, 25, 26, 27, 28],
  ])
  expect(february?.weeks[3]?.slice(0, 2)).toEqual([
    { day: '2027-02-22', kind: 'off', note: 'Перенос', date: 22 },
    { day: '2027-02-23', kind: 'work', note: '', date: 23 },
  ])
})

test('a month may begin on a Sunday and a leap year has its day', () => {
  const months = monthsOf(2028, [])
  expect(months[9]?.weeks[0]).toEqual([null, null, null, null, null, null, { day: '2028-10-01', kind: 'off', note: '', date: 1 }])
  expect(months[1]?.weeks.flat().filter(Boolean)).toHaveLength(29)
})

test('working days are counted, short ones among them', () => {
  const counts = countDays(
    monthsOf(2026, [
      { day: '2026-11-03', kind: 'short', note: '' },
      { day: '2026-11-04', kind: 'off', note: '' },
      { day: '2026-11-07', kind: 'work', note: '' },
    ]),
  )
  expect(counts).toEqual({ working: 261, short: 1 })
})

test('an unreadable year in the address means this year', () => {
  expect(readYear({ year: '2027' }, 2026)).toBe(2027)
  for (const year of ['1', 'год', '2026.5', ['2027']]) expect(readYear({ year }, 2026)).toBe(2026)
  expect(readYear({}, 2026)).toBe(2026)
  expect(calendarAddress(2027)).toBe('/back-office/calendar?year=2027')
})
