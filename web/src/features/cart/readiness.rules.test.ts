import { expect, test } from 'vitest'
import { splitLine } from '@vitrina/contract/cart/supply-plan.rules'
import type { SupplySource } from '@vitrina/contract/promise/promise'
import { readinessOf } from './readiness.rules.ts'

const today = '2026-11-15'
const plan = { strategy: 'earliest', today, order: [], day: null } as const

const at = (id: number, amount: number, day: string, source: SupplySource['source'] = 'stock'): SupplySource => ({
  source,
  warehouse: { id, name: `Склад ${id}`, city: `Город ${id}` },
  amount,
  day,
})
const groupOf = (amount: number, sources: SupplySource[]) => readinessOf(splitLine({ amount, sources }, plan), today)

test('a line is ready with its last piece', () => {
  const sources = [at(1, 80, today), at(2, 500, '2026-11-16', 'transfer')]
  expect(groupOf(80, sources)).toBe('today')
  expect(groupOf(100, sources)).toBe('tomorrow')
})

test('other warehouses and arrivals are later; goods nobody has are to order', () => {
  const coming = at(1, 50, '2026-12-01', 'arrival')
  expect(groupOf(80, [at(1, 10, today), at(3, 100, '2026-11-19', 'transfer')])).toBe('later')
  expect(groupOf(120, [at(1, 80, today), coming])).toBe('later')
  expect(groupOf(200, [at(1, 80, today), coming])).toBe('order')
  expect(groupOf(1, [])).toBe('order')
})

test('all on one day is no sooner than that day', () => {
  const split = splitLine({ amount: 1, sources: [at(1, 80, today)] }, { ...plan, strategy: 'oneDate', day: '2026-11-16' })
  expect(readinessOf(split, today)).toBe('tomorrow')
})

test('the last piece decides, in whichever order pieces are listed', () => {
  const split = splitLine({ amount: 3, sources: [at(2, 1, '2026-11-19'), at(1, 1, today), at(3, 1, '2026-11-16')] }, plan)
  expect(readinessOf(split, today)).toBe('later')
})
