import { fromThousandths, THOUSAND, thousandths } from '../quantity/quantity.rules.ts'

/** Factors, discounts and rates are basis points; this many leave a price as it is. */
export const WHOLE = 10_000

/** One step of a price: a factor in basis points, half a kopeck up. */
export const applyFactor = (kopecks: number, factor: number): number =>
  factor === WHOLE ? kopecks : Math.floor((kopecks * factor + WHOLE / 2) / WHOLE)

/**
 * The one pipeline of a price: the list's, then region, the company's best discount, promo, quantity, each rounded to a kopeck.
 * Plain numbers, no object: the search engine calls it for every document it looks at.
 */
export const priceAfter = (
  list: number,
  region: number,
  company: number = WHOLE,
  promo: number = WHOLE,
  quantity: number = WHOLE,
): number => applyFactor(applyFactor(applyFactor(applyFactor(list, region), company), promo), quantity)

/** A break counts once the amount reaches it; the highest reached one applies. */
export const reachedBreak = <B extends { from: number }>(breaks: readonly B[], amount: number): B | null =>
  breaks.reduce<B | null>((best, one) => (one.from <= amount && (!best || one.from > best.from) ? one : best), null)

/** VAT inside a gross sum, half a kopeck up. */
export const vatWithin = (gross: number, rate: number): number => Math.floor((gross * rate * 2 + WHOLE + rate) / ((WHOLE + rate) * 2))

/** Kopecks of a line, half a kopeck up. The whole and the fraction apart, so that nothing leaves the exact integers. */
export function lineSum(price: number, amount: number): number {
  const exact = thousandths(amount)
  const fraction = exact % THOUSAND
  return price * fromThousandths(exact - fraction) + Math.floor((price * fraction + THOUSAND / 2) / THOUSAND)
}

/** A share of a sum in basis points, whole kopecks down: never more is promised than is given. */
export const shareOf = (kopecks: number, basisPoints: number): number => Math.floor((kopecks * basisPoints) / WHOLE)

type VatRate = { group: string; rate: number; from: string; to: string | null }

/** Basis points on a day; null: sold without VAT. `rates` stand newest first. */
export function vatRateOn(rates: readonly VatRate[], group: string, on: string): number | null {
  if (group === 'none') return null
  return rates.find((one) => one.group === group && one.from <= on && (one.to === null || one.to >= on))?.rate ?? 0
}
