import { thousandths } from '@vitrina/contract/quantity/quantity.rules'
import { lowerFirst } from '@vitrina/contract/catalogue/catalogue.features.rules'
import {
  type ChosenProperties,
  catalogueSort,
  customChoice,
  type ProductQuery,
  type SearchQuery,
} from '@vitrina/contract/catalogue/catalogue.query'
import { productFlags } from '@vitrina/contract/catalogue/flags.rules'
import type { Bought, Ranking, SearchRequest, Sort } from '#search/engine/search-types'
import { type PriceViewer, searchViewer } from '#modules/prices/read-viewer'
import type { CatalogueReference } from './catalogue-reference.ts'
import { featureOfList, valueIn } from '#search/derived-facets'
import { inNaturalOrder } from './filters/natural-order.rules.ts'

/** Specification §7: filters become criteria, features properties, sort sorting, stock storage. */
export function searchQueryOf({ filters, features, sort, stock, ...same }: ProductQuery): SearchQuery {
  const field = sort ? (sort.replace('-', '') as keyof NonNullable<SearchQuery['sorting']>) : null
  return {
    ...same,
    criteria: filters,
    properties: features,
    storage: stock,
    sorting: field ? { [field]: sort?.startsWith('-') ? 'DESC' : 'ASC' } : undefined,
  }
}

function sortOf({ sorting }: SearchQuery, { fallback, seesPrices }: { fallback: string; seesPrices: boolean }): Sort {
  const [requested] = Object.entries(sorting ?? {})
  const sortRequested = requested && catalogueSort.safeParse(requested[1] === 'DESC' ? `-${requested[0]}` : requested[0]).data
  const configured = catalogueSort.safeParse(fallback).data ?? 'relevance'
  // Relevance and popularity have one direction only.
  const sort = sortRequested ?? (requested?.[0] === 'popularity' ? 'popularity' : configured)
  // An order by hidden prices would reveal them.
  return !seesPrices && (sort === 'price' || sort === '-price') ? 'popularity' : sort
}

/** Values of the feature the list is sorted by, in the order wanted; none: the feature is unknown, and the other order holds. */
function valueOrderOf({ sortBy = '' }: SearchQuery, { featureByCode, valuesOf: valuesById }: CatalogueReference): number[] {
  const isDescending = sortBy.startsWith('-')
  const feature = featureByCode.get(isDescending ? sortBy.slice(1) : sortBy)?.id
  const ids = feature === undefined ? [] : inNaturalOrder(valuesById.get(feature) ?? []).map(({ id }) => id)
  return isDescending ? ids.toReversed() : ids
}

const kopecks = (roubles: number) => Math.round(roubles * 100)

function ordered({ from, to }: { from?: number | undefined; to?: number | undefined }): { from?: number; to?: number } {
  const bounds = lowerFirst({ from, to })
  return { ...(bounds.from !== undefined && { from: bounds.from }), ...(bounds.to !== undefined && { to: bounds.to }) }
}

type Chosen = NonNullable<ChosenProperties>[string]

/** Values of the index for one chosen feature; none: nothing can fit. */
function valuesOf(reference: CatalogueReference, feature: number, chosen: Chosen): number[] {
  if (Array.isArray(chosen)) return chosen
  const { from = -Infinity, to = Infinity } = ordered(chosen)
  return (reference.valuesOf.get(feature) ?? []).flatMap(({ id, number }) => (number !== null && number >= from && number <= to ? id : []))
}

const isChosen = (chosen: Chosen) => (Array.isArray(chosen) ? chosen.length > 0 : chosen.from !== undefined || chosen.to !== undefined)

/** `custom-{feature}` means the same as the feature among the properties. */
export function chosenFeatures({ criteria = {}, properties = {} }: SearchQuery): [string, Chosen][] {
  const custom = Object.entries(criteria).flatMap(([name, given]): [string, Chosen][] => {
    if (!name.startsWith('custom-')) return []
    const choice = customChoice.safeParse(given)
    return [[name.slice('custom-'.length), choice.success ? choice.data : [0]]]
  })
  return [...Object.entries(properties), ...custom].filter(([, chosen]) => isChosen(chosen))
}

