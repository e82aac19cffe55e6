import type { CartLine } from '@vitrina/contract/cart/cart'
import type { Analog } from '@vitrina/contract/catalogue/analogs'
import { lineSum } from '@vitrina/contract/prices/prices.rules'

type Offer = { line: Pick<CartLine, 'amount' | 'sum'>; analog: { product: Pick<Analog['product'], 'price'> } }

/** By how many roubles the cart changes; null where a price is missing. */
export function sumDifference(offers: readonly Offer[]): number | null {
  let kopecks = 0
  for (const { line, analog } of offers) {
    const { price } = analog.product
    if (line.sum === null || price === null) return null
    kopecks += lineSum(Math.round(price.value * 100), line.amount) - Math.round(line.sum * 100)
  }
  return kopecks / 100
}
