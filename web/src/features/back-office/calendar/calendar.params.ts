import { CALENDAR_YEARS } from '@vitrina/contract/calendar/calendar'
import { deskPaths } from '#lib/desk-paths.ts'

/** An unreadable year means this year. */
export function readYear(search: Record<string, unknown>, thisYear: number): number {
  const year = typeof search.year === 'string' ? Number(search.year) : thisYear
  return Number.isInteger(year) && year >= CALENDAR_YEARS.first && year <= CALENDAR_YEARS.last ? year : thisYear
}

export const calendarAddress = (year: number): string => `${deskPaths.calendar}?year=${year}`
