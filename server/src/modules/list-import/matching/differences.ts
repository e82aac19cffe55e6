import type { ComparedProducts } from './compared-products.ts'
import type { DescribeDifference } from './decide.rules.ts'
import type { GoodsNames } from './goods-names.ts'

const MOST_NAMED = 2

/** Names of the features in which products differ, the most important first; `$brand` and `$series` stand for words of the interface. */
export function differences(products: ComparedProducts, names: GoodsNames): DescribeDifference {
  return (ids) => {
    const compared = ids.flatMap((id) => products.get(id) ?? [])
    const differ = (of: (product: (typeof compared)[number]) => string) => new Set(compared.map(of)).size > 1
    const valueOf = (feature: number) => (product: (typeof compared)[number]) =>
      product.facts.values.filter((_, at) => product.facts.features[at] === feature).join(' ')
    const features = [...new Set(compared.flatMap(({ facts }) => facts.features))]
      .flatMap((id) => names.featureById.get(id) ?? [])
      .filter(({ id }) => differ(valueOf(id)))
      .toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary) || a.position - b.position)
      .map(({ name }) => name)
    const makers = differ(({ facts }) => String(facts.columns.brand))
      ? ['$brand']
      : differ(({ facts }) => String(facts.columns.series))
        ? ['$series']
        : []
    return [...makers, ...features].slice(0, MOST_NAMED).join(', ')
  }
}
