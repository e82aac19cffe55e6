import { expect, test } from 'vitest'
import { aCartLine } from '#parts/cart/cart-line.builder.ts'
import { supplyOf, trimToStock } from './compare-strategies.rules.ts'

const today = '2026-11-15'
const near = { id: 1, name: 'Ближний', city: 'Москва' }
const far = { id: 2, name: 'Дальний', city: 'Тверь' }

const lines = [
  aCartLine(1, {
    amount: 10,
    sources: [
      { source: 'stock', warehouse: near, amount: 4, day: today },
      { source: 'transfer', warehouse: far, amount: 3, day: '2026-11-17' },
      { source: 'arrival', warehouse: far, amount: 20, day: '2026-11-22' },
    ],
  }),
  aCartLine(2, { amount: 5, sources: [] }),
  aCartLine(3, { amount: 1, selected: false }),
]

test('a strategy has its shipments, last day and short lines; unticked lines are not supplied', () => {
  const supply = supplyOf(lines, { strategy: 'earliest', today })
  expect(supply.shipments.map(({ warehouse, readyOn, lineCount }) => [warehouse.name, readyOn, lineCount])).toEqual([
    ['Ближний', '2026-11-15', 1],
    ['Дальний', '2026-11-17', 1],
    ['Дальний', '2026-11-22', 1],
  ])
  expect(supply).toMatchObject({ warehouses: ['Ближний', 'Дальний'], lastDay: '2026-11-22' })
  expect(supply.short.map(({ line, missing }) => [line.id, missing])).toEqual([[2, 5]])
})

test('trimmed to the stock, a line gets the largest amount that can be ordered; without stock it is left out', () => {
  const { short } = supplyOf(lines, { strategy: 'stockOnly', today })
  expect(trimToStock(short)).toEqual({ amounts: [{ productId: 1, amount: 7 }], leftOut: [2] })
  const inPacks = short.map(({ line, missing }) => ({ line: { ...line, product: { ...line.product, multiplicity: 5 } }, missing }))
  expect(trimToStock(inPacks).amounts).toEqual([{ productId: 1, amount: 5 }])
  const inBatches = short.map(({ line, missing }) => ({ line: { ...line, product: { ...line.product, minimumBatch: 8 } }, missing }))
  expect(trimToStock(inBatches)).toEqual({ amounts: [], leftOut: [1, 2] })
})

test('a shipment counts its lines, and a line of two sources once', () => {
  const source = (kind: 'stock' | 'arrival', amount: number) => ({ source: kind, warehouse: near, amount, day: today })
  const shared = [
    aCartLine(1, { amount: 5, sources: [source('stock', 2), source('arrival', 3)] }),
    aCartLine(2, { amount: 1, sources: [source('stock', 1)] }),
  ]
  expect(supplyOf(shared, { strategy: 'earliest', today }).shipments.map(({ lineCount }) => lineCount)).toEqual([2])
})

test('where nothing is available there is no last day', () => {
  expect(supplyOf([aCartLine(2, { amount: 5, sources: [] })], { strategy: 'earliest', today })).toMatchObject({
    shipments: [],
    warehouses: [],
    lastDay: null,
  })
})

test('stock of exactly the smallest amount is enough; a line without a product is left out whatever there is', () => {
  const line = aCartLine(1, { amount: 10 })
  const batch = { ...line, product: { ...line.product, minimumBatch: 7 } }
  expect(trimToStock([{ line: batch, missing: 3 }])).toEqual({ amounts: [{ productId: 1, amount: 7 }], leftOut: [] })
  expect(trimToStock([{ line: { ...line, productId: null }, missing: 3 }])).toEqual({ amounts: [], leftOut: [1] })
})
