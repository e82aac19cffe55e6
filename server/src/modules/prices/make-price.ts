import { priceAfter, reachedBreak, shareOf, vatWithin, WHOLE } from '@vitrina/contract/prices/prices.rules'
import type { Price, PriceBreak, PriceStep } from '@vitrina/contract/prices/prices'

/** Basis points off, with their source. */
export type Discount = { kind: 'brand' | 'section'; name: string; discount: number }

/** Everything a price is made of; kopecks and basis points. */
export type PriceParts = {
  base: number
  priceTypeName: string
  region: { name: string; factor: number }
  /** Those that fit the product; the best applies, they do not add up. */
  discounts: Discount[]
  promo: number | null
  breaks: { from: number; discount: number }[]
  vatRate: number | null
}

export type MadePrice = { price: Price; steps: PriceStep[]; breaks: PriceBreak[] }

/** The largest discount; of equal ones the brand's, which the company reads first in its agreement. */
export const bestDiscount = (discounts: readonly Discount[]): Discount | null =>
  discounts.reduce<Discount | null>(
    (best, one) =>
      !best || one.discount > best.discount || (one.discount === best.discount && one.kind === 'brand' && best.kind !== 'brand')
        ? one
        : best,
    null,
  )

/** The price of the one pipeline, `priceAfter`, with the price after each of its steps. */
export function makePrice(parts: PriceParts, amount: number): MadePrice {
  const { base } = parts
  const own = bestDiscount(parts.discounts)
  const reached = reachedBreak(parts.breaks, amount)
  const region = parts.region.factor
  const company = WHOLE - (own?.discount ?? 0)
  const promo = WHOLE - (parts.promo ?? 0)
  const quantity = WHOLE - (reached?.discount ?? 0)

  const full = priceAfter(base, region, company)
  const value = priceAfter(base, region, company, promo, quantity)
  const taken: PriceStep[] = [
    { kind: 'region', name: parts.region.name, factor: region, price: priceAfter(base, region) },
    { kind: own?.kind ?? 'brand', name: own?.name ?? '', factor: company, price: full },
    { kind: 'promo', name: '', factor: promo, price: priceAfter(base, region, company, promo) },
    { kind: 'quantity', name: String(reached?.from ?? ''), factor: quantity, price: value },
  ]
  const steps: PriceStep[] = [
    { kind: 'base', name: parts.priceTypeName, factor: WHOLE, price: base },
    ...taken.filter(({ factor }) => factor !== WHOLE),
  ]

  const vat = parts.vatRate === null ? 0 : vatWithin(value, parts.vatRate)
  return {
    price: { value, withoutVat: value - vat, vat, vatRate: parts.vatRate, old: value < full ? full : null },
    steps,
    breaks: parts.breaks
      .toSorted((a, b) => a.from - b.from)
      .map(({ from, discount }) => ({ from, price: priceAfter(base, region, company, promo, WHOLE - discount) })),
  }
}

/** A price both sides signed or agreed on: no markup and no discount applies. `name` is that of the contract or of the request. */
export function fixedPrice({
  price: value,
  kind,
  name,
  vatRate,
}: {
  price: number
  kind: 'contract' | 'agreed'
  name: string
  vatRate: number | null
}): MadePrice {
  const vat = vatRate === null ? 0 : vatWithin(value, vatRate)
  return {
    price: { value, withoutVat: value - vat, vat, vatRate, old: null },
    steps: [{ kind, name, factor: WHOLE, price: value }],
    breaks: [],
  }
}

/** Points for one unit, whole kopecks down: never more is promised than is given. */
export const cashBackOf = (value: number, rate: number | null): number | null => (rate === null ? null : shareOf(value, rate))
