import { expect, test } from 'vitest'
import { deliveryDays } from './delivery-days.rules.ts'

const route = { weekdays: [1, 3, 5], cutoff: '17:00', windows: [{ from: '09:00', to: '13:00' }], timezone: 'Europe/Moscow' }
const daysFrom = (now: string, given: Partial<typeof route> = {}, days = 7) =>
  deliveryDays({ ...route, ...given }, { now: new Date(now), days })

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
