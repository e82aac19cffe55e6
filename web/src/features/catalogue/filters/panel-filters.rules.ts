import type { UnderstoodPart } from '@vitrina/contract/catalogue/interpretation'
import type { CatalogueFilter, FilterValue } from '@vitrina/contract/catalogue/filters'
import type { CatalogueParams } from '../catalogue.params.ts'
import { isOfFilter } from '../understood.rules.ts'
import { withoutFilters } from './filter-choice.rules.ts'

export type Filters = { items: CatalogueFilter[]; totalCount: number }

/** The search text, section and kind decide which filters are offered; choices only change the counts. */
export const contextOf = (params: CatalogueParams): CatalogueParams => ({ ...params, ...withoutFilters, type: params.type })

const emptied = (value: FilterValue): FilterValue => ({ ...value, count: 0 })
const isWhole = ({ values, valueCount }: CatalogueFilter) => values.length >= valueCount

/** In the order they were offered, whatever is found of each now: nothing moves under the pointer while values are ticked. */
function inOfferedOrder(values: readonly FilterValue[], offered: CatalogueFilter): FilterValue[] {
  const placeOf = new Map(offered.values.map(({ id }, place) => [id, place]))
  return values.toSorted((a, b) => (placeOf.get(a.id) ?? placeOf.size) - (placeOf.get(b.id) ?? placeOf.size))
}

/** Values that no longer find anything stay in their places. */
function withEmptied(now: CatalogueFilter, offered: CatalogueFilter): FilterValue[] {
  const known = new Set(now.values.map(({ id }) => id))
  return inOfferedOrder([...now.values, ...offered.values.filter(({ id }) => !known.has(id)).map(emptied)], offered)
}

function mergedFilter(now: CatalogueFilter | undefined, offered: CatalogueFilter): CatalogueFilter {
  if (!now) return { ...offered, values: offered.values.map(emptied), valueCount: offered.values.length }
  const value = offered.value ?? now.value
  // A truncated list has enough values to show, and does not tell which of the omitted ones are empty.
  if (!isWhole(now)) return { ...now, value, values: inOfferedOrder(now.values, offered) }
  const values = withEmptied(now, offered)
  return { ...now, value, values, valueCount: values.length }
}

/** The offered filters with current counts: the panel keeps its shape while filters are chosen. */
export function mergedFilters(now: readonly CatalogueFilter[], offered: readonly CatalogueFilter[]): CatalogueFilter[] {
  const current = new Map(now.map((filter) => [filter.id, filter]))
  const known = new Set(offered.map(({ id }) => id))
  return [...offered.map((filter) => mergedFilter(current.get(filter.id), filter)), ...now.filter(({ id }) => !known.has(id))]
}

/** A feature that few of the goods have narrows too little to come first. */
const MAIN_SHARE = 0.3

/** Number of goods with the feature. Values of a list are sorted by count, so omitted ones add little; sizes are not. */
function coverageOf({ kind, values, valueCount }: CatalogueFilter): number {
  const counted = values.reduce((sum, { count }) => sum + count, 0)
  return kind === 'range' ? (counted * valueCount) / Math.max(1, values.length) : counted
}

function isMain(filter: CatalogueFilter, total: number): boolean {
  if (!filter.primary) return false
  return filter.code === null || filter.kind === 'select' || (filter.valueCount > 1 && coverageOf(filter) >= total * MAIN_SHARE)
}

function mainIdsOf({ items, totalCount }: Filters): Set<string> {
  return new Set(items.filter((filter) => isMain(filter, totalCount)).map(({ id }) => id))
}

const isFacet = ({ kind }: CatalogueFilter) => kind === 'list' || kind === 'range' || kind === 'select'

export type PanelFilters = {
  /** The search text they were counted for. */
  keyword: string
  total: number
  /** Counts by id; a guest's favourites have none. */
  flags: ReadonlyMap<string, number>
  flagNames: ReadonlyMap<string, string>
  /** By section; a missing one has no goods. */
  sectionCounts: ReadonlyMap<number, number>
  /** Sections that have goods before any filter is chosen. */
  sections: ReadonlySet<number>
  /** By id of the filter: the values the search text names. */
  understood: ReadonlyMap<string, readonly number[]>
  facets: CatalogueFilter[]
  mainIds: ReadonlySet<string>
}

