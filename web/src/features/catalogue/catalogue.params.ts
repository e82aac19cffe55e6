import { type CatalogueSort, catalogueSorts } from '@vitrina/contract/catalogue/catalogue.query'
import { type FeatureChoice, lowerFirst, readFeatures, writeFeatures } from '@vitrina/contract/catalogue/catalogue.features.rules'
import { eachFlag, type Flag, flags } from '@vitrina/contract/catalogue/flags.rules'
import { MAX_PAGE_SIZE } from '@vitrina/contract/paging'
import { paths } from '#lib/paths.ts'
import { parseSearch } from '#lib/search-string.ts'

export const pageSizes = [20, 50, 100] as const

export const idLists = ['section', 'type', 'brands', 'series', 'manufacturer', 'sellers', 'set'] as const
const amounts = ['priceMin', 'priceMax', 'requestedAmount'] as const
export type IdListParam = (typeof idLists)[number]
type AmountParam = (typeof amounts)[number]

/** C-01: everything the list depends on. */
export type CatalogueParams = Record<IdListParam, number[]> &
  Record<Flag, boolean> &
  Record<AmountParam, number | null> & {
    page: number
    /** Null: the seller's page size. */
    pageSize: number | null
    /** Null: the seller's own order. */
    sort: CatalogueSort | null
    /** Code of the feature the list is sorted by, after a minus the other way round; it goes before `sort`. */
    sortBy: string | null
    /** Shown by two features: codes of both, or `1` for those that divide the goods best. */
    matrix: string | null
    keyword: string
    /** As typed, without layout and spelling correction. */
    literal: boolean
    manufacturerCountries: string[]
    features: FeatureChoice[]
    /** By code of the feature: `custom-{property}`. */
    custom: Record<string, number[]>
  }

type Search = Record<string, unknown>

const textOf = (value: unknown): string => (typeof value === 'string' ? value : Array.isArray(value) ? String(value.at(-1)) : '')
const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [textOf(value)]).flatMap((one) => one.split(','))
const idsOf = (value: unknown): number[] => [
  ...new Set(
    listOf(value)
      .filter((one) => /^[1-9]\d{0,9}$/.test(one))
      .map(Number),
  ),
]
const amountOf = (value: unknown): number | null => {
  const text = textOf(value).replace(',', '.')
  return /^\d{1,10}(\.\d{1,3})?$/.test(text) ? Number(text) : null
}
const wholeOf = (value: unknown, fallback: number): number => {
  const number = Number(textOf(value))
  return Number.isInteger(number) && number > 0 && number <= 100_000 ? number : fallback
}

const fromEach = <K extends string, V>(names: readonly K[], read: (name: K) => V) =>
  Object.fromEntries(names.map((name) => [name, read(name)])) as Record<K, V>

function priceOf(search: Search): Record<'priceMin' | 'priceMax', number | null> {
  const { from, to } = lowerFirst({ from: amountOf(search.priceMin) ?? undefined, to: amountOf(search.priceMax) ?? undefined })
  return { priceMin: from ?? null, priceMax: to ?? null }
}

/** Links are typed and shared by people: unreadable parameters are left out. */
export function readParams(search: Search): CatalogueParams {
  const size = wholeOf(search.pageSize, 0)
  const custom = Object.keys(search).flatMap((name): [string, number[]][] => {
    const ids = name.startsWith('custom-') ? idsOf(search[name]) : []
    return ids.length > 0 ? [[name.slice('custom-'.length), ids]] : []
  })
  return {
    ...fromEach(idLists, (name) => idsOf(search[name])),
    ...eachFlag((flag) => ['1', 'true'].includes(textOf(search[flag]))),
    requestedAmount: amountOf(search.requestedAmount),
    ...priceOf(search),
    page: wholeOf(search.page, 1),
    pageSize: size > 0 && size <= MAX_PAGE_SIZE ? size : null,
    sort: catalogueSorts.find((sort) => sort === textOf(search.sort)) ?? null,
    sortBy: /^-?[^\s-]\S{0,79}$/.test(textOf(search.sortBy)) ? textOf(search.sortBy) : null,
    matrix: /^(1|[^\s,]{1,80},[^\s,]{1,80})$/.test(textOf(search.matrix)) ? textOf(search.matrix) : null,
    keyword: textOf(search.keyword).trim(),
    literal: textOf(search.literal) === '1',
    manufacturerCountries: listOf(search.manufacturerCountries).filter((code) => /^[A-Z]{2}$/.test(code)),
    features: readFeatures(textOf(search.features)),
    custom: Object.fromEntries(custom),
  }
}

/** C-02: the default page size is not written. */
export const withoutUsual = (params: CatalogueParams, usual: { pageSize: number } | undefined): CatalogueParams =>
  params.pageSize === usual?.pageSize ? { ...params, pageSize: null } : params

/** Defaults stay out of the URL, so one list has one address. */
export function writeParams(params: CatalogueParams): Record<string, string> {
  const written: [string, string | number | false | null][] = [
    ['keyword', params.keyword],
    ['literal', params.literal && '1'],
    ...idLists.map((name): [string, string] => [name, params[name].join(',')]),
    ['manufacturerCountries', params.manufacturerCountries.join(',')],
    ...flags.map((name): [string, string | false] => [name, params[name] && '1']),
    ...amounts.map((name): [string, number | null] => [name, params[name]]),
    ['features', writeFeatures(params.features)],
    ...Object.entries(params.custom).map(([code, ids]): [string, string] => [`custom-${code}`, ids.join(',')]),
    ['sort', params.sort],
    ['sortBy', params.sortBy],
    ['matrix', params.matrix],
    ['page', params.page > 1 && params.page],
    ['pageSize', params.pageSize],
  ]
  return Object.fromEntries(written.flatMap(([name, value]) => (value || value === 0 ? [[name, String(value)]] : [])))
}

export const paramsAt = (address: string): CatalogueParams => readParams(parseSearch(address.slice(paths.catalogue.length)))

/** C-03: a catalogue product, or `custom:ID`, a product of the user's own. */
export type OpenProduct = { kind: 'catalog' | 'custom'; id: number }

export function readOpenProduct(search: Search): OpenProduct | null {
  const [, own, id] = /^(custom:)?([1-9]\d{0,9})$/.exec(textOf(search.product)) ?? []
  return id ? { kind: own ? 'custom' : 'catalog', id: Number(id) } : null
}

export const writeOpenProduct = ({ kind, id }: OpenProduct): string => (kind === 'custom' ? `custom:${id}` : String(id))

/** The list with a product open over it. */
export const withProduct = (list: string, product: OpenProduct): string =>
  `${list}${list.includes('?') ? '&' : '?'}product=${encodeURIComponent(writeOpenProduct(product))}`

export function catalogueAddress(params: CatalogueParams, product?: OpenProduct): string {
  const query = new URLSearchParams(writeParams(params)).toString()
  const list = query ? `${paths.catalogue}?${query}` : paths.catalogue
  return product ? withProduct(list, product) : list
}
