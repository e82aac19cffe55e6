import { type AnalogRules, type FeatureValues, hasHardFeature, reaches, ruleOf } from '@vitrina/contract/catalogue/analogs.rules'
import { thousandths } from '@vitrina/contract/quantity/quantity.rules'
import type { CatalogueSearch } from '#search/catalogue-search'
import type { SearchRequest } from '#search/engine/search-types'
import { type PriceViewer, searchViewer } from '#modules/prices/read-viewer'
import type { CatalogueReference } from '../catalogue-reference.ts'
import type { Origin } from './analogs.queries.ts'

type Conditions = SearchRequest['features']

/** Value ids that a feature of an analog may have; null: any. */
function allowedValues(reference: CatalogueReference, { code, rules, own }: { code: string; rules: AnalogRules; own: FeatureValues }) {
  const { kind } = ruleOf(rules, code)
  const wanted = own.get(code) ?? []
  const feature = reference.featureByCode.get(code)
  if (!feature || kind === 'soft' || wanted.length === 0) return null
  const known = reference.valuesOf.get(feature.id) ?? []
  const isAllowed = (value: (typeof known)[number]) =>
    wanted.some((one) => (kind === 'equal' ? one.text === value.text : reaches(kind, value, one)))
  return { feature: feature.id, values: known.filter(isAllowed).map(({ id }) => id) }
}

/** The hard rules as the engine understands them: no analog is outside, but some inside may still break one. */
function hardConditions(reference: CatalogueReference, rules: AnalogRules, own: FeatureValues): Conditions {
  return [...own.keys()].flatMap((code) => allowedValues(reference, { code, rules, own }) ?? [])
}

/** The soft features taken as hard ones: finds the nearest where the rules leave many. */
function sameInAll(reference: CatalogueReference, rules: AnalogRules, own: FeatureValues): Conditions {
  const exact: AnalogRules = new Map(
    [...own.keys()].map((code) => {
      const rule = ruleOf(rules, code)
      return [code, rule.weight > 0 ? { ...rule, kind: 'equal' } : rule]
    }),
  )
  return hardConditions(reference, exact, own)
}

export type CandidateSearch = {
  engine: CatalogueSearch
  reference: CatalogueReference
  viewer: PriceViewer
  origin: Origin
  rules: AnalogRules
  own: FeatureValues
  amount: number
  /** How many are looked at more closely. */
  limit: number
  isInStockOnly: boolean
  /** One of a whole list: other searches do not wait for it. */
  isPatient: boolean
}

/** Ids of products of the same kind that may stand in, from the nearest warehouse outwards until there are enough. */
export async function searchCandidates(search: CandidateSearch): Promise<number[]> {
  const { engine, reference, viewer, origin, rules, own, amount, limit, isInStockOnly, isPatient } = search
  if (!hasHardFeature(rules, own)) return []
  const hard = hardConditions(reference, rules, own)
  // A value that is no longer in the catalogue: nothing can be like it.
  if (hard.some(({ values }) => values.length === 0)) return []
  const find = (features: Conditions, inStock: SearchRequest['inStock']) =>
    engine.search(
      {
        columns: [{ column: 'family', values: [origin.familyId] }],
        features,
        ...(inStock && { inStock }),
        viewer: searchViewer(viewer),
        sort: 'popularity',
        offset: 0,
        limit,
        withFacets: false,
      },
      { isPatient },
    )
  const atLeast = Math.max(1, thousandths(amount))
  const nearest = viewer.places.slice(0, 1).map(({ id }) => id)
  const places: SearchRequest['inStock'][] = [{ places: nearest, atLeast }, { atLeast }, ...(isInStockOnly ? [] : [undefined])]
  const found = new Set<number>()
  for (const inStock of places) {
    const { ids, total } = await find(hard, inStock)
    const closest = total > ids.length ? (await find(sameInAll(reference, rules, own), inStock)).ids : []
    for (const id of [...closest, ...ids]) if (id !== origin.id) found.add(id)
    if (found.size >= limit) break
  }
  return [...found]
}
