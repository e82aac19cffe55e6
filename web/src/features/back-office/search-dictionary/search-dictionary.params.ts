import { dictionaryShows } from '@vitrina/contract/catalogue/search-dictionary'
import { MAX_SEARCH_QUERY_DAYS, searchQueryShows } from '@vitrina/contract/catalogue/search-queries'
import { idOf, listAddress, pageOf, textOf } from '#lib/list-params.ts'
import { deskPaths } from '#lib/desk-paths.ts'
import { paths } from '#lib/paths.ts'

const tabs = [...dictionaryShows, ...searchQueryShows] as const
export type DictionaryTab = (typeof tabs)[number]

const DEFAULT_DAYS = 30

/** They live in the address. */
export type DictionaryParams = { show: DictionaryTab; page: number; q: string; days: number }

/** Unreadable parameters are ignored. */
export function readDictionaryParams(search: Record<string, unknown>): DictionaryParams {
  return {
    show: tabs.find((tab) => tab === search.show) ?? 'all',
    page: pageOf(search.page),
    q: textOf(search.q).slice(0, 100),
    days: Math.min(Number(idOf(search.days) || DEFAULT_DAYS), MAX_SEARCH_QUERY_DAYS),
  }
}

export const dictionaryAddress = ({ show, days, ...params }: DictionaryParams): string =>
  listAddress(deskPaths.dictionary, { ...(show !== 'all' && { show }), ...(days !== DEFAULT_DAYS && { days }), ...params })

/** The way to see what buyers find by these words. */
export const searchAddress = (text: string): string => `${paths.catalogue}?${new URLSearchParams({ keyword: text })}`
