import type { CatalogueFilter, FilterValue } from '@vitrina/contract/catalogue/filters'
import type { SearchQuery } from '@vitrina/contract/catalogue/catalogue.query'
import { type Flag, flags, type ViewerFlag } from '@vitrina/contract/catalogue/flags.rules'
import { inLanguage, type Language } from '@vitrina/contract/languages'
import type { Counts, SearchResult } from '#search/engine/search-types'
import type { Texts } from '#texts/texts'
import type { CatalogueReference } from '../catalogue-reference.ts'
import { keyIn } from '#search/derived-facets'
import { featureFilters } from './make-feature-filters.ts'
import { listOf } from './filter-values.rules.ts'

export type Facets = {
  found: SearchResult
  query: SearchQuery
  reference: CatalogueReference
  language: Language
  names: Texts['filters']
  currencySign: string
  seesPrices: boolean
  /** Of the viewer's favourites; null for a guest, who has none. */
  favouriteCount: number | null
  /** Codes of the features the seller offers as drop-down lists. */
  selectFilters: readonly string[]
}

const empty: Counts = new Map()

type Place = { id: keyof Texts['filters']; primary?: boolean; values: FilterValue[]; kind?: 'tree' }

/** Counts of leaves, summed up along the way to each. */
function sectionValues({ found, query, reference }: Facets): FilterValue[] {
  const counts = new Map<number, number>()
  for (const [id, count] of found.columns.section ?? empty)
    for (const above of reference.sectionById.get(id)?.path ?? []) counts.set(above, (counts.get(above) ?? 0) + count)
  const selected = new Set(query.criteria?.section)
  return reference.sections
    .filter(({ id }) => counts.has(id) || selected.has(id))
    .map(({ id, name, parentId }) => ({ id, name, count: counts.get(id) ?? 0, selected: selected.has(id), parentId }))
}

function columnValues(
  counts: Counts | undefined,
  selected: readonly number[] | undefined,
  named: ReadonlyMap<number, { name: string }>,
): FilterValue[] {
  return listOf({ counts: counts ?? empty, selected: selected ?? [], nameOf: (id) => named.get(id)?.name })
}

function countryValues({ found, query, reference, language }: Facets): FilterValue[] {
  const selected = query.criteria?.manufacturerCountries ?? []
  const values = listOf({
    counts: found.columns.country ?? empty,
    selected: selected.map((code) => reference.placeOfCountry(code)).filter((place) => place > 0),
    nameOf: (place) => {
      const country = reference.countryAt(place)
      return country && inLanguage(country.name, language)
    },
  })
  return values.map((value) => ({ ...value, id: reference.countryAt(Number(value.id))?.code ?? value.id }))
}

function setValues({ found, query, reference }: Facets): FilterValue[] {
  const counts = new Map(
    [...found.values].flatMap(([id, count]): [number, number][] => {
      const setId = keyIn('set', id)
      return setId === null ? [] : [[setId, count]]
    }),
  )
  return columnValues(counts, query.criteria?.set, reference.setById)
}

/** Without a count there are no values: a guest has no favourites to count. */
const flagOf = (facets: Facets, id: Flag, count: number | null): CatalogueFilter => ({
  id,
  name: facets.names[id],
  code: null,
  kind: 'flag',
  primary: true,
  unit: null,
  value: null,
  values: count === null ? [] : [{ id: 1, name: facets.names[id], count, selected: facets.query.criteria?.[id] ?? false }],
  valueCount: count === null ? 0 : 1,
})

function priceFilter({ found, names, currencySign, seesPrices }: Facets): CatalogueFilter[] {
  if (!seesPrices || !found.price) return []
  const value = { from: found.price.from / 100, to: found.price.to / 100 }
  return [
    { id: 'price', code: null, name: names.price, kind: 'range', primary: true, unit: currencySign, value, values: [], valueCount: 0 },
  ]
}

/** All filters of the found products, with every value. */
export function filtersOf(facets: Facets): CatalogueFilter[] {
  const { found, query, reference, names, favouriteCount } = facets
  const { columns } = found
  const { criteria = {} } = query
  const ofViewer: Record<ViewerFlag, number | null> = { instock: found.inStock, infavorite: favouriteCount }
  const flagCounts: Partial<Record<string, number | null>> = { ...found.flags, ...ofViewer }
  const places: Place[] = [
    { id: 'section', primary: true, kind: 'tree', values: sectionValues(facets) },
    { id: 'type', values: columnValues(columns.family, criteria.type, reference.familyById) },
    { id: 'brands', primary: true, values: columnValues(columns.brand, criteria.brands, reference.brandById) },
    { id: 'series', values: columnValues(columns.series, criteria.series, reference.seriesById) },
    { id: 'manufacturer', values: columnValues(columns.manufacturer, criteria.manufacturer, reference.manufacturerById) },
    { id: 'manufacturerCountries', values: countryValues(facets) },
    { id: 'sellers', values: columnValues(columns.seller, criteria.sellers, reference.sellerById) },
    { id: 'set', values: setValues(facets) },
  ]
  return [
    ...priceFilter(facets),
    ...flags.map((flag) => flagOf(facets, flag, flagCounts[flag] ?? null)),
    ...places.map(
      ({ id, primary = false, kind, values }): CatalogueFilter => ({
        id,
        code: null,
        name: names[id],
        kind: kind ?? 'list',
        primary,
        unit: null,
        value: null,
        values,
        valueCount: values.length,
      }),
    ),
    ...featureFilters(facets),
  ]
}
