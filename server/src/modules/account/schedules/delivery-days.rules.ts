import type { DeliveryDay } from '@vitrina/contract/schedules'
import type { WorkCalendar } from '#modules/calendar/working-days.rules'
import { dayIn, instantOf, shiftDay, weekdayOf } from '#modules/calendar/zoned-time.rules'

type Route = { weekdays: readonly number[]; cutoff: string; windows: DeliveryDay['windows']; timezone: string }

/** Plain Saturdays and Sundays are the route's own business; what the calendar calls off is a holiday for its warehouse too. */
const isClosed = (calendar: WorkCalendar, day: string): boolean => calendar.get(day) === 'off'

/** The day before, or the last one on which the warehouse was open. */
function lastOpenDayBefore(calendar: WorkCalendar, day: string): string {
  let before = shiftDay(day, -1)
  while (isClosed(calendar, before)) before = shiftDay(before, -1)
  return before
}

/** The days on which a car comes and that can still be had: an order is placed by the cut-off of the open day before, by the warehouse's clock. */
export function routeDays(
  { weekdays, cutoff, windows, timezone }: Route,
  { calendar, from, days }: { calendar: WorkCalendar; from: Date; days: number },
): DeliveryDay[] {
  const today = dayIn(timezone, from)
  return Array.from({ length: days }, (_, ahead) => shiftDay(today, ahead + 1))
    .filter((day) => weekdays.includes(weekdayOf(day)) && !isClosed(calendar, day))
    .map((date) => ({ date, orderBy: instantOf({ day: lastOpenDayBefore(calendar, date), time: cutoff, timezone }), windows }))
    .filter(({ orderBy }) => orderBy > from)
    .map(({ orderBy, ...day }) => ({ ...day, orderBy: orderBy.toISOString() }))
}

type Tariff = { minimum: number; price: number; freeFrom: number | null }

/** What a car costs for goods of this sum, all in kopecks; null: it does not go for so little. */
export function chargeFor({ minimum, price, freeFrom }: Tariff, sum: number): number | null {
  if (sum < minimum) return null
  return freeFrom !== null && sum >= freeFrom ? 0 : price
}
