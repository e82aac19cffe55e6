import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AllocationStrategy, allocationStrategies } from './cart-allocation.ts'
import { allocate, dayAfter, splitLine, type WantedLine } from './cart-allocation.rules.ts'

const today = '2026-03-02'
const near = { id: 1, name: 'Ближний', city: 'Москва' }
const far = { id: 2, name: 'Дальний', city: 'Тверь' }

const lines: WantedLine[] = [
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

test('what is on its way is never here today, however late it is, and has its own way to go', () => {
  const plan = { strategy: 'earliest', today, order: [], day: null } as const
  const coming = (days: number, expectedOn: string) => [{ warehouse: far, free: 0, days, arrival: { quantity: 9, expectedOn } }]
  expect(splitLine({ amount: 1, stocks: coming(0, '2026-02-20') }, plan).parts).toMatchObject([{ readyOn: '2026-03-03' }])
  expect(splitLine({ amount: 1, stocks: coming(3, '2026-03-30') }, plan).parts).toMatchObject([{ readyOn: '2026-04-02' }])
})

const anyLines = fc
  .array(
    fc.record({
      amount: fc.integer({ min: 1, max: 9_000_000 }).map((thousandths) => thousandths / 1000),
      stocks: fc.uniqueArray(
        fc.record({
          warehouse: fc.nat(4).map((id) => ({ id, name: `Склад ${id}`, city: '' })),
          free: fc.nat(8000).map((eighths) => eighths / 8),
          days: fc.nat(9),
          arrival: fc.option(
            fc.record({
              quantity: fc.nat(8000).map((eighths) => eighths / 8),
              expectedOn: fc.nat(40).map((days) => dayAfter(today, days - 9)),
            }),
          ),
        }),
        { selector: ({ warehouse }) => warehouse.id },
      ),
    }),
    { maxLength: 12 },
  )
  .map((all): WantedLine[] => all.map((line, lineId) => ({ lineId, ...line })))

test('nothing is made or lost: parts and missing add up to what was wanted, by every strategy', () => {
  fc.assert(
    fc.property(anyLines, fc.constantFrom(...allocationStrategies), (wanted, strategy) => {
      const { shipments, missing } = allocate(wanted, { strategy, today })
      for (const { lineId, amount } of wanted) {
        const parts = [...shipments.flatMap((shipment) => shipment.parts), ...missing].filter((part) => part.lineId === lineId)
        expect(parts.reduce((sum, part) => sum + Math.round(part.amount * 1000), 0)).toBe(Math.round(amount * 1000))
        expect(parts.every((part) => part.amount > 0)).toBe(true)
      }
    }),
  )
})

test('fewest shipments are never more than the earliest ones, and one date is one day', () => {
  fc.assert(
    fc.property(anyLines, (wanted) => {
      const of = (strategy: AllocationStrategy) => allocate(wanted, { strategy, today })
      expect(of('fewestShipments').shipments.length).toBeLessThanOrEqual(of('earliest').shipments.length)
      expect(new Set(of('oneDate').shipments.map(({ readyOn }) => readyOn)).size).toBeLessThanOrEqual(1)
      // What can be had at all does not hang on how it is split.
      expect(of('fewestShipments').missing).toEqual(of('earliest').missing)
    }),
  )
})
