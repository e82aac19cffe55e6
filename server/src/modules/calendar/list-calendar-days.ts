import type { CalendarDay } from '@vitrina/contract/calendar/calendar'
import type { Context } from '#platform/context'
import { listOwnDaysOf } from './calendar.queries.ts'
import { publishedDays } from './published-calendar.rules.ts'

/** Days of a year that differ from the plain week, in their order. */
export async function listCalendarDays(ctx: Context, year: number): Promise<CalendarDay[]> {
  const published = publishedDays.filter(({ day }) => day.startsWith(`${year}-`))
  const byDay = new Map([...published, ...(await listOwnDaysOf(ctx, year))].map((one) => [one.day, one]))
  return [...byDay.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1))
}
