import { expect, test } from 'vitest'
import { onOneDay, placesByLine } from './supply.rules.ts'

const places = [
  { id: 1, days: 0 },
  { id: 2, days: 1 },
  { id: 3, days: 4 },
]
const lines = [
  { id: 11, productId: 101, amount: 5 },
  { id: 12, productId: 102, amount: 5 },
]
const free = [
  { productId: 101, warehouseId: 1, free: 2 },
  { productId: 101, warehouseId: 2, free: 3 },
  { productId: 101, warehouseId: 3, free: 5 },
  { productId: 102, warehouseId: 3, free: 5 },
]

test('the nearest warehouse gives first, unless fewer shipments are wanted: then the one that has all of it', () => {
  const nearest = placesByLine(lines, free, { supply: 'earliest', places, today: '2026-11-16' })
  expect([nearest(11), nearest(12)]).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ])
  const fewest = placesByLine(lines, free, { supply: 'fewestShipments', places, today: '2026-11-16' })
  expect([fewest(11), fewest(12)]).toEqual([
    [3, 1, 2],
    [3, 1, 2],
  ])
})

test('on one day means the last day of all; what nobody can date stays open', () => {
  const part = (readyOn: string | null) => ({ lineId: 1, kind: 'stock' as const, warehouseId: 1, amount: 1, readyOn })
  expect(onOneDay([part('2026-11-16'), part('2026-11-20'), part(null)]).map(({ readyOn }) => readyOn)).toEqual([
    '2026-11-20',
    '2026-11-20',
    null,
  ])
})
