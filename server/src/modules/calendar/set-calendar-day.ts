import type { CalendarDay } from '@vitrina/contract/calendar/calendar'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { invalidateCalendar } from './calendar-cache.ts'
import { findOwnDay, saveOwnDay } from './calendar.queries.ts'
import { publishedDays } from './published-calendar.rules.ts'

/** The seller's own entry for a day. Earlier promises stay: a reserve keeps the end it was confirmed with. */
export async function setCalendarDay(ctx: Context, actor: Actor, after: CalendarDay): Promise<CalendarDay> {
  const { day } = after
  await inTransaction(ctx, async (tx) => {
    const before = (await findOwnDay(tx, day)) ?? publishedDays.find((one) => one.day === day) ?? null
    await saveOwnDay(tx, after)
    await recordEvent(tx, actor, { type: 'calendar.changed', entity: 'calendar-day', entityId: day, diff: { before, after } })
  })
  invalidateCalendar(ctx)
  return after
}
