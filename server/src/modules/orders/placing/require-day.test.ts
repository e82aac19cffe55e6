import { expect, test } from 'vitest'
import { anActor } from '#test/builders.actor'
import { aChoice } from '#test/builders.placing'
import type { NewOrder } from '@vitrina/contract/orders/checkout'
import type { PromiseFacts } from '#modules/promise/promise.rules'
import { AppError } from '#platform/errors'
import { requireDay } from './require-day.ts'

const point = { id: 7, name: 'Склад', city: 'Москва', timezone: 'Europe/Moscow', cutoff: '16:00', closedOn: [] }
const facts: PromiseFacts = {
  calendar: new Map([['2026-11-24', 'off']]),
  places: new Map([
    [7, { ...point, weekdays: [1, 2, 3, 4, 5] }],
    [8, { ...point, id: 8, weekdays: [6] }],
  ]),
  transferDays: new Map(),
  stock: [],
  arrivals: [],
  makerDays: new Map(),
}
const window = { from: '09:00', to: '13:00' }
const cars = [
  { date: '2026-11-20', orderBy: '2026-11-19T15:00:00+03:00', windows: [window, { from: '14:00', to: '18:00' }] },
  { date: '2026-11-27', orderBy: '2026-11-26T15:00:00+03:00', windows: [] },
]

function refused(choice: Partial<NewOrder>, promisedOn: (string | null)[] = ['2026-11-23', '2026-11-20', null]) {
  try {
    requireDay(anActor(), aChoice(choice), { promisedOn, cars, facts })
    return []
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return error.fields.map(({ field, message, code }) => [field, message, code])
  }
}
const byCar = { deliveryType: 'delivery', warehouseId: null } as const
const noCar = 'В этот день и час доставки нет, выберите другие'

test('the day the first order can be had is taken, the day before it is not', () => {
  expect(refused({ desiredOn: '2026-11-20' })).toEqual([])
  expect(refused({ desiredOn: '2026-11-19' })).toEqual([
    ['desiredOn', 'Раньше 20.11.2026 всё не успеет прийти: выберите этот день или позже', 'too_early'],
  ])
  expect(refused({ desiredOn: '2026-11-20' }, [null, null])).toMatchObject([
    ['desiredOn', expect.stringContaining('уточнит менеджер'), 'undated'],
  ])
  expect(refused({ desiredOn: null, window }, [null])).toEqual([])
})

test('a car comes on its days, and in its hours where hours are chosen', () => {
  const day = { ...byCar, desiredOn: '2026-11-20' }
  expect([refused({ ...day, window }), refused(day)]).toEqual([[], []])
  expect(refused({ ...byCar, desiredOn: '2026-11-21' })).toEqual([['desiredOn', noCar, 'wrong_choice']])
  // From one window, to another; and hours of another day.
  for (const mixed of [
    { ...day, window: { from: '09:00', to: '18:00' } },
    { ...day, window: { from: '14:00', to: '13:00' } },
    { ...byCar, desiredOn: '2026-11-27', window },
  ])
    expect(refused(mixed)).toEqual([['window', noCar, 'wrong_choice']])
})

test('a point is open on the days of its own week and of the calendar; a carrier has neither', () => {
  const closed = [['desiredOn', 'В этот день пункт закрыт, выберите другой', 'wrong_choice']]
  // A Saturday, and a Tuesday that is a holiday.
  expect(refused({ desiredOn: '2026-11-21' })).toEqual(closed)
  expect(refused({ desiredOn: '2026-11-24' })).toEqual(closed)
  expect(refused({ desiredOn: '2026-11-21', warehouseId: 8 })).toEqual([])
  expect(refused({ desiredOn: '2026-11-25', warehouseId: 8 })).toEqual(closed)
  expect(refused({ desiredOn: '2026-11-21', deliveryType: 'carrier' })).toEqual([])
})
