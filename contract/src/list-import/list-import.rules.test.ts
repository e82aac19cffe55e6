import { describe, expect, test } from 'vitest'
import { importProblem } from './list-import.rules.ts'

const product = { unit: { decimals: 0 }, minimumBatch: 10, multiplicity: 5, price: 100, stockTotal: 20 }

describe('a row of a list', () => {
  test.each([
    [{}, 20, null],
    [{}, 25, 'stock-short'],
    [{}, 5, 'minimum-batch'],
    [{}, 12, 'multiplicity'],
    [{}, 10.5, 'amount-decimals'],
    [{}, 0, 'amount-wrong'],
    [{ price: null }, 10, 'no-price'],
    [{ price: null }, 25, 'no-price'],
  ] as const)('of a product with %j and the amount %s says %s', (given, amount, code) => {
    expect(importProblem({ ...product, ...given }, amount)).toBe(code)
  })
})
