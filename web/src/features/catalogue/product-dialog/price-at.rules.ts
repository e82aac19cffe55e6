import type { Price, PriceBreak } from '@vitrina/contract/prices/prices'
import { lineSum, reachedBreak, vatWithin } from '@vitrina/contract/prices/prices.rules'

const kopecks = (roubles: number) => Math.round(roubles * 100)

/** The unit price for an amount; `price` is that of the smallest amount. */
export function priceAt({ price, breaks }: { price: Price; breaks: readonly PriceBreak[] }, amount: number): Price {
  const reached = reachedBreak(breaks, amount)
  if (!reached || reached.price >= price.value) return price
  const value = kopecks(reached.price)
  const vat = vatWithin(value, price.vatRate ?? 0)
  return { ...price, value: value / 100, vat: vat / 100, withoutVat: (value - vat) / 100, old: price.old ?? price.value }
}

export const sumOf = (price: number, amount: number): number => lineSum(kopecks(price), amount) / 100
