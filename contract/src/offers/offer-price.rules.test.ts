import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lineSum } from '../prices/prices.rules.ts'
import {
  comparedCost,
  lineFigures,
  type Markup,
  markupsOf,
  offerVatModes,
  type PricedLine,
  type PriceTerms,
  roundings,
  sellPrice,
  type SharedMarkup,
  sumsOf,
  totalsOf,
} from './offer-price.rules.ts'

const line = (given: Partial<PricedLine> = {}): PricedLine => ({
  groupId: null,
  amount: 1,
  costPrice: 100_00,
  vatRate: 2_200,
  markup: null,
  ...given,
})
const terms = (given: Partial<PriceTerms> = {}): PriceTerms => ({
  markup: { mode: 'percent', basisPoints: 1_800 },
  rounding: 0,
  vatMode: 'included',
  minMargin: 1_000,
  ...given,
})
const priced = (markup: Markup, given: Partial<PricedLine> = {}, more: Partial<PriceTerms> = {}) =>
  sellPrice(line(given), { ...terms(more), markup })

describe('the price of a line', () => {
  test.each<[string, Markup, number]>([
    ['18 % on 100 roubles', { mode: 'percent', basisPoints: 1_800 }, 118_00],
    ['a coefficient of 1.18', { mode: 'coefficient', basisPoints: 11_800 }, 118_00],
    ['a margin of 18 %', { mode: 'margin', basisPoints: 1_800 }, 121_96],
    ['a price by hand', { mode: 'fixed', price: 99_99 }, 99_99],
    ['a discount of 10 %', { mode: 'percent', basisPoints: -1_000 }, 90_00],
  ])('%s', (_, markup, expected) => {
    expect(priced(markup)).toBe(expected)
  })

  test.each([
    [0, 118_00],
    [1, 118_00],
    [10, 120_00],
    [100, 200_00],
  ] as const)('rounded up to %s roubles is %s kopecks, but a price by hand stays', (rounding, expected) => {
    expect(priced({ mode: 'percent', basisPoints: 1_800 }, {}, { rounding })).toBe(expected)
    expect(priced({ mode: 'fixed', price: 99_99 }, {}, { rounding })).toBe(99_99)
  })

  test('nothing costs nothing: a cheap thing rounded to hundreds is not free', () => {
    expect(priced({ mode: 'percent', basisPoints: 0 }, { costPrice: 12_00 }, { rounding: 100 })).toBe(100_00)
  })

  test('without a cost there is none, unless a hand set it', () => {
    expect(priced({ mode: 'percent', basisPoints: 1_800 }, { costPrice: null })).toBeNull()
    expect(priced({ mode: 'fixed', price: 5_00 }, { costPrice: null })).toBe(5_00)
  })

  test('with VAT on top the markup works on the cost without VAT', () => {
    expect(priced({ mode: 'percent', basisPoints: 1_000 }, { costPrice: 122_00 }, { vatMode: 'onTop' })).toBe(110_00)
  })
})

test('a line’s markup goes before its group’s, a nearer group’s before a farther one’s, and the offer’s comes last', () => {
  const percent = (basisPoints: number): SharedMarkup => ({ mode: 'percent', basisPoints })
  const groups = [
    { id: 'a', parentId: null, markup: percent(100) },
    { id: 'b', parentId: 'a', markup: null },
    { id: 'c', parentId: 'b', markup: percent(300) },
    { id: 'd', parentId: null, markup: null },
  ]
  const markupOf = markupsOf(groups, percent(500))
  const found = (groupId: string | null, markup: Markup | null = null) => markupOf({ groupId, markup })
  expect(found('c', { mode: 'fixed', price: 1 })).toEqual({ mode: 'fixed', price: 1 })
  expect([found('c'), found('b'), found('a'), found('d'), found(null), found('gone')]).toEqual([300, 100, 100, 500, 500, 500].map(percent))
})

