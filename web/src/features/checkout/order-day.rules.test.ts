import { expect, test } from 'vitest'
import { aCar, aPoint, someOptions } from './checkout-options.builder.ts'
import { dayChanges, orderDay } from './order-day.rules.ts'

const pickup = { deliveryType: 'pickup', warehouseId: 2, desiredOn: '', split: 'none' } as const
const delivery = { ...pickup, deliveryType: 'delivery', desiredOn: '2026-11-17' } as const

test('the day of an order is that of its point, its car or its hand-over; goods without a day have none', () => {
  const options = someOptions()
  expect(orderDay(options, pickup)).toBe('2026-11-16')
  expect(orderDay(options, { ...pickup, warehouseId: 1 })).toBeNull()
  expect(orderDay(options, delivery)).toBe('2026-11-17')
  expect(orderDay(options, { ...delivery, desiredOn: '' })).toBeNull()
  expect(orderDay(options, { ...pickup, deliveryType: 'carrier' })).toBe('2026-11-17')
})

test('a readier point of the own city, an earlier car, a split and the cut-off are told; what changes nothing is not', () => {
  expect(dayChanges(someOptions(), pickup)).toEqual([])
  expect(dayChanges(someOptions(), { ...pickup, warehouseId: 1 })).toEqual([{ kind: 'point', id: 2, name: 'Склад', day: '2026-11-16' }])
  const far = [aPoint({ id: 2, readyOn: '2026-11-20' }), aPoint({ id: 3, readyOn: '2026-11-16', isInOwnCity: false })]
  expect(dayChanges(someOptions({ pickupPoints: far }), pickup)).toEqual([])

  const { orderBy: until } = aCar('2026-11-17')
  expect(dayChanges(someOptions(), delivery)).toEqual([
    { kind: 'split', day: '2026-11-16' },
    { kind: 'orderBy', until },
  ])
  expect(dayChanges(someOptions({ lineCount: 1 }), delivery)).toEqual([{ kind: 'orderBy', until }])
  expect(dayChanges(someOptions(), { ...delivery, split: 'date' })).toEqual([
    { kind: 'day', day: '2026-11-16' },
    { kind: 'orderBy', until },
  ])
})

test('goods that are short are told first', () => {
  const problems = [{ lineId: 1, code: 'stock-short', message: '', available: 2 } as const]
  expect(dayChanges(someOptions({ problems: [...problems] }), pickup)).toEqual([{ kind: 'short', count: 1 }])
})
