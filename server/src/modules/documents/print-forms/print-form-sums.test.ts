import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineSums, netPrice, netSum, totalsOf } from './print-form-sums.ts'

const line = fc.record({
  price: fc.integer({ min: 0, max: 1_000_000_00 }),
  amount: fc.integer({ min: 1, max: 10_000_000 }).map((thousandths) => thousandths / 1_000),
  vatRate: fc.constantFrom(2_200, 2_000, 1_000, 700, 500, 0, null),
})

test('net and VAT make up the gross sum of each line, and VAT is within half a kopeck of the exact one', () => {
  fc.assert(
    fc.property(line, (given) => {
      const { sum, vat } = lineSums(given)
      expect(netSum({ sum, vat }) + vat).toBe(sum)
      const rate = given.vatRate ?? 0
      expect(Math.abs(vat - (sum * rate) / (10_000 + rate))).toBeLessThanOrEqual(0.5 + 1e-6)
    }),
  )
})

test('totals are the lines added up, altogether and by rate', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 60 }), (given) => {
      const lines = given.map((one) => ({ ...one, ...lineSums(one) }))
      const { sum, vat, vatByRate } = totalsOf(lines)
      expect(sum).toBe(lines.reduce((total, one) => total + one.sum, 0))
      expect(vat).toBe(lines.reduce((total, one) => total + one.vat, 0))
      expect(lines.reduce((total, one) => total + netSum(one), 0) + vat).toBe(sum)
      expect(vatByRate.reduce((total, one) => total + one.sum, 0)).toBe(sum)
      expect(vatByRate.reduce((total, one) => total + one.vat, 0)).toBe(vat)
      expect(new Set(vatByRate.map(({ rate }) => rate)).size).toBe(vatByRate.length)
    }),
  )
})

test('a sum shipped before 2026 keeps its 20 %, one shipped after has 22 %', () => {
  expect(lineSums({ price: 12_000, amount: 1, vatRate: 2_000 })).toEqual({ sum: 12_000, vat: 2_000 })
  expect(lineSums({ price: 12_200, amount: 1, vatRate: 2_200 })).toEqual({ sum: 12_200, vat: 2_200 })
})

test('the price without VAT times the amount stays within half a kopeck a piece of the sum without VAT', () => {
  fc.assert(
    fc.property(line, (given) => {
      const summed = { ...given, ...lineSums(given) }
      expect(Math.abs(netPrice(summed) * given.amount - netSum(summed))).toBeLessThanOrEqual(given.amount / 2 + 1e-3)
    }),
  )
})
