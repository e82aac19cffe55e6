import type { Price, PriceBreak, PriceStep } from '@vitrina/contract/prices/prices'
import { priceStep } from '#search/engine/price-step.rules'
import { vatWithin } from './vat.rules.ts'

const WHOLE = 10_000

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

/** A break counts once the amount reaches it; the highest reached one applies. */
export const reachedBreak = <B extends { from: number }>(breaks: readonly B[], amount: number): B | null =>
  breaks.reduce<B | null>((best, one) => (one.from <= amount && (!best || one.from > best.from) ? one : best), null)

/** Base, region, the company's best discount, promo, quantity: in this order, each rounded to a kopeck. */
export function makePrice(parts: PriceParts, amount: number): MadePrice {
  const steps: PriceStep[] = [{ kind: 'base', name: parts.priceTypeName, factor: WHOLE, price: parts.base }]
  let value = parts.base
  const take = (kind: PriceStep['kind'], name: string, factor: number) => {
    if (factor === WHOLE) return
    value = priceStep(value, factor)
    steps.push({ kind, name, factor, price: value })
  }

  take('region', parts.region.name, parts.region.factor)
  const own = bestDiscount(parts.discounts)
  if (own) take(own.kind, own.name, WHOLE - own.discount)
  const full = value
  if (parts.promo !== null) take('promo', '', WHOLE - parts.promo)
  const beforeQuantity = value
  const reached = reachedBreak(parts.breaks, amount)
  if (reached) take('quantity', String(reached.from), WHOLE - reached.discount)

  const vat = parts.vatRate === null ? 0 : vatWithin(value, parts.vatRate)
  return {
    price: { value, withoutVat: value - vat, vat, vatRate: parts.vatRate, old: value < full ? full : null },
    steps,
    breaks: parts.breaks
      .toSorted((a, b) => a.from - b.from)
      .map(({ from, discount }) => ({ from, price: priceStep(beforeQuantity, WHOLE - discount) })),
  }
}

/** A price both sides signed: no markup and no discount applies. */
export function fixedPrice({
  price: value,
  contractNumber,
  vatRate,
}: {
  price: number
  contractNumber: string
  vatRate: number | null
}): MadePrice {
  const vat = vatRate === null ? 0 : vatWithin(value, vatRate)
  return {
    price: { value, withoutVat: value - vat, vat, vatRate, old: null },
    steps: [{ kind: 'contract', name: contractNumber, factor: WHOLE, price: value }],
    breaks: [],
  }
}

/** Points for one unit, whole kopecks down: never more is promised than is given. */
export const cashBackOf = (value: number, rate: number | null): number | null => (rate === null ? null : Math.floor((value * rate) / WHOLE))
