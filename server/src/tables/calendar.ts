import { dayKinds } from '@vitrina/contract/calendar/calendar'
import { date, pgTable, text } from '#platform/database/drizzle'

/** The seller's own entry for a day; it overrides the published calendar and the plain week. */
export const calendarDays = pgTable('calendar_days', {
  day: date({ mode: 'string' }).primaryKey(),
  kind: text({ enum: dayKinds }).notNull(),
  note: text().notNull().default(''),
})

/** Their texts hold nothing of a person. */
export const withoutPeople = [calendarDays]
