import type { CatalogueReference } from '../catalogue-reference.ts'
import type { Described } from './features.rules.ts'

/** Feature values of a product with their names, in the seller's order. */
export function describeValues(reference: CatalogueReference, values: readonly number[]): Described[] {
  return values
    .flatMap((id) => {
      const value = reference.valueById.get(id)
      const feature = value && reference.featureById.get(value.featureId)
      return feature ? { value, feature } : []
    })
    .toSorted(
      (a, b) =>
        a.feature.position - b.feature.position ||
        a.feature.id - b.feature.id ||
        a.value.position - b.value.position ||
        a.value.id - b.value.id,
    )
    .map(({ value, feature }) => ({
      id: feature.code,
      name: feature.name,
      unit: feature.unit,
      group: feature.group,
      value: value.text,
      number: value.number,
    }))
}
