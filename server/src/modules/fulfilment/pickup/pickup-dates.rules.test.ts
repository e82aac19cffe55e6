import { expect, test } from 'vitest'
import { publishedDays } from '#modules/calendar/published-calendar.rules'
import type { WorkCalendar } from '#modules/calendar/working-days.rules'
import { extendedDates, firstDates } from './pickup-dates.rules.ts'

const calendar: WorkCalendar = new Map(publishedDays.map(({ day, kind }) => [day, kind]))

test('goods wait working days by the production calendar, and the buyer is reminded on the second of them', () => {
  expect(firstDates(calendar, { readyOn: '2026-03-02', days: 5 })).toEqual({ until: '2026-03-10', remindOn: '2026-03-04' })
  expect(firstDates(calendar, { readyOn: '2025-12-30', days: 5 })).toEqual({ until: '2026-01-16', remindOn: '2026-01-13' })
  expect(firstDates(calendar, { readyOn: '2026-03-02', days: 1 })).toEqual({ until: '2026-03-03', remindOn: '2026-03-03' })
})

test('more time counts from the end that was, or from today where that has passed; the reminder comes a working day before', () => {
  expect(extendedDates(calendar, { until: '2026-03-10', today: '2026-03-04', days: 5 })).toEqual({
    until: '2026-03-17',
    remindOn: '2026-03-16',
  })
  expect(extendedDates(calendar, { until: '2026-03-03', today: '2026-03-10', days: 2 })).toEqual({
    until: '2026-03-12',
    remindOn: '2026-03-11',
  })
})
