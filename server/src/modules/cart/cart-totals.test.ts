import { expect, test } from 'vitest'
import { anActor } from '#test/builders.actor'
import { cartTotals } from './cart-totals.ts'
import type { RateTotals } from './carts.queries.ts'

// Every figure is another: one taken for its neighbour shows.
const of = (rate: number | null, times: number, given: Partial<RateTotals> = {}): RateTotals => ({
  rate,
  lines: 5 * times,
  selected: 4 * times,
  unpriced: 1 * times,
  line_sum: 9_000 * times,
  sum: 7_000 * times,
  vat: 1_200 * times,
  full: 8_500 * times,
  cash_back: 37 * times,
  weight: 10.4 * times,
  volume: 20.3 * times,
  ...given,
})
const freeFrom = (freeDeliveryFrom: number) => anActor({ settings: { freeDeliveryFrom } })

test('totals are the sums of all rates, each by its own name; of VAT the higher rate first', () => {
  expect(cartTotals(freeFrom(0), [of(1000, 1), of(null, 1, { vat: 0 }), of(2200, 10)])).toEqual({
    lineCount: 60,
    lineSum: 108_000,
    selectedCount: 48,
    unpricedCount: 12,
    sum: 84_000,
    vat: 13_200,
    withoutVat: 70_800,
    vatByRate: [
      { rate: 2200, sum: 70_000, vat: 12_000 },
      { rate: 1000, sum: 7_000, vat: 1_200 },
      { rate: null, sum: 7_000, vat: 0 },
    ],
    discount: 18_000,
    cashBack: 444,
    weightGrams: 125,
    volumeMl: 244,
    freeDelivery: null,
  })
})

test('a rate of which nothing priced is chosen is not named', () => {
  expect(cartTotals(freeFrom(0), [of(2200, 1, { selected: 1, unpriced: 1 }), of(1000, 1, { selected: 0, unpriced: 0 })]).vatByRate).toEqual(
    [],
  )
})

test('free delivery is as far away as the chosen sum leaves it, and never further than nothing', () => {
  const left = (from: number) => cartTotals(freeFrom(from), [of(2200, 1)]).freeDelivery
  expect(left(7_001)).toEqual({ from: 7_001, left: 1 })
  expect(left(7_000)).toEqual({ from: 7_000, left: 0 })
  expect(left(6_000)).toEqual({ from: 6_000, left: 0 })
})
