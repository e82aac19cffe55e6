import { expect, test } from 'vitest'
import { splitLine } from '@vitrina/contract/cart-allocation.rules'
import type { WarehouseStock } from '@vitrina/contract/catalogue'
import { readinessOf } from './readiness.rules.ts'

const today = '2026-11-15'
const plan = { strategy: 'earliest', today, order: [], day: null } as const

const at = (id: number, free: number, days: number, arrival: WarehouseStock['arrival'] = null): WarehouseStock => ({
  warehouse: { id, name: `Склад ${id}`, city: `Город ${id}` },
  free,
  days,
  arrival,
})
const groupOf = (amount: number, stocks: WarehouseStock[]) => readinessOf(splitLine({ amount, stocks }, plan), today)

test('a line is ready with its last piece', () => {
  expect(groupOf(80, [at(2, 500, 1), at(1, 80, 0)])).toBe('today')
  expect(groupOf(100, [at(2, 500, 1), at(1, 80, 0)])).toBe('tomorrow')
})

test('far shelves and arrivals are later; what nobody has is to order', () => {
  const coming = { quantity: 50, expectedOn: '2026-12-01' }
  expect(groupOf(80, [at(1, 10, 0), at(3, 100, 4)])).toBe('later')
  expect(groupOf(120, [at(1, 80, 0, coming)])).toBe('later')
  expect(groupOf(200, [at(1, 80, 0, coming)])).toBe('order')
  expect(groupOf(1, [])).toBe('order')
})

test('all on one day is no sooner than that day', () => {
  const split = splitLine({ amount: 1, stocks: [at(1, 80, 0)] }, { ...plan, strategy: 'oneDate', day: '2026-11-16' })
  expect(readinessOf(split, today)).toBe('tomorrow')
})
