import type { FeatureRequirement, GoodsFeature, GoodsFeatures, GoodsKind } from '@vitrina/contract/configurator/assembly-shapes'
import { familyKindOf, featureOf, kindOfFamily, kindOfProduct, readValue } from '@vitrina/contract/configurator/goods-kinds.rules'
import { isMet } from '@vitrina/contract/configurator/requirements.rules'
import type { CatalogueReference } from '#modules/catalogue/catalogue-reference'

type Conditions = { feature: number; values: number[] }[]

/** How this catalogue names the kinds of goods and the features that the configurator knows. */
export type GoodsMap = {
  familiesOf: (kind: GoodsKind) => number[]
  /** Null: a feature that no product of the catalogue has a fitting value of, so nothing fits. */
  conditionsOf: (requirement: readonly FeatureRequirement[]) => Conditions | null
  featuresOf: (valueIds: readonly number[]) => GoodsFeatures
  kindOf: (product: { familyId: number; name: string; features: GoodsFeatures }) => GoodsKind | null
}

type ReadValue = { id: number; feature: GoodsFeature; value: number | string }

function makeMap(reference: CatalogueReference): GoodsMap {
  const kinds = new Map(reference.families.map((family) => [family.id, kindOfFamily(family)]))
  const goodsFeature = new Map(reference.features.map((feature) => [feature.id, featureOf(feature)]))
  const read = new Map(
    reference.values.flatMap((row): [number, ReadValue][] => {
      const feature = goodsFeature.get(row.featureId)
      const value = feature ? readValue(feature, row) : undefined
      return feature && value !== undefined ? [[row.id, { id: row.id, feature, value }]] : []
    }),
  )
  const featureIds = Map.groupBy(
    reference.features.filter(({ id }) => goodsFeature.get(id)),
    ({ id }) => goodsFeature.get(id),
  )
  const conditionOf = (one: FeatureRequirement): Conditions[number] | null => {
    // Two features of one meaning cannot be one condition of the engine; the first that has fitting values is asked.
    for (const { id: feature } of featureIds.get(one.feature) ?? []) {
      const values = (reference.valuesOf.get(feature) ?? []).filter(({ id }) => isMet(one, read.get(id)?.value)).map(({ id }) => id)
      if (values.length > 0) return { feature, values }
    }
    return null
  }
  return {
    familiesOf: (kind) => [...kinds].flatMap(([id, of]) => (of === familyKindOf(kind) ? [id] : [])),
    conditionsOf: (requirement) => {
      const conditions = requirement.map(conditionOf)
      return conditions.includes(null) ? null : conditions.flatMap((one) => one ?? [])
    },
    featuresOf: (valueIds) => {
      const features: GoodsFeatures = {}
      for (const id of valueIds) {
        const found = read.get(id)
        if (found && features[found.feature] === undefined) features[found.feature] = found.value
      }
      return features
    },
    kindOf: ({ familyId, name, features }) => kindOfProduct(kinds.get(familyId) ?? null, { name, features }),
  }
}

const maps = new WeakMap<CatalogueReference, GoodsMap>()

/** Made once for each reading of the catalogue's names. */
export function goodsMapOf(reference: CatalogueReference): GoodsMap {
  const known = maps.get(reference)
  if (known) return known
  const made = makeMap(reference)
  maps.set(reference, made)
  return made
}
