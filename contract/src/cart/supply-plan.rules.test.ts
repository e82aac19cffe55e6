import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type SupplyStrategy, supplyStrategies } from './supply-plan.ts'
import { proposeSupply, compareSources, dayAfter, splitLine, type RequestedLine } from './supply-plan.rules.ts'

const today = '2026-03-02'
const near = { id: 1, name: 'Ближний', city: 'Москва' }
const far = { id: 2, name: 'Дальний', city: 'Тверь' }

const lines: RequestedLine[] = [
  // 4 today, 6 in three days.
  {
    lineId: 10,
    amount: 10,
    sources: [
      { source: 'stock', warehouse: near, amount: 4, day: today },
      { source: 'transfer', warehouse: far, amount: 50, day: '2026-03-05' },
    ],
  },
  // All but a little in three days; nearer, five of it are expected tomorrow.
  {
    lineId: 11,
    amount: 2.5,
    sources: [
      { source: 'transfer', warehouse: far, amount: 2.2, day: '2026-03-05' },
      { source: 'arrival', warehouse: near, amount: 5, day: '2026-03-03' },
    ],
  },
]

const split = (strategy: SupplyStrategy) => {
  const { shipments, missing } = proposeSupply(lines, { strategy, today })
  return {
    shipments: shipments.map(({ warehouse, readyOn, parts }) => [
      warehouse.name,
      readyOn,
      ...parts.map(({ lineId, amount, source }) => `${lineId}: ${amount} ${source}`),
    ]),
    missing,
  }
}

test('earliest: each piece as soon as it can come, and stock on a shelf before expected goods', () => {
  expect(split('earliest')).toEqual({
    shipments: [
      ['Ближний', '2026-03-02', '10: 4 stock'],
      ['Ближний', '2026-03-03', '11: 0.3 arrival'],
      ['Дальний', '2026-03-05', '10: 6 transfer', '11: 2.2 transfer'],
    ],
    missing: [],
  })
})

test('fewest shipments: the warehouse that has most lines whole gives first', () => {
  expect(split('fewestShipments')).toEqual({
    shipments: [
      ['Ближний', '2026-03-03', '11: 0.3 arrival'],
      ['Дальний', '2026-03-05', '10: 10 transfer', '11: 2.2 transfer'],
    ],
    missing: [],
  })
})

test('one date: all of it on the day the last piece is there', () => {
  expect(split('oneDate').shipments.map(([warehouse, readyOn]) => [warehouse, readyOn])).toEqual([
    ['Ближний', '2026-03-05'],
    ['Дальний', '2026-03-05'],
  ])
})

test('stock only: goods that are only expected are missing', () => {
  expect(split('stockOnly')).toMatchObject({ missing: [{ lineId: 11, amount: 0.3 }] })
})

test('the manufacturer covers what is left, and comes last', () => {
  const maker = { source: 'maker', warehouse: near, amount: null, day: '2026-03-03' } as const
  const shelf = { source: 'transfer', warehouse: far, amount: 2, day: '2026-03-20' } as const
  const plan = { strategy: 'earliest', today, order: [], day: null } as const
  const sources = [maker, shelf].toSorted(compareSources)
  expect(splitLine({ amount: 9, sources }, plan)).toMatchObject({
    parts: [{ amount: 2 }, { amount: 7, readyOn: '2026-03-03' }],
    missing: 0,
  })
})

const anyLines = fc
  .array(
    fc.record({
      amount: fc.integer({ min: 1, max: 9_000_000 }).map((thousandths) => thousandths / 1000),
      sources: fc
        .uniqueArray(
          fc.record({
            source: fc.constantFrom('transfer' as const, 'arrival' as const, 'maker' as const),
            warehouse: fc.nat(4).map((id) => ({ id, name: `Склад ${id}`, city: '' })),
            amount: fc.nat(8000).map((eighths) => eighths / 8),
            day: fc.nat(40).map((days) => dayAfter(today, days)),
          }),
          { selector: ({ source, warehouse }) => `${source} ${warehouse.id}` },
        )
        .map((sources) => sources.toSorted(compareSources)),
    }),
    { maxLength: 12 },
  )
  .map((all): RequestedLine[] => all.map((line, lineId) => ({ lineId, ...line })))

test('parts and missing add up to the wanted amount, by every strategy', () => {
  fc.assert(
    fc.property(anyLines, fc.constantFrom(...supplyStrategies), (wanted, strategy) => {
      const { shipments, missing } = proposeSupply(wanted, { strategy, today })
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
      const of = (strategy: SupplyStrategy) => proposeSupply(wanted, { strategy, today })
      expect(of('fewestShipments').shipments.length).toBeLessThanOrEqual(of('earliest').shipments.length)
      expect(new Set(of('oneDate').shipments.map(({ readyOn }) => readyOn)).size).toBeLessThanOrEqual(1)
      // The total that can be supplied does not depend on the split.
      expect(of('fewestShipments').missing).toEqual(of('earliest').missing)
    }),
  )
})
