import type { FeatureDifference, ProductDetails, ProductFeature } from '@vitrina/contract/catalogue/product'

/** One value of a feature a product has, with the feature's own names. */
export type Described = { id: string; name: string; unit: string | null; group: string; value: string }

function gathered(rows: readonly Described[]): Map<string, ProductFeature & { group: string }> {
  const features = new Map<string, ProductFeature & { group: string }>()
  for (const { id, name, unit, group, value } of rows) {
    const feature = features.get(id) ?? { id, name, unit, group, values: [] }
    feature.values.push(value)
    features.set(id, feature)
  }
  return features
}

/** Groups in the order their first feature has. */
export function groupFeatures(rows: readonly Described[]): ProductDetails['features'] {
  const groups = Map.groupBy(gathered(rows).values(), ({ group }) => group)
  return [...groups].map(([group, features]) => ({
    group,
    items: features.map(({ id, name, unit, values }) => ({ id, name, unit, values })),
  }))
}

const said = (feature: ProductFeature | undefined) => feature?.values.toSorted().join(', ') ?? null

/** Features that differ between two products; equal ones and those neither has are left out. */
export function differencesOf(own: readonly Described[], other: readonly Described[]): FeatureDifference[] {
  const [mine, theirs] = [gathered(own), gathered(other)]
  return [...new Map([...mine, ...theirs]).values()].flatMap(({ id, name, unit }) => {
    const difference = { id, name, unit, own: said(mine.get(id)), other: said(theirs.get(id)) }
    return difference.own === difference.other ? [] : difference
  })
}
