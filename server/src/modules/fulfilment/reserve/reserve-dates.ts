import type { Context } from '#platform/context'
import { RESERVE_WORKING_DAYS } from '@vitrina/contract/orders/orders.rules'
import { readCalendar } from '#modules/calendar/calendar-cache'
import { reminderAt, reserveEnd } from '#modules/calendar/working-days.rules'

/** Until when goods are held that are confirmed, or held on, at a moment, and when the buyer is reminded of it. */
export async function reserveDates(tx: Context, { from, timezone }: { from: Date; timezone: string }) {
  const calendar = await readCalendar(tx)
  const expiresAt = reserveEnd(calendar, from, { days: RESERVE_WORKING_DAYS, timezone })
  return { expiresAt, remindAt: reminderAt(calendar, expiresAt, timezone) }
}