export const underSections = (reference: CatalogueReference, ids: number[]) => {
  const sectionIds = new Set(ids)
  return [...sectionIds, ...reference.sections.filter(({ path }) => path.some((id) => sectionIds.has(id))).map(({ id }) => id)]
}

function columnsOf(reference: CatalogueReference, { criteria = {} }: SearchQuery): SearchRequest['columns'] {
  const { section, type, brands, series, manufacturer, manufacturerCountries, sellers } = criteria
  const valuesByColumn: [string, number[] | undefined][] = [
    ['section', section && underSections(reference, section)],
    ['family', type],
    ['brand', brands],
    ['series', series],
    ['manufacturer', manufacturer],
    // An unknown country is no place of the index, and nothing fits it.
    ['country', manufacturerCountries?.map((code) => reference.placeOfCountry(code) || Number.MAX_SAFE_INTEGER)],
    ['seller', sellers],
  ]
  return valuesByColumn.flatMap(([column, values]) => (values && values.length > 0 ? { column, values: [...new Set(values)] } : []))
}

function featuresOf(reference: CatalogueReference, query: SearchQuery): SearchRequest['features'] {
  const byFeature = new Map<number, number[]>()
  for (const [name, choice] of chosenFeatures(query)) {
    const feature = reference.featureByCode.get(name)?.id ?? 0
    const values = valuesOf(reference, feature, choice)
    // One feature named twice is one condition: the values both allow.
    byFeature.set(feature, byFeature.get(feature)?.filter((value) => values.includes(value)) ?? values)
  }
  const chosen = [...byFeature].map(([feature, values]) => ({ feature, values }))
  const sets = query.criteria?.set ?? []
  return sets.length > 0 ? [...chosen, { feature: featureOfList('set'), values: sets.map((id) => valueIn('set', id)) }] : chosen
}

type Seen = {
  reference: CatalogueReference
  viewer: PriceViewer
  /** The seller's own order and size of a page. */
  defaults: { sort: string; pageSize: number }
  /** The text to search for, without a command before it. */
  text: string
  /** Only these: favourites, analogs. */
  only: number[] | null
  /** Found by the viewer's own codes. */
  owned: number[]
  /** Goods that the viewer's company bought. */
  bought: Bought | null
}

const rankingOf = ({ region, seesPrices }: PriceViewer, bought: Bought | null): Ranking => ({
  region: region.id,
  ...(bought && { bought }),
  ...(!seesPrices && { isPriceHidden: true }),
})

/** A buyer's query as the engine understands it. */
export function searchRequestOf(query: SearchQuery, { reference, viewer, defaults, text, only, owned, bought }: Seen): SearchRequest {
  const { criteria = {}, storage = [], pageSize = defaults.pageSize } = query
  const features = featuresOf(reference, query)
  const flags = productFlags.filter((flag) => criteria[flag])
  const isImpossible = features.some(({ feature, values }) => feature === 0 || values.length === 0)
  const price = ordered({
    from: criteria.priceMin === undefined ? undefined : kopecks(criteria.priceMin),
    to: criteria.priceMax === undefined ? undefined : kopecks(criteria.priceMax),
  })
  const byValue = valueOrderOf(query, reference)
  const isPriced = viewer.seesPrices && (price.from !== undefined || price.to !== undefined)
  return {
    ...(text && { text }),
    ...(query.literal && { isLiteral: true }),
    columns: columnsOf(reference, query),
    features: isImpossible ? [] : features,
    ...(isPriced && { price }),
    ...((criteria.instock || storage.length > 0) && {
      inStock: {
        ...(storage.length > 0 && { places: storage }),
        atLeast: Math.max(1, thousandths(criteria.requestedAmount ?? 0)),
      },
    }),
    ...(flags.length > 0 && { flags }),
    ...(isImpossible ? { only: [] } : only && { only }),
    ...(owned.length > 0 && { owned }),
    viewer: searchViewer(viewer),
    ...(text && { ranking: rankingOf(viewer, bought) }),
    sort: byValue.length > 0 ? 'value' : sortOf(query, { fallback: defaults.sort, seesPrices: viewer.seesPrices }),
    ...(byValue.length > 0 && { byValue }),
    offset: (query.page - 1) * pageSize,
    limit: pageSize,
    withFacets: false,
  }
}
