import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addAmounts,
  type AmountRule,
  amountProblem,
  exactAmount,
  isStorable,
  MAX_AMOUNT,
  pricedAmount,
  readAmount,
  smallestAmount,
  stepAmount,
  subtractAmounts,
  suggestedAmount,
  thousandths,
} from './quantity.rules.ts'

const rule = (given: { decimals?: number; minimumBatch?: number | null; multiplicity?: number } = {}): AmountRule => ({
  unit: { decimals: given.decimals ?? 0 },
  minimumBatch: given.minimumBatch ?? null,
  multiplicity: given.multiplicity ?? 1,
})

describe('an amount', () => {
  test.each([
    [5, {}, null],
    [0, {}, 'wrong'],
    [-1, {}, 'wrong'],
    [Number.NaN, {}, 'wrong'],
    [Number.POSITIVE_INFINITY, {}, 'wrong'],
    [MAX_AMOUNT, {}, null],
    [MAX_AMOUNT + 1, {}, 'wrong'],
    [MAX_AMOUNT + 0.001, { decimals: 3, multiplicity: 0.001 }, 'wrong'],
    [1.5, {}, 'decimals'],
    [1.5, { decimals: 1, multiplicity: 0.5 }, null],
    [1.25, { decimals: 1, multiplicity: 0.5 }, 'decimals'],
    [1.2345, { decimals: 3, multiplicity: 0.001 }, 'decimals'],
    [5, { minimumBatch: 10, multiplicity: 5 }, 'minimum-batch'],
    [12, { minimumBatch: 10, multiplicity: 5 }, 'multiplicity'],
    [15, { minimumBatch: 10, multiplicity: 5 }, null],
    [0.3, { decimals: 3, multiplicity: 0.1 }, null],
  ] as const)('of %s with %j: %s [C-17]', (amount, given, problem) => {
    expect(amountProblem(rule(given), amount)).toBe(problem)
  })

  test.each([
    [1, { minimumBatch: 10, multiplicity: 4 }, 12],
    [12, { minimumBatch: 10, multiplicity: 5 }, 15],
    [15, { minimumBatch: 10, multiplicity: 5 }, 15],
    [0.1 + 0.2, { decimals: 3, multiplicity: 0.1 }, 0.3],
    [2.2, { decimals: 0, multiplicity: 0.5 }, 3],
    [Number.NaN, { multiplicity: 3 }, 3],
    [MAX_AMOUNT, { multiplicity: 7 }, 999_999],
    [MAX_AMOUNT, {}, MAX_AMOUNT],
  ] as const)('of %s with %j is offered as %s [C-17]', (amount, given, offered) => {
    expect(suggestedAmount(rule(given), amount)).toBe(offered)
  })

  test('steps along amounts that can be ordered, from any starting point', () => {
    const tens = rule({ minimumBatch: 20, multiplicity: 10 })
    expect([
      smallestAmount(tens),
      stepAmount(tens, 20, 1),
      stepAmount(tens, 27, 1),
      stepAmount(tens, 27, -1),
      stepAmount(tens, 20, -1),
    ]).toEqual([20, 30, 30, 20, 20])
  })

  test('steps end at the largest amount that can be ordered', () => {
    expect(stepAmount(rule(), MAX_AMOUNT, 1)).toBe(MAX_AMOUNT)
    expect(stepAmount(rule({ multiplicity: 7 }), 999_999, 1)).toBe(999_999)
  })

  test.each([
    ['12', 12],
    [' 1 200,5 ', 1200.5],
    ['1.', 1],
    ['.5', 0.5],
    ['.125', 0.125],
    ['1 \t 200', 1200],
    ['', null],
    ['-3', null],
    ['1e5', null],
    ['12шт', null],
    ['1,2345', null],
    [',1234', null],
    ['x.5', null],
    ['.5x', null],
    ['9999999999', null],
  ])('typed as %j is %s', (text, amount) => {
    expect(readAmount(text)).toBe(amount)
  })
})

const anyRule = fc.record({
  decimals: fc.integer({ min: 0, max: 3 }),
  minimumBatch: fc.option(fc.integer({ min: 1, max: 5_000_000 }).map((n) => n / 1000)),
  multiplicity: fc.integer({ min: 1, max: 40_000 }).map((n) => n / 1000),
})
const anyAmount = fc.integer({ min: 1, max: 900_000_000 }).map((n) => n / 1000)

describe('whatever the product', () => {
  test('a suggested amount can be ordered, is no less than asked and does not change when suggested again', () => {
    fc.assert(
      fc.property(anyRule, anyAmount, (given, amount) => {
        const offered = suggestedAmount(rule(given), amount)
        expect(amountProblem(rule(given), offered)).toBeNull()
        expect(offered).toBeGreaterThanOrEqual(amount)
        expect(suggestedAmount(rule(given), offered)).toBe(offered)
      }),
    )
  })

  test('the suggestion is the nearest: a valid amount is never changed, and one step less is too little', () => {
    fc.assert(
      fc.property(anyRule, anyAmount, (given, amount) => {
        const offered = suggestedAmount(rule(given), amount)
        const below = stepAmount(rule(given), offered, -1)
        expect(offered === amount || amountProblem(rule(given), amount) !== null).toBe(true)
        expect(below === offered || below < amount).toBe(true)
      }),
    )
  })

  test('every step lands on an amount that can be ordered; up and down lead back', () => {
    fc.assert(
      fc.property(anyRule, anyAmount, (given, amount) => {
        const up = stepAmount(rule(given), amount, 1)
        expect(amountProblem(rule(given), up)).toBeNull()
        expect(stepAmount(rule(given), stepAmount(rule(given), up, 1), -1)).toBe(up)
      }),
    )
  })

  test('an amount with a warning can be saved, one that is no amount cannot', () => {
    fc.assert(
      fc.property(anyRule, fc.oneof(fc.double(), fc.constantFrom(Number.NaN, -0, 1e21)), (given, amount) => {
        const problem = amountProblem(rule(given), amount)
        expect(isStorable(problem)).toBe(problem === null || problem === 'minimum-batch' || problem === 'multiplicity')
      }),
    )
  })
})

test.each([
  [{ minimumBatch: 10, multiplicity: 4 }, 10],
  [{ minimumBatch: null, multiplicity: 4 }, 4],
])('a listed price of %j is for %s', (given, amount) => {
  expect(pricedAmount(rule(given))).toBe(amount)
})

test.each([
  [addAmounts(0.1, 0.2), 0.3],
  [subtractAmounts(0.3, 0.1), 0.2],
  [exactAmount(1.0000000000000002), 1],
  [thousandths(1.005), 1_005],
])('amounts are counted in thousandths: %s is %s', (counted, exact) => {
  expect(counted).toBe(exact)
})
