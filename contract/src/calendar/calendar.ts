import * as z from 'zod'
import { endpoint } from '../endpoint.ts'

export const dayKinds = ['work', 'short', 'off'] as const
export const dayKind = z.enum(dayKinds)
export type DayKind = z.infer<typeof dayKind>

/** A day that differs from the plain week of Monday to Friday, or that the seller has a note about. */
export const calendarDay = z.object({ day: z.iso.date(), kind: dayKind, note: z.string() })
export type CalendarDay = z.infer<typeof calendarDay>

export const CALENDAR_YEARS = { first: 2020, last: 2100 } as const

const clean = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim()

export const calendarApi = {
  year: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/calendar',
    summary: 'Days of a year that differ from Monday to Friday: holidays, moved and short days',
    policy: 'staff',
    permission: 'calendar.see',
    query: z.object({ year: z.coerce.number().pipe(z.int().min(CALENDAR_YEARS.first).max(CALENDAR_YEARS.last)) }),
    output: z.object({ year: z.number(), days: z.array(calendarDay) }),
  }),
  setDay: endpoint({
    method: 'PUT',
    path: '/api/v1/back-office/calendar/:day',
    summary: 'Mark a day as working or not; reserves and delivery days follow within seconds',
    policy: 'staff',
    permission: 'calendar',
    params: z.object({ day: z.iso.date().refine((day) => day >= `${CALENDAR_YEARS.first}` && day < `${CALENDAR_YEARS.last + 1}`) }),
    body: z.object({ kind: dayKind, note: z.string().max(200).transform(clean).default('') }),
    output: calendarDay,
  }),
}
