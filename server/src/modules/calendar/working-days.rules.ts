import { shiftDay, weekdayOf } from '@vitrina/contract/days/days.rules'
import type { DayKind } from '@vitrina/contract/calendar/calendar'
import { dayIn, instantOf, timeIn } from './zoned-time.rules.ts'

/** Days that differ from the plain week of Monday to Friday; days are spelled 2026-01-31. */
export type WorkCalendar = ReadonlyMap<string, DayKind>

export const kindOfDay = (calendar: WorkCalendar, day: string): DayKind => calendar.get(day) ?? (weekdayOf(day) > 5 ? 'off' : 'work')

export const isWorkingDay = (calendar: WorkCalendar, day: string): boolean => kindOfDay(calendar, day) !== 'off'

/** The n-th working day after a day, or before it where `n` is negative. */
export function addWorkingDays(calendar: WorkCalendar, from: string, n: number): string {
  if (!Number.isInteger(n)) throw new RangeError(`Not a number of days: ${n}`)
  let day = from
  for (let left = Math.abs(n); left > 0; ) {
    day = shiftDay(day, Math.sign(n))
    if (isWorkingDay(calendar, day)) left--
  }
  return day
}

/** How many working days lie after `from` up to `to`; negative when `to` is the earlier. */
export function workingDaysBetween(calendar: WorkCalendar, { from, to }: { from: string; to: string }): number {
  if (to < from) {
    let passed = 0
    for (let day = to; day < from; day = shiftDay(day, 1)) if (isWorkingDay(calendar, day)) passed++
    return passed === 0 ? 0 : -passed
  }
  let ahead = 0
  for (let day = shiftDay(from, 1); day <= to; day = shiftDay(day, 1)) if (isWorkingDay(calendar, day)) ahead++
  return ahead
}

/** Labour Code, article 95: on the eve of a holiday work ends an hour earlier. */
function closingTime(calendar: WorkCalendar, { day, closesAt }: { day: string; closesAt: string }): string {
  if (kindOfDay(calendar, day) !== 'short') return closesAt
  const [hours = 0, minutes = 0] = closesAt.split(':').map(Number)
  return `${String(Math.max(0, hours - 1)).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

/** Specification §9: a reserve holds so many working days after the day it was confirmed, to the end of the warehouse's working day. */
export function reserveEnd(
  calendar: WorkCalendar,
  confirmedAt: Date,
  { days = 3, timezone, closesAt = '18:00' }: { days?: number; timezone: string; closesAt?: string },
): Date {
  const day = addWorkingDays(calendar, dayIn(timezone, confirmedAt), days)
  return instantOf({ day, time: closingTime(calendar, { day, closesAt }), timezone })
}

/** The same time of the working day before, so that the buyer has a whole working day left. */
export function reminderAt(calendar: WorkCalendar, expiresAt: Date, timezone: string): Date {
  const day = addWorkingDays(calendar, dayIn(timezone, expiresAt), -1)
  return instantOf({ day, time: timeIn(timezone, expiresAt), timezone })
}
