import { shiftDay } from '../days/days.rules.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { promiseSources, type SupplySource } from '../promise/promise.ts'
import { type SupplyStrategy, supplyStrategies } from './supply-plan.ts'
import { compareSources, isFirm, proposeSupply, type RequestedLine, splitLine, supplyPlanOf } from './supply-plan.rules.ts'

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

test('goods on a shelf are firm, here or in another warehouse; expected ones are not', () => {
  expect(promiseSources.filter((source) => isFirm({ source }))).toEqual(['stock', 'transfer'])
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

const place = (id: number) => ({ id, name: `Склад ${id}`, city: '' })
const from = (
  warehouseId: number,
  day: string,
  { source = 'transfer', amount = 1 }: Partial<Pick<SupplySource, 'source' | 'amount'>> = {},
) => ({
  source,
  warehouse: place(warehouseId),
  amount,
  day,
})

test('sources are used by rank, then by day, then by warehouse, in whichever order they were listed', () => {
  const sorted = [
    from(2, '2026-03-05', { source: 'stock' }),
    from(1, '2026-03-06'),
    from(2, '2026-03-06'),
    from(3, '2026-03-06'),
    from(1, '2026-03-07', { source: 'stock' }),
    from(1, '2026-03-03', { source: 'arrival' }),
    from(1, '2026-03-02', { source: 'maker' }),
  ]
  expect(sorted.toSorted(compareSources)).toEqual(sorted)
  expect(sorted.toReversed().toSorted(compareSources)).toEqual(sorted)
})

const warehousesUsed = (order: number[], amount: number, sources: SupplySource[]) =>
  splitLine({ amount, sources }, { strategy: 'fewestShipments', today, order, day: null }).parts.map(({ warehouse }) => warehouse.id)

test('without an order of warehouses the sources are used as they are listed', () => {
  const sources = [from(1, '2026-03-05', { source: 'arrival' }), from(2, today, { source: 'stock' })]
  expect(warehousesUsed([], 2, sources)).toEqual([1, 2])
})

test('a warehouse with exactly the whole line on its shelves goes before one with a part, whatever their order', () => {
  const sources = [from(1, '2026-03-02', { amount: 4 }), from(2, '2026-03-03', { amount: 5 })]
  expect(warehousesUsed([1, 2], 5, sources)).toEqual([2])
  expect(warehousesUsed([1, 2], 5.001, sources)).toEqual([1, 2])
})

test('expected goods do not make a warehouse whole', () => {
  const sources = [
    from(1, '2026-03-02', { amount: 3 }),
    from(2, '2026-03-03', { amount: 3 }),
    from(2, '2026-03-04', { source: 'arrival', amount: 50 }),
  ]
  expect(warehousesUsed([1, 2], 5, sources)).toEqual([1, 2])
})

test('among warehouses that are alike the order decides, for stock and for expected goods', () => {
  const whole = [from(1, '2026-03-02', { amount: 9 }), from(2, '2026-03-03', { amount: 9 }), from(3, '2026-03-04', { amount: 9 })]
  expect(warehousesUsed([3, 1, 2], 5, whole)).toEqual([3])
  expect(warehousesUsed([2, 3, 1], 5, whole)).toEqual([2])
  const parts = whole.map((one) => ({ ...one, amount: 2 }))
  expect(warehousesUsed([3, 1, 2], 5, parts)).toEqual([3, 1, 2])
  const expected = parts.map((one) => ({ ...one, source: 'arrival' as const }))
  expect(warehousesUsed([3, 1, 2], 5, expected)).toEqual([3, 1, 2])
})

test('fewest shipments: warehouses follow by the lines still open that each has whole, then by day, then by number', () => {
  const day = (date: number) => `2026-03-0${date}`
  const sources: SupplySource[][] = [
    [from(1, day(2)), from(2, day(3))],
    [from(1, day(2)), from(2, day(3))],
    [from(2, day(3))],
    // A part of the line in the nearest warehouse does not count.
    [from(1, day(2), { amount: 0.999 }), from(7, day(4))],
    [from(5, day(6))],
    [from(4, day(6))],
    [from(6, day(4))],
    // Of several days in one warehouse the nearest counts.
    [from(3, day(8))],
    [from(3, day(5)), from(8, day(9))],
  ]
  const wanted = sources.map((one, lineId) => ({ lineId, amount: 1, sources: one }))
  expect(supplyPlanOf(wanted, { strategy: 'fewestShipments', today }).order).toEqual([2, 3, 6, 7, 4, 5, 1, 8])
})

test('fewest shipments: where grouping saves none, each piece comes as soon as it can', () => {
  const wanted = [{ lineId: 1, amount: 1, sources: [from(1, '2026-03-03'), from(2, '2026-03-04')] }]
  expect(supplyPlanOf(wanted, { strategy: 'fewestShipments', today })).toEqual({ strategy: 'fewestShipments', today, order: [], day: null })
})

test('one date is today when everything is there, and when there is nothing', () => {
  expect(supplyPlanOf([], { strategy: 'oneDate', today }).day).toBe(today)
  expect(supplyPlanOf([{ lineId: 1, amount: 1, sources: [from(1, today)] }], { strategy: 'oneDate', today }).day).toBe(today)
})

test('shipments are listed by day, and those of one day by warehouse', () => {
  const wanted = [from(3, '2026-03-05'), from(2, '2026-03-04'), from(1, '2026-03-05')].map((one, lineId) => ({
    lineId,
    amount: 1,
    sources: [one],
  }))
  const listed = (all: RequestedLine[]) =>
    proposeSupply(all, { strategy: 'earliest', today }).shipments.map(({ warehouse, readyOn }) => [warehouse.id, readyOn])
  const sorted = [
    [2, '2026-03-04'],
    [1, '2026-03-05'],
    [3, '2026-03-05'],
  ]
  expect([listed(wanted), listed(wanted.toReversed())]).toEqual([sorted, sorted])
})

test('a day after crosses months and years', () => {
  expect([shiftDay('2026-03-02', 0), shiftDay('2026-02-28', 1), shiftDay('2026-12-31', 1), shiftDay('2026-03-02', -2)]).toEqual([
    '2026-03-02',
    '2026-03-01',
    '2027-01-01',
    '2026-02-28',
  ])
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
            day: fc.nat(40).map((days) => shiftDay(today, days)),
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