const flagsOf = ({ items }: Filters) => items.filter(({ kind }) => kind === 'flag')
const sectionsOf = ({ items }: Filters) => items.find(({ kind }) => kind === 'tree')?.values ?? []

/** A part that was left out marks nothing. */
const understoodIn = (facets: readonly CatalogueFilter[], parts: readonly UnderstoodPart[]) =>
  new Map(
    facets.flatMap((filter): [string, number[]][] => {
      const values = parts.filter((part) => !part.isRelaxed && isOfFilter(part, filter)).flatMap((part) => part.values)
      return values.length > 0 ? [[filter.id, values]] : []
    }),
  )

/** Counts and sizes («3», «3х1,5») stand by size, chosen or not. */
const isOfSizes = ({ kind, values }: CatalogueFilter) => kind === 'range' || values.every(({ name }) => /^\d/.test(name))

/** Of a list the values the search text names come first; sizes keep their order. */
function withNamedFirst(filter: CatalogueFilter, named: readonly FilterValue['id'][] = []): CatalogueFilter {
  if (named.length === 0 || isOfSizes(filter)) return filter
  const isNamed = ({ id }: FilterValue) => named.includes(id)
  return { ...filter, values: [...filter.values.filter(isNamed), ...filter.values.filter((value) => !isNamed(value))] }
}

/** Filters the search text names come before all others. */
export function panelFilters(
  now: Filters,
  offered: Filters,
  { keyword = '', parts = [] }: { keyword?: string; parts?: readonly UnderstoodPart[] } = {},
): PanelFilters {
  const facets = mergedFilters(now.items, offered.items).filter(isFacet)
  const mainIds = mainIdsOf(offered)
  const understood = understoodIn(facets, parts)
  return {
    keyword,
    total: now.totalCount,
    flags: new Map(flagsOf(now).flatMap(({ id, values }) => values.map(({ count }) => [id, count]))),
    flagNames: new Map(flagsOf(now).map(({ id, name }) => [id, name])),
    sectionCounts: new Map(sectionsOf(now).map(({ id, count }) => [Number(id), count])),
    sections: new Set(sectionsOf(offered).map(({ id }) => Number(id))),
    understood,
    facets: facets.map((filter) => withNamedFirst(filter, understood.get(filter.id))),
    mainIds,
  }
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

/**
 * The filters that come first. A choice in a filter takes its words out of the search text: the filter stays where it was
 * pressed, until another text is searched.
 */
export function firstFilters(now: PanelFilters, before: { filters: PanelFilters; first: ReadonlySet<string> } | null): Set<string> {
  const known = wordsOf(before?.filters.keyword ?? '')
  const isSameSearch = wordsOf(now.keyword).every((word) => known.includes(word))
  return new Set([...now.understood.keys(), ...(before && isSameSearch ? before.first : [])])
}

/** The seller's main filters, after those that come first, are open; the others are folded. */
export function arrangedFilters({ facets, mainIds }: PanelFilters, first: ReadonlySet<string>) {
  const isFirst = ({ id }: CatalogueFilter) => first.has(id)
  return {
    main: [...facets.filter(isFirst), ...facets.filter((filter) => mainIds.has(filter.id) && !isFirst(filter))],
    others: facets.filter((filter) => !mainIds.has(filter.id) && !isFirst(filter)),
  }
}

const SHOWN_AT_FIRST = 8

/** The first values, and chosen ones further on. */
export const firstValues = (values: readonly FilterValue[], chosen: readonly FilterValue['id'][]): FilterValue[] =>
  values.filter(({ id }, place) => place < SHOWN_AT_FIRST || chosen.includes(id))

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е')

export function foundValues(values: readonly FilterValue[], text: string): FilterValue[] {
  const words = plain(text).split(/\s+/).filter(Boolean)
  return values.filter(({ name }) => words.every((word) => plain(name).includes(word)))
}
