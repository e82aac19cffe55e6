import { expect, test } from 'vitest'
import { type LinePart, splitParts } from './split-order.rules.ts'

const part = (lineId: number, warehouseId: number | null, readyOn: string | null): LinePart => ({
  lineId,
  kind: warehouseId === null ? 'toOrder' : 'stock',
  warehouseId,
  amount: 1,
  readyOn,
  promised: null,
})
const parts = [part(1, 7, '2026-03-05'), part(2, null, null), part(3, 8, '2026-03-02'), part(4, 7, '2026-03-02')]
const linesOf = (groups: LinePart[][]) => groups.map((group) => group.map(({ lineId }) => lineId))

test('one order has all the parts', () => {
  expect(linesOf(splitParts(parts, 'none'))).toEqual([[1, 2, 3, 4]])
})

test('by warehouse each has its own, goods to order apart', () => {
  expect(linesOf(splitParts(parts, 'warehouse'))).toEqual([[1, 4], [2], [3]])
})

test('by day the earliest comes first, those without a day last', () => {
  expect(linesOf(splitParts(parts, 'date'))).toEqual([[3, 4], [1], [2]])
})