describe('the traffic light', () => {
  const lightAt = (price: number, given: Partial<PricedLine> = {}) => lineFigures(line(given), terms(), { mode: 'fixed', price }).light
  test.each([
    ['a margin below the floor is red', 111_10, 'red'],
    ['exactly at the floor is not below it', 111_12, 'yellow'],
    ['just above is yellow', 112_00, 'yellow'],
    ['well above is green', 118_00, 'green'],
    ['a loss is red', 90_00, 'red'],
  ])('%s', (_, price, light) => {
    expect(lightAt(price)).toBe(light)
  })
  test('an unknown cost is unknown, never a margin of 100 %', () => {
    expect(lightAt(118_00, { costPrice: null })).toBe('unknown')
    expect(lineFigures(line({ costPrice: null }), terms(), { mode: 'fixed', price: 1 })).toMatchObject({
      margin: null,
      profit: null,
      cost: null,
    })
  })
})

const anyMarkup = fc.oneof(
  fc.record({ mode: fc.constant('percent' as const), basisPoints: fc.integer({ min: -9_900, max: 30_000 }) }),
  fc.record({ mode: fc.constant('coefficient' as const), basisPoints: fc.integer({ min: 100, max: 50_000 }) }),
  fc.record({ mode: fc.constant('margin' as const), basisPoints: fc.integer({ min: -10_000, max: 9_900 }) }),
)
const anyLine = fc.record({
  groupId: fc.constant(null),
  amount: fc.integer({ min: 1, max: 100_000 }).map((thousandths) => thousandths / 1_000),
  costPrice: fc.option(fc.integer({ min: 0, max: 5_000_000 })),
  vatRate: fc.constantFrom(null, 0, 500, 1_000, 2_200),
  markup: fc.oneof(
    fc.constant(null),
    anyMarkup,
    fc.record({ mode: fc.constant('fixed' as const), price: fc.integer({ min: 0, max: 9_000_000 }) }),
  ),
})
const anyTerms = fc.record({
  markup: anyMarkup,
  rounding: fc.constantFrom(...roundings),
  vatMode: fc.constantFrom(...offerVatModes),
  minMargin: fc.integer({ min: 0, max: 5_000 }),
})

test('money: every sum is whole kopecks, net and VAT make the total, and totals are the sum of their lines', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 30 }), anyTerms, (lines, given) => {
      const figures = lines.map((one) => ({ amount: one.amount, ...lineFigures(one, given, one.markup ?? given.markup) }))
      const wrong = figures.filter(
        ({ price, net, vat, total, amount }) =>
          ![net, vat, total].every((sum) => Number.isSafeInteger(sum) && sum >= 0) ||
          net + vat !== total ||
          (price !== null && (given.vatMode === 'included' ? total : net) !== lineSum(price, amount)),
      )
      expect(wrong).toEqual([])
      const totals = totalsOf(figures, given)
      const sumOf = (of: (one: (typeof figures)[number]) => number) => figures.reduce((sum, one) => sum + of(one), 0)
      expect([totals.net, totals.vat, totals.total]).toEqual([
        sumOf(({ net }) => net),
        sumOf(({ vat }) => vat),
        sumOf(({ total }) => total),
      ])
      expect(totals.profit).toBe(sumOf(({ profit }) => profit ?? 0))
    }),
    { numRuns: 1_000 },
  )
})

test('a margin asked for is never missed, whatever the rounding, and one kopeck less would miss it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: 0, max: 9_900 }),
      fc.constantFrom(...roundings),
      fc.constantFrom(...offerVatModes),
      (costPrice, basisPoints, rounding, vatMode) => {
        const one = line({ costPrice })
        const price = sellPrice(one, { markup: { mode: 'margin', basisPoints }, rounding, vatMode }) ?? 0
        const cost = comparedCost(one, vatMode) ?? 0
        const reaches = (at: number) => (at - cost) * 10_000 >= basisPoints * at
        expect(reaches(price)).toBe(true)
        const isLeast = rounding !== 0 || cost === 0 || !reaches(price - 1)
        expect(isLeast).toBe(true)
      },
    ),
    { numRuns: 2_000 },
  )
})

test('VAT within a sum and on top of it agree to the kopeck of rounding', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.constantFrom(500, 1_000, 2_200), (net, vatRate) => {
      const onTop = sumsOf({ price: net, amount: 1, vatRate }, 'onTop')
      const back = sumsOf({ price: onTop.total, amount: 1, vatRate }, 'included')
      expect(Math.abs(back.net - net)).toBeLessThanOrEqual(1)
      expect(sumsOf({ price: net, amount: 1, vatRate }, 'none')).toEqual({ net, vat: 0, total: net })
    }),
  )
})
