import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountProblem } from '@vitrina/contract/quantity/quantity.rules'
import { fitPlan, planTransfer, type TransferLine } from './plan-transfer.rules.ts'

const product = (key: string, given: Partial<NonNullable<TransferLine['product']>> = {}) => ({
  key,
  unit: { decimals: 0 },
  minimumBatch: null,
  multiplicity: 1,
  isSold: true,
  isUsable: true,
  hasPrice: true,
  ...given,
})
const line = (id: string, given: Partial<TransferLine> = {}): TransferLine => ({
  id,
  needed: 4,
  product: product('p1'),
  isEnough: true,
  analog: null,
  ...given,
})

test('every line has its outcome', () => {
  const outcomes = planTransfer([
    line('taken'),
    line('short', { product: product('p2'), isEnough: false }),
    line('replaced', { product: product('p3', { isSold: false }), analog: product('p4') }),
    line('not-sold', { product: product('p5', { isSold: false }) }),
    line('not-sold', { product: product('c1', { isUsable: false }) }),
    line('no-price', { product: product('p6', { hasPrice: false }) }),
    line('raw-text', { product: null }),
    line('full', { product: product('p7'), needed: 2_000_000 }),
  ])
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(outcomes.map(({ id }) => id))
})

test('lines of one product are rounded together: three of four in packs of ten are twenty, not thirty', () => {
  const inPacks = product('p1', { multiplicity: 10 })
  const planned = planTransfer(['a', 'b', 'c'].map((id) => line(id, { product: inPacks })))
  expect(planned.map(({ outcome, taken }) => [outcome, taken])).toEqual([
    ['taken', 4],
    ['taken', 4],
    ['rounded', 12],
  ])
})

test('as many lines are reported as were given, and the sum of a product can be ordered', () => {
  const anyLine = fc.record({
    id: fc.uuid(),
    needed: fc.integer({ min: 1, max: 500 }),
    product: fc.option(
      fc.record({
        key: fc.constantFrom('p1', 'p2'),
        unit: fc.constant({ decimals: 0 }),
        minimumBatch: fc.constant(3),
        multiplicity: fc.constant(7),
        isSold: fc.boolean(),
        isUsable: fc.constant(true),
        hasPrice: fc.boolean(),
      }),
    ),
    isEnough: fc.boolean(),
    analog: fc.constant(null),
  })
  fc.assert(
    fc.property(fc.array(anyLine), (lines) => {
      const planned = planTransfer(lines)
      expect(planned.map(({ id }) => id)).toEqual(lines.map(({ id }) => id))
      for (const { outcome, taken, key } of planned)
        expect(taken > 0).toBe(key !== null && !['raw-text', 'not-sold', 'full'].includes(outcome))
      for (const key of ['p1', 'p2']) {
        const sum = planned.filter((one) => one.key === key).reduce((total, { taken }) => total + taken, 0)
        const problem = sum > 0 ? amountProblem({ unit: { decimals: 0 }, minimumBatch: 3, multiplicity: 7 }, sum) : null
        expect(problem).toBe(null)
      }
    }),
  )
})

test('what no longer fits into the cart stays and says so, while goods that are in it take no new line', () => {
  const wanted = ['p1', 'p2', 'p3', 'p2', 'p4'].map((key, at) => ({ id: String(at), outcome: 'taken' as const, asked: 1, taken: 1, key }))
  const fitting = fitPlan([...wanted, { id: 'text', outcome: 'raw-text', asked: 1, taken: 0, key: null }], {
    inCart: new Set(['p4', 'p9']),
    limit: 4,
  })
  expect(fitting.map(({ outcome, taken, key }) => [outcome, taken, key])).toEqual([
    ['taken', 1, 'p1'],
    ['taken', 1, 'p2'],
    ['full', 0, null],
    ['taken', 1, 'p2'],
    ['taken', 1, 'p4'],
    ['raw-text', 0, null],
  ])
})
