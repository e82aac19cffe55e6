import { expect, test } from 'vitest'
import type { SpecificationLine } from '@vitrina/contract/specifications/specification-document.rules'
import { lineFiguresOf, neededAmounts, neededByProduct, wholeOf } from './figures.rules.ts'

const line = (id: string, given: Partial<SpecificationLine> = {}): SpecificationLine => ({
  id,
  groupId: null,
  rawText: '',
  productId: 1,
  customProductId: null,
  amount: 1,
  unit: '',
  note: '',
  replacement: 'ask',
  ...given,
})
const document = {
  groups: [
    { id: 'g', parentId: null, name: 'Щитовая', multiplier: 2 },
    { id: 'h', parentId: 'g', name: 'Щит', multiplier: 5 },
  ],
  lines: [line('a', { groupId: 'h', amount: 3 }), line('b', { groupId: 'g', amount: 1.5 }), line('c', { productId: null })],
}
const price = { value: 1_000, withoutVat: 820, vat: 180, vatRate: 2_200, old: null }

test('an amount counts with all multipliers, and a product with all its lines', () => {
  const needed = neededAmounts(document)
  expect(needed).toEqual([30, 3, 1])
  expect([...neededByProduct(document.lines, needed)]).toEqual([[1, 33]])
})

test('a group has the sum of the groups in it, a line without a price is counted, stock goes to the lines in their order', () => {
  const made = wholeOf(
    document,
    lineFiguresOf(document, {
      needed: neededAmounts(document),
      priceOf: ({ productId }) => (productId === null ? null : price),
      stockOf: () => 31,
      dayOf: (at) => ['2026-11-20', '2026-11-25', null][at] ?? null,
    }),
  )
  expect(made.groups).toEqual([
    { id: 'g', sum: 33_000 },
    { id: 'h', sum: 30_000 },
  ])
  expect(made.totals).toEqual({ sum: 33_000, vat: 5_410 + 541, unpricedCount: 1, day: null })
  expect(made.lines.map(({ isEnough }) => isEnough)).toEqual([true, false, false])
})
