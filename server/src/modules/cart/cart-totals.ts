import type { CartTotals } from '@vitrina/contract/cart/cart'
import type { Actor } from '#platform/actor'
import type { RateTotals } from './carts.queries.ts'

/** The sums of all VAT rates together; VAT is rounded in each line, as the documents will have it. */
export function cartTotals({ site }: Actor, rates: readonly RateTotals[]): CartTotals {
  const total = (of: (rate: RateTotals) => number) => rates.reduce((sum, rate) => sum + of(rate), 0)
  const sum = total((rate) => rate.sum)
  const vat = total((rate) => rate.vat)
  const { freeDeliveryFrom } = site.settings
  return {
    lineCount: total((rate) => rate.lines),
    lineSum: total((rate) => rate.line_sum),
    selectedCount: total((rate) => rate.selected),
    unpricedCount: total((rate) => rate.unpriced),
    sum,
    vat,
    withoutVat: sum - vat,
    vatByRate: rates
      .filter(({ selected, unpriced }) => selected > unpriced)
      .map((rate) => ({ rate: rate.rate, sum: rate.sum, vat: rate.vat }))
      .toSorted((a, b) => (b.rate ?? -1) - (a.rate ?? -1)),
    discount: total((rate) => rate.full) - sum,
    cashBack: total((rate) => rate.cash_back),
    weightGrams: Math.round(total((rate) => rate.weight)),
    volumeMl: Math.round(total((rate) => rate.volume)),
    freeDelivery: freeDeliveryFrom > 0 ? { from: freeDeliveryFrom, left: Math.max(0, freeDeliveryFrom - sum) } : null,
  }
}
