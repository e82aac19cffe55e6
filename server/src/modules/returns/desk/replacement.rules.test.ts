import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineSum, vatWithin } from '@vitrina/contract/prices/prices.rules'
import { nextPart, type ShippedPart } from '#modules/order-record/line-parts.rules'
import { figuresOf, type ReplacedLine, replacementTotals } from './replacement.rules.ts'
import { worthOf } from '../return-worth.rules.ts'

const none = { amount: 0, sum: 0, vat: 0 }

/** A line shipped in parts before and after the new year, of which `back` comes back. */
const returned = (unit: 1 | 1000) =>
  fc
    .record({
      price: fc.integer({ min: 1, max: 50_000_000 }),
      parts: fc.array(fc.record({ amount: fc.integer({ min: 1, max: 5_000 }), vatRate: fc.constantFrom(2000, 2200) }), {
        minLength: 1,
        maxLength: 4,
      }),
      share: fc.integer({ min: 1, max: 1000 }),
      cashBack: fc.integer({ min: 0, max: 100_000 }),
    })
    .map(({ price, parts, share, cashBack }) => {
      const shipped = parts.reduce<ShippedPart[]>((before, part) => {
        const given = { price, amount: part.amount / unit, vatRate: part.vatRate }
        return [...before, { amount: given.amount, vatRate: part.vatRate, ...nextPart(before, given) }]
      }, [])
      const all = parts.reduce((sum, { amount }) => sum + amount, 0)
      const back = Math.max(1, Math.floor((all * share) / 1000)) / unit
      const line: ReplacedLine = {
        isCustom: false,
        price,
        oldPrice: null,
        kept: all / unit,
        cashBack,
        weightGrams: 0,
        volumeMl: 0,
      }
      const { sum: credit } = worthOf(
        shipped.map((part, at) => ({ ...part, shipmentId: at + 1, returned: none })),
        back,
      )
      return { line, back, credit, parts: parts.length }
    })

test('returned pieces are worth exactly their replacement: nothing is to be paid, nothing is left', () => {
  fc.assert(
    fc.property(returned(1), ({ line, back, credit }) => {
      expect(figuresOf(line, back, 2200).sum).toBe(credit)
    }),
  )
})

test('metres may differ by the kopecks their bits were rounded by, and by no more', () => {
  fc.assert(
    fc.property(returned(1000), ({ line, back, credit, parts }) => {
      expect(Math.abs(figuresOf(line, back, 2200).sum - credit)).toBeLessThanOrEqual(2 * parts + 1)
    }),
  )
})

test('an order of replacements adds up: sums of its lines, VAT of its day within them, points never more than were promised', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(returned(1), returned(1000)), { minLength: 1, maxLength: 6 }), (lines) => {
      const made = lines.map(({ line, back }) => ({ line, figures: figuresOf(line, back, 2200) }))
      const totals = replacementTotals(made)
      expect(totals.itemsTotal + totals.customItemsTotal).toBe(lines.reduce((sum, { line, back }) => sum + lineSum(line.price, back), 0))
      expect(totals.vat).toBe(made.reduce((sum, { figures }) => sum + vatWithin(figures.sum, 2200), 0))
      for (const { line, figures } of made) expect(figures.cashBack).toBeLessThanOrEqual(line.cashBack)
    }),
  )
})

test('goods without VAT are replaced without it', () => {
  const line: ReplacedLine = { isCustom: true, price: 999, oldPrice: 1200, kept: 3, cashBack: 10, weightGrams: 500, volumeMl: 20 }
  const figures = figuresOf(line, 2, null)
  expect(figures).toEqual({ amount: 2, vatRate: null, sum: 1998, vat: 0, cashBack: 6 })
  expect(replacementTotals([{ line, figures }])).toEqual({
    itemsTotal: 0,
    customItemsTotal: 1998,
    vat: 0,
    discount: 402,
    cashBack: 6,
    weightGrams: 1000,
    volumeMl: 40,
    lineCount: 1,
  })
})
