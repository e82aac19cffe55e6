import { SELLER_TIMEZONE } from '@vitrina/contract/days/days.rules'
import { publishedDays } from '#modules/calendar/published-calendar.rules'
import type { PromiseFacts } from '#modules/promise/promise.rules'
import type { Destination, Place } from '#modules/promise/ready-days.rules'

const published = new Map(publishedDays.map(({ day, kind }) => [day, kind]))
/** A warehouse of Moscow that works from Monday to Friday. */
export const place = (id: number, given: Partial<Place> = {}): Place => ({
  id,
  name: `Склад ${id}`,
  city: 'Москва',
  timezone: SELLER_TIMEZONE,
  weekdays: [1, 2, 3, 4, 5],
  cutoff: '16:00',
  closedOn: [],
  ...given,
})
/** Two warehouses three days apart, with nothing in them. */
export const facts = (given: Partial<Omit<PromiseFacts, 'places'>> & { places?: Place[] } = {}): PromiseFacts => ({
  calendar: published,
  transferDays: new Map([
    ['2:1', 3],
    ['1:2', 3],
  ]),
  stock: [],
  arrivals: [],
  makerDays: new Map(),
  ...given,
  places: new Map((given.places ?? [place(1), place(2)]).map((one) => [one.id, one])),
})
export const pickup: Destination = { type: 'pickup', warehouseId: 1 }
export const aLine = (amount: number) => [{ id: 7, productId: 70, amount }]
