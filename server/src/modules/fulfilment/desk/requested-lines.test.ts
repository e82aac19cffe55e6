import { expect, test } from 'vitest'
import { anOrderLine, aSource } from '#test/builders.order-line'
import { defaultWarehouse, pickLines, requestedLines } from './requested-lines.ts'

const refusal = (code: string) => expect.objectContaining({ code })
const amounts = (lines: { line: { id: number }; amount: number }[]) => lines.map(({ line, amount }) => [line.id, amount])

test('lines are named once, by their own amounts, up to all that is open of each', () => {
  const lines = [anOrderLine({ id: 1, amount: 10, cancelled: 1, shipped: 2, waiting: 3 }), anOrderLine({ id: 2, amount: 5 })]
  const pick = (...named: [number, number][]) =>
    pickLines(
      lines,
      named.map(([id, amount]) => ({ id, amount })),
    )
  expect(amounts(pick([2, 5], [1, 4]))).toEqual([
    [2, 5],
    [1, 4],
  ])
  expect(() => pick([1, 5])).toThrow(refusal('order.too-much'))
  expect(() => pick([1, 1.5])).toThrow(refusal('order.too-much'))
  expect(() => pick([2, 1], [2, 1])).toThrow(refusal('order.too-much'))
  expect(() => pick([3, 1])).toThrow(refusal('order.line-not-found'))
})

test('a shipment takes what lies in its warehouse: all of it, or the named part, and never more', () => {
  const lines = [
    anOrderLine({ id: 1, amount: 10, sources: [aSource({ warehouseId: 7, held: 4 }), aSource({ id: 2, warehouseId: 8, held: 6 })] }),
    anOrderLine({ id: 2, amount: 5, sources: [aSource({ id: 3, warehouseId: 8, held: 5 })] }),
  ]
  const from = (warehouseId: number, named?: { id: number; amount: number }[]) => requestedLines(lines, { named, warehouseId })
  expect(amounts(from(7))).toEqual([[1, 4]])
  expect(amounts(from(8))).toEqual([
    [1, 6],
    [2, 5],
  ])
  expect(amounts(from(7, [{ id: 1, amount: 4 }]))).toEqual([[1, 4]])
  expect(() => from(7, [{ id: 1, amount: 5 }])).toThrow(refusal('order.stock-short'))
  expect(() => from(9)).toThrow(refusal('order.not-here'))
})

test('a shipment leaves the warehouse that has all that was named, else the one that has most', () => {
  const lines = [
    anOrderLine({ id: 1, amount: 10, sources: [aSource({ warehouseId: 7, held: 8 }), aSource({ id: 2, warehouseId: 8, held: 2 })] }),
    anOrderLine({ id: 2, amount: 5, sources: [aSource({ id: 3, warehouseId: 8, held: 5 })] }),
  ]
  expect(defaultWarehouse(lines, undefined)).toBe(7)
  expect(defaultWarehouse(lines, [{ id: 2, amount: 5 }])).toBe(8)
  expect(defaultWarehouse(lines, [{ id: 1, amount: 9 }])).toBe(7)
  expect(() => defaultWarehouse([anOrderLine({})], undefined)).toThrow(refusal('order.not-here'))
})
