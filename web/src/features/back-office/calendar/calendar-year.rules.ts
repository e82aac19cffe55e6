import { utcDay, weekdayOf } from '@vitrina/contract/days/days.rules'
import type { CalendarDay } from '@vitrina/contract/calendar/calendar'

export type Day = CalendarDay & { date: number }
export type Month = { month: number; weeks: (Day | null)[][] }

function daysOf(year: number, month: number, special: ReadonlyMap<string, CalendarDay>): Day[] {
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return Array.from({ length }, (_, before) => {
    const day = utcDay(new Date(Date.UTC(year, month - 1, before + 1)))
    const plain: CalendarDay = { day, kind: weekdayOf(day) > 5 ? 'off' : 'work', note: '' }
    return { ...(special.get(day) ?? plain), date: before + 1 }
  })
}

function weeksOf(days: Day[]): (Day | null)[][] {
  const lead: null[] = Array.from({ length: weekdayOf(days[0]?.day ?? '') - 1 }, () => null)
  const cells = [...lead, ...days]
  const count = Math.ceil(cells.length / 7)
  return Array.from({ length: count }, (_, week) => Array.from({ length: 7 }, (_day, place) => cells[week * 7 + place] ?? null))
}

/** The months of a year by weeks from Monday, with the calendar's kind of each day. */
export function monthsOf(year: number, days: readonly CalendarDay[]): Month[] {
  const special = new Map(days.map((one) => [one.day, one]))
  return Array.from({ length: 12 }, (_, before) => ({ month: before + 1, weeks: weeksOf(daysOf(year, before + 1, special)) }))
}

/** How many working days the year has, and how many of them are short. */
export function countDays(months: readonly Month[]): { working: number; short: number } {
  const days = months.flatMap(({ weeks }) => weeks.flat()).filter((day) => day !== null)
  return { working: days.filter(({ kind }) => kind !== 'off').length, short: days.filter(({ kind }) => kind === 'short').length }
}
