import { expect, test } from 'vitest'
import type { AllocationStrategy } from '@vitrina/contract/cart-allocation'
import { allocate, type Wanted } from './allocate.rules.ts'

const today = '2026-03-02'
const near = { id: 1, name: 'Ближний', city: 'Москва' }
const far = { id: 2, name: 'Дальний', city: 'Тверь' }

const lines: Wanted[] = [
  // 4 today, 6 in three days.
  {
    lineId: 10,
    amount: 10,
    stocks: [
      { warehouse: near, free: 4, days: 0, arrival: null },
      { warehouse: far, free: 50, days: 3, arrival: null },
    ],
  },
  // All in three days; nearer, five of it come in a week.
  {
    lineId: 11,
    amount: 2.5,
    stocks: [
      { warehouse: near, free: 0, days: 0, arrival: { quantity: 5, expectedOn: '2026-03-09' } },
      { warehouse: far, free: 2.2, days: 3, arrival: null },
    ],
  },
]

const split = (strategy: AllocationStrategy) => {
  const { shipments, missing } = allocate(lines, { strategy, today })
  return {
    shipments: shipments.map(({ warehouse, readyOn, parts }) => [
      warehouse.name,
      readyOn,
      ...parts.map(({ lineId, amount, source }) => `${lineId}: ${amount} ${source}`),
    ]),
    missing,
  }
}

test('earliest: each piece as soon as it can come', () => {
  expect(split('earliest')).toEqual({
    shipments: [
      ['Ближний', '2026-03-02', '10: 4 stock'],
      ['Дальний', '2026-03-05', '10: 6 stock', '11: 2.2 stock'],
      ['Ближний', '2026-03-09', '11: 0.3 transit'],
    ],
    missing: [],
  })
})

test('fewest shipments: the warehouse that has most lines whole gives first', () => {
  expect(split('fewestShipments')).toEqual({
    shipments: [
      ['Дальний', '2026-03-05', '10: 10 stock'],
      ['Ближний', '2026-03-09', '11: 2.5 transit'],
    ],
    missing: [],
  })
})

test('one date: all of it on the day the last piece is there', () => {
  expect(split('oneDate').shipments.map(([warehouse, readyOn]) => [warehouse, readyOn])).toEqual([
    ['Ближний', '2026-03-09'],
    ['Дальний', '2026-03-09'],
  ])
})

test('stock only: what is on its way is missing', () => {
  expect(split('stockOnly')).toMatchObject({ missing: [{ lineId: 11, amount: 0.3 }] })
})

test('nothing is made or lost: parts and missing add up to what was wanted', () => {
  for (const strategy of ['earliest', 'fewestShipments', 'oneDate', 'stockOnly'] as const) {
    const { shipments, missing } = allocate(lines, { strategy, today })
    for (const { lineId, amount } of lines) {
      const parts = [...shipments.flatMap((shipment) => shipment.parts), ...missing].filter((part) => part.lineId === lineId)
      expect(parts.reduce((sum, part) => sum + part.amount * 1000, 0)).toBeCloseTo(amount * 1000)
    }
  }
})
