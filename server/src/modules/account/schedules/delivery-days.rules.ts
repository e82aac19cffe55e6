import { shiftDay, weekdayOf } from '@vitrina/contract/days/days.rules'
import type { DeliveryDay } from '@vitrina/contract/account/schedules'
import type { WorkCalendar } from '#modules/calendar/working-days.rules'
import { dayIn, instantOf } from '#modules/calendar/zoned-time.rules'

export type Route = {
  weekdays: readonly number[]
  cutoff: string
  windows: DeliveryDay['windows']
  timezone: string
  closedOn: readonly string[]
}
type Car = Omit<Route, 'windows'>

/** Plain Saturdays and Sundays follow the route's own weekdays; an `off` day of the calendar is a holiday for its warehouse too. */
const isClosed = (calendar: WorkCalendar, { closedOn }: Pick<Car, 'closedOn'>, day: string): boolean =>
  calendar.get(day) === 'off' || closedOn.includes(day)

/** The day before, or the last one on which the warehouse was open. */
function lastOpenDayBefore(calendar: WorkCalendar, car: Pick<Car, 'closedOn'>, day: string): string {
  let before = shiftDay(day, -1)
  while (isClosed(calendar, car, before)) before = shiftDay(before, -1)
  return before
}

const comesOn = (car: Pick<Car, 'weekdays' | 'closedOn'>, calendar: WorkCalendar, day: string): boolean =>
  car.weekdays.includes(weekdayOf(day)) && !isClosed(calendar, car, day)

/** The last moment to order for the car of this day. */
const orderByOf = (car: Car, calendar: WorkCalendar, day: string): Date =>
  instantOf({ day: lastOpenDayBefore(calendar, car, day), time: car.cutoff, timezone: car.timezone })

/** A route that has no day within a year has none. */
const LOOKED_AHEAD = 366

/** The first car that can be had for goods that are in its warehouse on a day: it is loaded on a day before it goes. */
export function nextCar(car: Car, { calendar, from, goodsOn }: { calendar: WorkCalendar; from: Date; goodsOn: string }): string | null {
  for (let ahead = 1; ahead <= LOOKED_AHEAD; ahead++) {
    const day = shiftDay(goodsOn, ahead)
    if (comesOn(car, calendar, day) && orderByOf(car, calendar, day) > from) return day
  }
  return null
}

/** The days on which a car comes and that can still be had: an order is placed by the cut-off of the open day before, by the warehouse's clock. */
export function routeDays(
  { windows, ...car }: Route,
  { calendar, from, days }: { calendar: WorkCalendar; from: Date; days: number },
): DeliveryDay[] {
  const today = dayIn(car.timezone, from)
  return Array.from({ length: days }, (_, ahead) => shiftDay(today, ahead + 1))
    .filter((day) => comesOn(car, calendar, day))
    .map((date) => ({ date, orderBy: orderByOf(car, calendar, date), windows }))
    .filter(({ orderBy }) => orderBy > from)
    .map(({ orderBy, ...day }) => ({ ...day, orderBy: orderBy.toISOString() }))
}

type Tariff = { minimum: number; price: number; freeFrom: number | null }

/** The delivery price for goods of this sum, all in kopecks; null: no delivery for so little. */
export function chargeFor({ minimum, price, freeFrom }: Tariff, sum: number): number | null {
  if (sum < minimum) return null
  return freeFrom !== null && sum >= freeFrom ? 0 : price
}
