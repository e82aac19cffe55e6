import { addWorkingDays, type WorkCalendar } from '#modules/calendar/working-days.rules'

/** Working days after goods are ready until the buyer is reminded of them. */
const REMIND_AFTER = 2

export type PickupDates = { until: string; remindOn: string }

/** Goods that are ready on a day wait so many working days, the last one included. */
export const firstDates = (calendar: WorkCalendar, { readyOn, days }: { readyOn: string; days: number }): PickupDates => ({
  until: addWorkingDays(calendar, readyOn, days),
  remindOn: addWorkingDays(calendar, readyOn, Math.min(REMIND_AFTER, days)),
})

/** As many days more, from the end that was or from today where it has passed; the last working day before the new end is the reminder's. */
export function extendedDates(
  calendar: WorkCalendar,
  { until: before, today, days }: { until: string; today: string; days: number },
): PickupDates {
  const until = addWorkingDays(calendar, before > today ? before : today, days)
  return { until, remindOn: addWorkingDays(calendar, until, -1) }
}
