import { expect, test } from 'vitest'
import type { WorkCalendar } from '#modules/calendar/working-days.rules'
import { shiftDay } from '@vitrina/contract/days/days.rules'
import { type DeliveryRoute, type DispatchFacts, dispatchesOf, isOpen, type Place, readyDaysOf } from './ready-days.rules.ts'

const place = (id: number, given: Partial<Place> = {}): Place => ({
  id,
  name: `Склад ${id}`,
  city: 'Москва',
  timezone: 'Europe/Moscow',
  weekdays: [1, 2, 3, 4, 5],
  cutoff: '16:00',
  closedOn: [],
  ...given,
})
const route = (given: Partial<DeliveryRoute> = {}): DeliveryRoute => ({
  routeId: 5,
  warehouseId: 1,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  cutoff: '18:00',
  timezone: 'Europe/Moscow',
  closedOn: [],
  ...given,
})
type Given = {
  places?: Place[]
  transferDays?: [string, number][]
  departures?: [string, number[]][]
  calendar?: WorkCalendar
  car?: DeliveryRoute | null
  home?: number
}

/** The days at a moment of Moscow; 16 November 2026 is a Monday. */
function daysAt(
  moment: string,
  { places = [place(1), place(2)], transferDays = [['2:1', 3]], departures = [], calendar = new Map(), car = null, home = 1 }: Given = {},
) {
  const facts: DispatchFacts = {
    calendar,
    transferDays: new Map(transferDays),
    departures: new Map(departures),
    places: new Map(places.map((one) => [one.id, one])),
  }
  return readyDaysOf({ warehouseId: home, route: car }, facts, new Date(`${moment}:00+03:00`))
}

test('goods leave one point, or any of the warehouses whose cars come', () => {
  expect(dispatchesOf({ type: 'pickup', warehouseId: 7 })).toEqual([{ warehouseId: 7, route: null }])
  expect(dispatchesOf({ type: 'carrier', warehouseId: 8 })).toEqual([{ warehouseId: 8, route: null }])
  const routes = [route(), route({ routeId: 6, warehouseId: 2 })]
  expect(dispatchesOf({ type: 'delivery', routes })).toEqual([
    { warehouseId: 1, route: routes[0] },
    { warehouseId: 2, route: routes[1] },
  ])
  expect(dispatchesOf({ type: 'delivery', routes: [] })).toEqual([])
})

test('a warehouse is open by the calendar, and by its own week on days the calendar does not name', () => {
  const calendar: WorkCalendar = new Map([
    ['2026-11-16', 'off'],
    ['2026-11-17', 'short'],
    ['2026-11-21', 'work'],
  ])
  const open = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-21', '2026-11-22'].filter((day) => isOpen(calendar, place(1), day))
  expect(open).toEqual(['2026-11-17', '2026-11-18', '2026-11-21'])
})

test('a warehouse has holidays of its own, on a working day of the calendar too', () => {
  const places = [place(1, { closedOn: ['2026-11-16', '2026-11-17'] }), place(2)]
  expect(isOpen(new Map([['2026-11-16', 'work']]), places[0] ?? place(1), '2026-11-16')).toBe(false)
  expect(daysAt('2026-11-16T10:00', { places }).ofStock(1)).toBe('2026-11-18')
})

test('goods leave for another warehouse on the days of their way', () => {
  // Thursday the 19th, and three days on the way; the point opens on Monday.
  expect(daysAt('2026-11-16T10:00', { departures: [['2:1', [4]]] }).ofStock(2)).toBe('2026-11-23')
  expect(daysAt('2026-11-16T10:00', { departures: [['2:1', [1]]] }).ofStock(2)).toBe('2026-11-19')
  expect(daysAt('2026-11-16T10:00', { departures: [['2:1', []]] }).ofStock(2)).toBeNull()
})

test('stock is picked on the day of the order before the cut-off, on the next open day from that very minute', () => {
  expect(daysAt('2026-11-16T15:59').ofStock(1)).toBe('2026-11-16')
  expect(daysAt('2026-11-16T16:00').ofStock(1)).toBe('2026-11-17')
  expect(daysAt('2026-11-20T16:00').ofStock(1)).toBe('2026-11-23')
  expect(daysAt('2026-11-21T10:00').ofStock(1)).toBe('2026-11-23')
  // There it is Tuesday already.
  expect(daysAt('2026-11-16T21:00', { places: [place(1, { timezone: 'Asia/Novosibirsk' })] }).ofStock(1)).toBe('2026-11-17')
})

test('stock of another warehouse is picked there, is days on the way, and is given out when the point is open', () => {
  expect(daysAt('2026-11-16T10:00').ofStock(2)).toBe('2026-11-19')
  expect(daysAt('2026-11-18T10:00').ofStock(2)).toBe('2026-11-23')
  expect(daysAt('2026-11-16T16:00').ofStock(2)).toBe('2026-11-20')
  expect(daysAt('2026-11-16T10:00', { transferDays: [['2:1', 0]] }).ofStock(2)).toBe('2026-11-16')
})

