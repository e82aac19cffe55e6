import {
  type AnalogRules,
  differingFeatures,
  type FeatureValue,
  type FeatureValues,
  isMet,
  ruleOf,
} from '@vitrina/contract/catalogue/analogs.rules'
import { exactAmount } from '@vitrina/contract/quantity/quantity.rules'
import type { FeatureDifference, ProductDetails, ProductFeature } from '@vitrina/contract/catalogue/product'

/** One value of a feature a product has, with the feature's own names. */
export type Described = { id: string; name: string; unit: string | null; group: string; value: string; number: number | null }

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

/** The plain values that products are compared by. */
export function valuesByFeature(rows: readonly Described[]): FeatureValues {
  const values = new Map<string, FeatureValue[]>()
  for (const { id, value, number } of rows) {
    const known = values.get(id)
    if (known) known.push({ text: value, number })
    else values.set(id, [{ text: value, number }])
  }
  return values
}

const said = (values: readonly FeatureValue[] | undefined) =>
  values
    ?.map(({ text }) => text)
    .toSorted()
    .join(', ') ?? null

const onlyNumber = (values: readonly FeatureValue[] | undefined) => (values?.length === 1 ? (values[0]?.number ?? null) : null)

/** Features that differ between two products, in the seller's order; equal ones and those neither has are left out. */
export function differencesOf(own: readonly Described[], other: readonly Described[], rules: AnalogRules): FeatureDifference[] {
  const [mine, theirs] = [valuesByFeature(own), valuesByFeature(other)]
  const named = new Map([...own, ...other].map((row) => [row.id, row]))
  return differingFeatures(mine, theirs).flatMap((id) => {
    const feature = named.get(id)
    if (!feature) return []
    const [before, after] = [mine.get(id), theirs.get(id)]
    const [from, to] = [onlyNumber(before), onlyNumber(after)]
    return {
      id,
      name: feature.name,
      unit: feature.unit,
      own: said(before),
      other: said(after),
      more: from === null || to === null ? null : exactAmount(to - from),
      isHard: !isMet(ruleOf(rules, id).kind, before, after),
    }
  })
}
