import { expect, test } from 'vitest'
import type { WorkCalendar } from '#modules/calendar/working-days.rules'
import { shiftDay } from '@vitrina/contract/days/days.rules'
import { chargeFor, nextCar, routeDays } from './delivery-days.rules.ts'

const route = {
  weekdays: [1, 3, 5],
  cutoff: '17:00',
  windows: [{ from: '09:00', to: '13:00' }],
  timezone: 'Europe/Moscow',
  closedOn: [] as string[],
}
const plainWeek: WorkCalendar = new Map()
const daysFrom = (now: string, given: Partial<typeof route> = {}, days = 7, calendar = plainWeek) =>
  routeDays({ ...route, ...given }, { calendar, from: new Date(now), days })

test('only the weekdays of the route come, with the last moment to order for each', () => {
  // A Sunday noon in Moscow.
  expect(daysFrom('2026-11-15T09:00:00Z')).toEqual([
    { date: '2026-11-16', orderBy: '2026-11-15T14:00:00.000Z', windows: route.windows },
    { date: '2026-11-18', orderBy: '2026-11-17T14:00:00.000Z', windows: route.windows },
    { date: '2026-11-20', orderBy: '2026-11-19T14:00:00.000Z', windows: route.windows },
  ])
})

test('after the cut-off the next day cannot be had any more', () => {
  expect(daysFrom('2026-11-15T14:00:00Z').map(({ date }) => date)).toEqual(['2026-11-18', '2026-11-20'])
})

test('the day is that of the warehouse, not of the server', () => {
  const east = { timezone: 'Asia/Novosibirsk', weekdays: [1, 2, 3, 4, 5, 6, 7] }
  // 18:30 UTC is half past one of the next day in Novosibirsk.
  expect(daysFrom('2026-11-15T18:30:00Z', east, 1)).toEqual([
    { date: '2026-11-17', orderBy: '2026-11-16T10:00:00.000Z', windows: route.windows },
  ])
})

test('no car comes on a holiday, and the cut-off for the day after it is before the holiday', () => {
  const calendar: WorkCalendar = new Map([
    ['2026-11-03', 'short'],
    ['2026-11-04', 'off'],
  ])
  const everyDay = { weekdays: [1, 2, 3, 4, 5] }
  expect(daysFrom('2026-11-02T09:00:00Z', everyDay, 4, calendar)).toEqual([
    { date: '2026-11-03', orderBy: '2026-11-02T14:00:00.000Z', windows: route.windows },
    { date: '2026-11-05', orderBy: '2026-11-03T14:00:00.000Z', windows: route.windows },
    { date: '2026-11-06', orderBy: '2026-11-05T14:00:00.000Z', windows: route.windows },
  ])
  // After the cut-off of the last open day the day after the holiday is gone as well.
  expect(daysFrom('2026-11-03T14:00:00Z', everyDay, 3, calendar).map(({ date }) => date)).toEqual(['2026-11-06'])
})

test('a car that goes on Saturdays goes on every Saturday but a holiday', () => {
  const calendar: WorkCalendar = new Map([['2026-05-09', 'off']])
  expect(daysFrom('2026-05-01T09:00:00Z', { weekdays: [6] }, 21, calendar).map(({ date }) => date)).toEqual(['2026-05-02', '2026-05-16'])
})

test('a car costs its price, nothing from a sum on, and does not go under its minimum', () => {
  const tariff = { minimum: 5_000_00, price: 1_500_00, freeFrom: 100_000_00 }
  expect(chargeFor(tariff, 4_999_99)).toBeNull()
  expect(chargeFor(tariff, 5_000_00)).toBe(1_500_00)
  expect(chargeFor(tariff, 99_999_99)).toBe(1_500_00)
  expect(chargeFor(tariff, 100_000_00)).toBe(0)
  expect(chargeFor({ ...tariff, freeFrom: 0 }, 5_000_00)).toBe(0)
  expect(chargeFor({ ...tariff, freeFrom: null }, 1_000_000_00)).toBe(1_500_00)
})

/** The car for goods that are there on a day, ordered at a moment; 16 November 2026 is a Monday. */
const carFor = (goodsOn: string, at: string, given: Partial<typeof route> = {}, calendar = plainWeek) =>
  nextCar({ ...route, ...given }, { calendar, from: new Date(at), goodsOn })

test('goods go with the first car after the day they are there, never with that of the day itself', () => {
  expect(carFor('2026-11-16', '2026-11-10T09:00:00Z')).toBe('2026-11-18')
  expect(carFor('2026-11-17', '2026-11-10T09:00:00Z')).toBe('2026-11-18')
  expect(carFor('2026-11-18', '2026-11-10T09:00:00Z')).toBe('2026-11-20')
})

test('a car is missed from the very minute of its cut-off', () => {
  expect(carFor('2026-11-16', '2026-11-17T13:59:59Z')).toBe('2026-11-18')
  expect(carFor('2026-11-16', '2026-11-17T14:00:00Z')).toBe('2026-11-20')
})

test('the next car is none of a holiday, and is ordered for on the last open day before it', () => {
  const calendar: WorkCalendar = new Map([
    ['2026-11-17', 'off'],
    ['2026-11-20', 'off'],
  ])
  expect(carFor('2026-11-18', '2026-11-10T09:00:00Z', {}, calendar)).toBe('2026-11-23')
  expect(carFor('2026-11-16', '2026-11-16T13:59:00Z', {}, calendar)).toBe('2026-11-18')
  expect(carFor('2026-11-16', '2026-11-16T14:00:00Z', {}, calendar)).toBe('2026-11-23')
})

test('a car is looked for a year ahead and a day, no further; a route without weekdays has none', () => {
  const everyDay = { weekdays: [1, 2, 3, 4, 5, 6, 7] }
  const closedFor = (days: number): WorkCalendar =>
    new Map(Array.from({ length: days }, (_, ahead) => [shiftDay('2026-11-16', ahead + 1), 'off']))
  expect(carFor('2026-11-16', '2026-11-10T09:00:00Z', everyDay, closedFor(365))).toBe('2027-11-17')
  expect(carFor('2026-11-16', '2026-11-10T09:00:00Z', everyDay, closedFor(366))).toBeNull()
  expect(carFor('2026-11-16', '2026-11-10T09:00:00Z', { weekdays: [] })).toBeNull()
})

test('as many days are shown as are asked for, from tomorrow on', () => {
  const everyDay = { weekdays: [1, 2, 3, 4, 5, 6, 7] }
  const shown = (days: number) => daysFrom('2026-11-15T09:00:00Z', everyDay, days).map(({ date }) => date)
  expect([shown(0), shown(1), shown(2)]).toEqual([[], ['2026-11-16'], ['2026-11-16', '2026-11-17']])
})
