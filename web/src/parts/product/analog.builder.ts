import type { Analog } from '@vitrina/contract/catalogue/analogs'
import type { FeatureDifference } from '@vitrina/contract/catalogue/product'
import { aProductCard } from './product-card.builder.ts'

export const aDifference = (id: string, given: Partial<FeatureDifference> = {}): FeatureDifference => ({
  id,
  name: 'Степень защиты',
  unit: null,
  own: 'IP44',
  other: 'IP54',
  more: null,
  isHard: false,
  ...given,
})

/** An analog for tests: the same in all features, at the same price, with a day unknown. */
export const anAnalog = (
  id: number,
  { product, ...given }: Partial<Omit<Analog, 'product'>> & { product?: Partial<Analog['product']> } = {},
): Analog => ({
  product: aProductCard(id, { analog: true, ...product }),
  differences: [],
  isSellerChoice: false,
  priceDifference: 0,
  readyOn: null,
  isHere: true,
  ...given,
})
