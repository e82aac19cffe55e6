import { and, asc, eq, gte, lte } from '#platform/database/drizzle'
import type { CalendarDay } from '@vitrina/contract/calendar/calendar'
import type { Context } from '#platform/context'
import { calendarDays } from '#tables/calendar'

export const listOwnDays = ({ db }: Context): Promise<CalendarDay[]> => db.select().from(calendarDays)

export async function findOwnDay({ db }: Context, day: string): Promise<CalendarDay | undefined> {
  const [row] = await db.select().from(calendarDays).where(eq(calendarDays.day, day))
  return row
}

export const listOwnDaysOf = ({ db }: Context, year: number): Promise<CalendarDay[]> =>
  db
    .select()
    .from(calendarDays)
    .where(and(gte(calendarDays.day, `${year}-01-01`), lte(calendarDays.day, `${year}-12-31`)))
    .orderBy(asc(calendarDays.day))

export async function saveOwnDay({ db }: Context, { day, kind, note }: CalendarDay): Promise<void> {
  await db.insert(calendarDays).values({ day, kind, note }).onConflictDoUpdate({ target: calendarDays.day, set: { kind, note } })
}
