import type { FeatureCode } from '../../../demo/src/goods/features.ts'
import { families } from '../../../demo/src/goods/families.ts'
import { productAt } from '../../../demo/src/goods/product.ts'
import type { RelevanceClass, RelevanceQuery, RelevantGood } from './relevance-query.ts'

export type DemoClass = RelevanceClass<FeatureCode>
type DemoQuery = RelevanceQuery<FeatureCode>
type Right = DemoQuery['right'][number]
type Features = NonNullable<Right['features']>

export const query = (text: string, ...right: Right[]): DemoQuery => ({ text, right })

/** Goods of these families, named by code with spaces between. */
export function of(codes: string, features: Features = {}, maker: { brand?: string; series?: string } = {}): Right {
  const family = codes.split(' ')
  const unknown = family.find((code) => !families.some((known) => known.code === code))
  if (unknown) throw new Error(`The demo has no family ${unknown}`)
  return { family, features, ...maker }
}

/** The first `products` goods of the demo by their ids. */
export function demoGoods(products: number): Map<number, RelevantGood> {
  const goods = new Map<number, RelevantGood>()
  for (let index = 0; index < products; index++) {
    const { id, family, line, specs } = productAt(index)
    goods.set(id, { family: family.code, brand: line.brand.name, series: line.name, features: new Map(specs) })
  }
  return goods
}
