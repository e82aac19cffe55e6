import { exactAmount } from '@vitrina/contract/quantity/quantity.rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineSum, vatRateOn, vatWithin } from '@vitrina/contract/prices/prices.rules'
import { lineTotal, nextPart, type ShippedPart } from './line-parts.rules.ts'

const rates = [
  { group: 'standard', rate: 2200, from: '2026-01-01', to: null },
  { group: 'standard', rate: 2000, from: '2019-01-01', to: '2025-12-31' },
  { group: 'reduced', rate: 1000, from: '2004-01-01', to: null },
]

/** A line cut into parts, each shipped on one of the days around the change of the rate. */
const aLine = fc.record({
  price: fc.integer({ min: 1, max: 50_000_000 }),
  parts: fc.array(
    fc.record({
      thousandths: fc.integer({ min: 1, max: 5_000_000 }),
      on: fc.constantFrom('2025-12-30', '2025-12-31', '2026-01-01', '2026-01-02'),
    }),
    { minLength: 1, maxLength: 12 },
  ),
  group: fc.constantFrom('standard', 'reduced', 'none'),
})

function ship({ price, parts, group }: { price: number; parts: { thousandths: number; on: string }[]; group: string }): ShippedPart[] {
  return parts.reduce<ShippedPart[]>((before, { thousandths, on }) => {
    const part = { price, amount: thousandths / 1000, vatRate: vatRateOn(rates, group, on) }
    return [...before, { amount: part.amount, vatRate: part.vatRate, ...nextPart(before, part) }]
  }, [])
}

const sumOf = (parts: readonly ShippedPart[], of: 'sum' | 'vat' | 'amount') => parts.reduce((sum, part) => sum + part[of], 0)

test('the parts of a line add up to the line to the kopeck, however it is cut', () => {
  fc.assert(
    fc.property(aLine, (line) => {
      const parts = ship(line)
      expect(sumOf(parts, 'sum')).toBe(lineSum(line.price, exactAmount(sumOf(parts, 'amount'))))
      expect(parts.every(({ sum, vat }) => sum >= 0 && vat >= 0 && vat <= sum)).toBe(true)
    }),
  )
})

test('VAT follows the day of each shipment and adds up for each rate to the kopeck', () => {
  fc.assert(
    fc.property(aLine, (line) => {
      const parts = ship(line)
      for (const rate of new Set(parts.map(({ vatRate }) => vatRate))) {
        const alike = parts.filter(({ vatRate }) => vatRate === rate)
        expect(sumOf(alike, 'vat')).toBe(rate === null ? 0 : vatWithin(sumOf(alike, 'sum'), rate))
      }
    }),
  )
})

test('the last day of 2025 still has 20 %, the first of 2026 has 22 %', () => {
  const days = ['2025-12-31', '2026-01-01']
  const parts = ship({ price: 100, group: 'standard', parts: days.map((on) => ({ thousandths: 1000, on })) })
  expect(parts.map(({ vatRate }) => vatRate)).toEqual([2000, 2200])
})

test('a line is always worth its parts and the open rest; once all is shipped, its parts alone', () => {
  fc.assert(
    fc.property(aLine, fc.integer({ min: 0, max: 5_000_000 }), (line, openThousandths) => {
      const parts = ship(line)
      const shipped = exactAmount(sumOf(parts, 'amount'))
      const vatRate = vatRateOn(rates, line.group, '2026-05-01')
      const kept = exactAmount(shipped + openThousandths / 1000)
      expect(lineTotal(parts, { price: line.price, kept, vatRate }).sum).toBe(lineSum(line.price, kept))
      expect(lineTotal(parts, { price: line.price, kept: shipped, vatRate })).toEqual({
        sum: sumOf(parts, 'sum'),
        vat: sumOf(parts, 'vat'),
      })
    }),
  )
})

test('a third of 100.00 thrice is 100.00', () => {
  const parts = ship({
    price: 10_000,
    group: 'standard',
    parts: ['333', '333', '334'].map((part) => ({ thousandths: Number(part), on: '2026-01-02' })),
  })
  expect(parts.map(({ sum }) => sum)).toEqual([3330, 3330, 3340])
  expect(sumOf(parts, 'vat')).toBe(vatWithin(10_000, 2200))
})

test('a line without a price is worth nothing yet', () => {
  expect(lineTotal([], { price: null, kept: 5, vatRate: 2200 })).toEqual({ sum: 0, vat: 0 })
})