test('there is no day without a way between the warehouses, in a place nobody knows, or in one that never opens', () => {
  // The way back is no way.
  expect(daysAt('2026-11-16T10:00', { transferDays: [['1:2', 3]] }).ofStock(2)).toBeNull()
  expect(daysAt('2026-11-16T10:00').ofStock(3)).toBeNull()
  expect(daysAt('2026-11-16T10:00').ofArrival(3, '2026-11-20')).toBeNull()
  const nowhere = daysAt('2026-11-16T10:00', { home: 9 })
  expect([nowhere.ofStock(1), nowhere.ofArrival(1, '2026-11-20'), nowhere.ofMaker(1)]).toEqual([null, null, null])
  expect(daysAt('2026-11-16T10:00', { places: [place(1, { weekdays: [] })] }).ofStock(1)).toBeNull()
})

test('an open day is looked for a year ahead and a day, no further', () => {
  const closedFor = (days: number): WorkCalendar =>
    new Map(Array.from({ length: days }, (_, ahead) => [shiftDay('2026-11-16', ahead), 'off']))
  const everyDay = [place(1, { weekdays: [1, 2, 3, 4, 5, 6, 7] })]
  expect(daysAt('2026-11-16T10:00', { places: everyDay, calendar: closedFor(366) }).ofStock(1)).toBe('2027-11-17')
  expect(daysAt('2026-11-16T10:00', { places: everyDay, calendar: closedFor(367) }).ofStock(1)).toBeNull()
})

test('an arrival is there on its day, tomorrow where it is expected today, and never where it is overdue', () => {
  const { ofArrival } = daysAt('2026-11-16T10:00')
  expect(ofArrival(1, '2026-11-15')).toBeNull()
  expect(ofArrival(1, '2026-11-16')).toBe('2026-11-17')
  expect(ofArrival(1, '2026-11-17')).toBe('2026-11-17')
  expect(ofArrival(1, '2026-11-21')).toBe('2026-11-23')
  expect(ofArrival(2, '2026-11-17')).toBe('2026-11-20')
  // Yesterday in Moscow, and there already the day before.
  const east = daysAt('2026-11-16T21:00', { places: [place(1, { timezone: 'Asia/Novosibirsk' })] })
  expect([east.ofArrival(1, '2026-11-16'), east.ofArrival(1, '2026-11-17')]).toEqual([null, '2026-11-18'])
})

test('the manufacturer counts working days from today, and the goods wait for the point to open', () => {
  const saturdays = { places: [place(1, { weekdays: [6] })] }
  expect(daysAt('2026-11-16T10:00').ofMaker(5)).toBe('2026-11-23')
  expect(daysAt('2026-11-16T23:30').ofMaker(1)).toBe('2026-11-17')
  expect(daysAt('2026-11-16T10:00', saturdays).ofMaker(1)).toBe('2026-11-21')
})

test('by car: stock where it is loaded goes by the car’s cut-off alone, other goods with the first car after they are there', () => {
  // After the warehouse's own cut-off and before that of the car.
  expect(daysAt('2026-11-16T17:00', { car: route() }).ofStock(1)).toBe('2026-11-17')
  expect(daysAt('2026-11-16T18:00', { car: route() }).ofStock(1)).toBe('2026-11-18')
  // On a Sunday the warehouse picks nothing, and yet the car of Monday is loaded.
  expect(daysAt('2026-11-15T10:00', { car: route() }).ofStock(1)).toBe('2026-11-16')
  expect(daysAt('2026-11-16T10:00', { car: route() }).ofStock(2)).toBe('2026-11-20')
  expect(daysAt('2026-11-16T10:00', { car: route() }).ofArrival(1, '2026-11-18')).toBe('2026-11-19')
  expect(daysAt('2026-11-16T10:00', { car: route({ weekdays: [3] }) }).ofMaker(2)).toBe('2026-11-25')
  expect(daysAt('2026-11-16T10:00', { car: route({ weekdays: [] }) }).ofStock(1)).toBeNull()
  expect(daysAt('2026-11-16T10:00', { car: route(), transferDays: [] }).ofStock(2)).toBeNull()
})

test('days are the same however often and in whatever order they are asked for', () => {
  const days = daysAt('2026-11-16T10:00')
  const ask = () => [
    days.ofStock(1),
    days.ofStock(2),
    days.ofStock(3),
    days.ofArrival(1, '2026-11-18'),
    days.ofArrival(1, '2026-11-19'),
    days.ofMaker(1),
    days.ofMaker(2),
  ]
  const first = ask()
  expect(first).toEqual(['2026-11-16', '2026-11-19', null, '2026-11-18', '2026-11-19', '2026-11-17', '2026-11-18'])
  expect(ask()).toEqual(first)
})
