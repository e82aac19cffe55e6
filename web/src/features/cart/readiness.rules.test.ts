import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WarehouseStock } from '@vitrina/contract/catalogue'
import { readinessOf } from './readiness.rules.ts'

const at = (id: number, free: number, days: number, arrival: WarehouseStock['arrival'] = null): WarehouseStock => ({
  warehouse: { id, name: `Склад ${id}`, city: `Город ${id}` },
  free,
  days,
  arrival,
})

test('what lies near is taken first, and the line is ready with its last piece', () => {
  const { group, parts, missing } = readinessOf(100, [at(2, 500, 1), at(1, 80, 0)])
  expect(group).toBe('tomorrow')
  expect(parts.map(({ amount, days }) => [amount, days])).toEqual([
    [80, 0],
    [20, 1],
  ])
  expect(missing).toBe(0)
})

test('enough on the near shelf is today; far shelves and arrivals are later; the rest is to order', () => {
  const coming = { quantity: 50, expectedOn: '2026-12-01' }
  expect(readinessOf(80, [at(1, 80, 0)]).group).toBe('today')
  expect(readinessOf(80, [at(1, 10, 0), at(3, 100, 4)]).group).toBe('later')
  expect(readinessOf(120, [at(1, 80, 0, coming)])).toMatchObject({ group: 'later', missing: 0 })
  expect(readinessOf(200, [at(1, 80, 0, coming)])).toMatchObject({ group: 'order', missing: 70 })
  expect(readinessOf(1, [])).toEqual({ group: 'order', parts: [], missing: 1 })
})

test('the parts and what is missing always make up the amount', () => {
  const stock = fc.record({ free: fc.nat(5000), days: fc.nat(9), coming: fc.option(fc.nat(5000)) })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_000_000 }), fc.array(stock, { maxLength: 6 }), (thousandths, places) => {
      const stocks = places.map(({ free, days, coming }, i) =>
        at(i, free / 8, days, coming ? { quantity: coming / 8, expectedOn: '2026-12-01' } : null),
      )
      const { parts, missing } = readinessOf(thousandths / 1000, stocks)
      const sum = [...parts.map(({ amount }) => amount), missing].reduce((total, part) => total + Math.round(part * 1000), 0)
      expect(sum).toBe(thousandths)
    }),
  )
})
