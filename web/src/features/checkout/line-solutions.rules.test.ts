import type { CartLine } from '@vitrina/contract/cart/cart'
import { expect, test } from 'vitest'
import { asTheyWere, orderableAmount, takeOrderable } from './line-solutions.rules.ts'

const aLine = (id: number, given: { amount?: number; suggestedAmount?: number; multiplicity?: number } = {}) =>
  ({
    id,
    amount: given.amount ?? 7,
    selected: true,
    suggestedAmount: given.suggestedAmount ?? null,
    product: { unit: { decimals: 0 }, minimumBatch: null, multiplicity: given.multiplicity ?? 1 },
  }) as CartLine

test('of short goods what is there is taken, in whole packs; of a wrong amount the nearest right one; of goods gone nothing', () => {
  expect(orderableAmount({ code: 'stock-short', available: 5 }, aLine(1))).toBe(5)
  expect(orderableAmount({ code: 'stock-short', available: 14 }, aLine(1, { multiplicity: 5 }))).toBe(10)
  expect(orderableAmount({ code: 'stock-short', available: 4 }, aLine(1, { multiplicity: 5 }))).toBeNull()
  expect(orderableAmount({ code: 'stock-short', available: 0 }, aLine(1))).toBeNull()
  expect(orderableAmount({ code: 'multiplicity', available: null }, aLine(1, { suggestedAmount: 10 }))).toBe(10)
  expect(orderableAmount({ code: 'not-sold', available: null }, aLine(1))).toBeNull()
})

test('all at once: what can be had is taken, the rest is left out, and both can be undone', () => {
  const lines = new Map([aLine(1), aLine(2)].map((line) => [line.id, line]))
  const problems = [1, 2, 3].map((lineId) => ({ lineId, code: 'stock-short', message: '', available: lineId === 1 ? 3 : 0 }) as const)
  const solutions = takeOrderable(problems, (id) => lines.get(id))
  expect(solutions).toEqual([
    { id: 1, amount: 3 },
    { id: 2, selected: false },
  ])
  expect(asTheyWere(solutions, (id) => lines.get(id))).toEqual([
    { id: 1, amount: 7 },
    { id: 2, selected: true },
  ])
})
