import { shiftDay, weekdayOf } from '@vitrina/contract/days/days.rules'
import { nextCar, type Route } from '#modules/account/schedules/delivery-days.rules'
import { addWorkingDays, type WorkCalendar } from '#modules/calendar/working-days.rules'
import { dayIn, timeIn } from '#modules/calendar/zoned-time.rules'

/** A warehouse with the hours it works. */
export type Place = {
  id: number
  name: string
  city: string
  timezone: string
  /** On which days goods are handled: 1 is Monday. */
  weekdays: readonly number[]
  /** Orders placed by then are picked the same day, by the warehouse's clock. */
  cutoff: string
  /** Its own holidays, besides those of the calendar. */
  closedOn: readonly string[]
}

export type DeliveryRoute = Pick<Route, 'weekdays' | 'cutoff' | 'timezone' | 'closedOn'> & { routeId: number; warehouseId: number }

/** Where the buyer gets the goods: at a point, from a carrier that collects them there, or by the seller's car. */
export type Destination = { type: 'pickup' | 'carrier'; warehouseId: number } | { type: 'delivery'; routes: readonly DeliveryRoute[] }

/** One warehouse from which the buyer gets everything; `route`: by its car. */
export type Dispatch = { warehouseId: number; route: DeliveryRoute | null }

/** From where the buyer may get it: the point, or one of the warehouses whose cars come. */
export const dispatchesOf = (destination: Destination): Dispatch[] =>
  destination.type === 'delivery'
    ? destination.routes.map((route) => ({ warehouseId: route.warehouseId, route }))
    : [{ warehouseId: destination.warehouseId, route: null }]

export type DispatchFacts = {
  calendar: WorkCalendar
  places: ReadonlyMap<number, Place>
  /** Whole days on the way, by `from:to`. */
  transferDays: ReadonlyMap<string, number>
  /** Weekdays on which goods leave, by `from:to`; where none are named, every day. */
  departures?: ReadonlyMap<string, readonly number[]>
}

/** A place that has no open day within a year has none. */
const LOOKED_AHEAD = 366

/** The place's own holiday goes first, then the calendar's entry for the day, then the place's week. */
export function isOpen(calendar: WorkCalendar, { weekdays, closedOn }: Pick<Place, 'weekdays' | 'closedOn'>, day: string): boolean {
  if (closedOn.includes(day)) return false
  const kind = calendar.get(day)
  return kind === undefined ? weekdays.includes(weekdayOf(day)) : kind !== 'off'
}

function firstOpen(calendar: WorkCalendar, place: Place, from: string): string | null {
  for (let ahead = 0; ahead <= LOOKED_AHEAD; ahead++) {
    const day = shiftDay(from, ahead)
    if (isOpen(calendar, place, day)) return day
  }
  return null
}

/** The first day on which stock of a warehouse is picked for an order of this moment. */
function pickedOn(calendar: WorkCalendar, place: Place, from: Date): string | null {
  const today = dayIn(place.timezone, from)
  const isInTime = timeIn(place.timezone, from) < place.cutoff
  return firstOpen(calendar, place, isInTime ? today : shiftDay(today, 1))
}

const WEEK = 7

/** The first day from this one on, on which goods leave for another warehouse. */
function leavesOn(weekdays: readonly number[] | undefined, from: string): string | null {
  if (!weekdays) return from
  const ahead = Array.from({ length: WEEK }, (_, days) => shiftDay(from, days))
  return ahead.find((day) => weekdays.includes(weekdayOf(day))) ?? null
}

/** All that days depend on of the moment an order is placed, for warehouses and for routes of cars: while it is the same, so are they. */
export const clockOf = (places: Iterable<Pick<Place, 'timezone' | 'cutoff'>>, from: Date): string =>
  [...places].map(({ timezone, cutoff }) => `${dayIn(timezone, from)}${timeIn(timezone, from) < cutoff ? '<' : '>'}`).join(' ')

/** The days on which the buyer has goods of each origin; null: unknown. */
export type ReadyDays = {
  ofStock: (warehouseId: number) => string | null
  ofArrival: (warehouseId: number, expectedOn: string) => string | null
  ofMaker: (workingDays: number) => string | null
}

/** When goods get from each warehouse to the buyer, for an order of this moment. Each day is worked out once for all lines. */
export function readyDaysOf(
  { warehouseId, route }: Dispatch,
  { calendar, places, transferDays, departures }: DispatchFacts,
  from: Date,
): ReadyDays {
  const home = places.get(warehouseId)
  const known = new Map<string, string | null>()
  const once = (key: string, find: () => string | null): string | null => {
    const found = known.get(key)
    if (found !== undefined) return found
    const day = find()
    known.set(key, day)
    return day
  }
  /** From a warehouse where goods are on a day to where they are given out or loaded. */
  const moved = (place: Place, day: string | null): string | null => {
    if (!home || day === null || place.id === home.id) return day
    const way = `${place.id}:${home.id}`
    const days = transferDays.get(way)
    const sentOn = leavesOn(departures?.get(way), day)
    return days === undefined || sentOn === null ? null : firstOpen(calendar, home, shiftDay(sentOn, days))
  }
  const given = (goodsOn: string | null): string | null =>
    route === null || goodsOn === null ? goodsOn : once(`car ${goodsOn}`, () => nextCar(route, { calendar, from, goodsOn }))
  return {
    ofStock: (id) =>
      once(`stock ${id}`, () => {
        const place = places.get(id)
        if (!home || !place) return null
        // For stock where the car is loaded the car's own cut-off decides.
        if (route !== null && id === home.id) return given(dayIn(home.timezone, from))
        return given(moved(place, pickedOn(calendar, place, from)))
      }),
    ofArrival: (id, expectedOn) =>
      once(`arrival ${id} ${expectedOn}`, () => {
        const place = places.get(id)
        if (!home || !place) return null
        const today = dayIn(place.timezone, from)
        // An overdue arrival cannot be promised.
        if (expectedOn < today) return null
        const comesOn = expectedOn > today ? expectedOn : shiftDay(today, 1)
        return given(moved(place, firstOpen(calendar, place, comesOn)))
      }),
    ofMaker: (workingDays) =>
      once(`maker ${workingDays}`, () => {
        if (!home) return null
        return given(firstOpen(calendar, home, addWorkingDays(calendar, dayIn(home.timezone, from), workingDays)))
      }),
  }
}
