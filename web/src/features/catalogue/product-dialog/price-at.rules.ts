import type { Price, PriceBreak } from '@vitrina/contract/prices/prices'

const WHOLE = 10_000
const kopecks = (roubles: number) => Math.round(roubles * 100)

/** The highest break the amount has reached. */
export const reachedBreak = (breaks: readonly PriceBreak[], amount: number): PriceBreak | null =>
  breaks.reduce<PriceBreak | null>((best, one) => (one.from <= amount && (!best || one.from > best.from) ? one : best), null)

/** The unit price for an amount; `price` is that of the smallest amount. VAT is computed as on the server. */
export function priceAt({ price, breaks }: { price: Price; breaks: readonly PriceBreak[] }, amount: number): Price {
  const reached = reachedBreak(breaks, amount)
  if (!reached || reached.price >= price.value) return price
  const value = kopecks(reached.price)
  const rate = price.vatRate ?? 0
  const vat = Math.floor((value * rate * 2 + WHOLE + rate) / ((WHOLE + rate) * 2))
  return { ...price, value: value / 100, vat: vat / 100, withoutVat: (value - vat) / 100, old: price.old ?? price.value }
}

export const sumOf = (price: number, amount: number): number => Math.round(kopecks(price) * amount) / 100
