import type { CatalogueFilter, FilterValue } from '@vitrina/contract/catalogue/filters'
import type { SearchQuery } from '@vitrina/contract/catalogue/catalogue.query'
import type { Counts, SearchResult } from '#search/engine/search-types'
import type { CatalogueReference } from '../catalogue-reference.ts'
import { chosenFeatures } from '../search-request.ts'
import { byCount, listOf } from './filter-values.rules.ts'

/** C-12: a select filter has the name it has in the address. */
export const featureFilterId = (code: string, selectFilters: readonly string[]) =>
  selectFilters.includes(code) ? `custom-${code}` : `feature-${code}`

type FilterInput = { found: SearchResult; query: SearchQuery; reference: CatalogueReference; selectFilters: readonly string[] }

function countsByFeature({ found, reference }: FilterInput): Map<number, Counts> {
  const byFeature = new Map<number, Counts>()
  for (const [id, count] of found.values) {
    // Values of derived facets are no features of the catalogue.
    const feature = reference.valueById.get(id)?.featureId
    if (feature === undefined || count === 0) continue
    const counts = byFeature.get(feature) ?? new Map<number, number>()
    byFeature.set(feature, counts.set(id, count))
  }
  return byFeature
}

/** Values chosen, by feature. */
function selectedOf({ query, reference }: FilterInput): Map<number, number[]> {
  const selected = new Map<number, number[]>()
  for (const [name, chosen] of chosenFeatures(query)) {
    const feature = reference.featureByCode.get(name)?.id
    if (feature === undefined || !Array.isArray(chosen)) continue
    const own = chosen.filter((id) => reference.valueById.get(id)?.featureId === feature)
    selected.set(feature, [...(selected.get(feature) ?? []), ...own])
  }
  return selected
}

function spanOf(counts: Counts, reference: CatalogueReference): { from: number; to: number } | null {
  const numbers = [...counts.keys()].flatMap((id) => reference.valueById.get(id)?.number ?? [])
  return numbers.length > 0 ? { from: Math.min(...numbers), to: Math.max(...numbers) } : null
}

/** Features of the found products: the seller's drop-down lists in their order, then the main ones; values of a range stand by size. */
export function featureFilters(requested: FilterInput): CatalogueFilter[] {
  const { reference, selectFilters } = requested
  const isSelect = (code: string) => selectFilters.includes(code)
  const placeOf = (code: string) => (isSelect(code) ? selectFilters.indexOf(code) : selectFilters.length)
  const counted = countsByFeature(requested)
  const chosen = selectedOf(requested)
  return reference.features
    .filter(({ id }) => counted.has(id) || chosen.has(id))
    .toSorted((a, b) => placeOf(a.code) - placeOf(b.code) || Number(b.isPrimary) - Number(a.isPrimary))
    .map((feature): CatalogueFilter => {
      const counts = counted.get(feature.id) ?? new Map<number, number>()
      const numberOf = (id: number | string) => reference.valueById.get(Number(id))?.number ?? 0
      const isRange = feature.kind === 'range'
      const bySize = (a: FilterValue, b: FilterValue) => numberOf(a.id) - numberOf(b.id) || byCount(a, b)
      const places = isRange ? null : reference.sizePlaces(feature.id)
      const byPlace = (a: FilterValue, b: FilterValue) => (places?.get(Number(a.id)) ?? 0) - (places?.get(Number(b.id)) ?? 0)
      const values = listOf({
        counts,
        selected: chosen.get(feature.id) ?? [],
        nameOf: (id) => reference.valueById.get(id)?.text,
        order: isRange ? bySize : places ? byPlace : byCount,
      })
      return {
        id: featureFilterId(feature.code, selectFilters),
        code: feature.code,
        name: feature.name,
        // A flag is a list of yes and no.
        kind: isSelect(feature.code) ? 'select' : isRange ? 'range' : 'list',
        primary: feature.isPrimary || isSelect(feature.code),
        unit: feature.unit,
        value: isRange && !isSelect(feature.code) ? spanOf(counts, reference) : null,
        values,
        valueCount: values.length,
      }
    })
    .filter(({ values }) => values.length > 0)
}
