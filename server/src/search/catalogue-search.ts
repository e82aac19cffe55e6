import type { UnderstoodPart } from '@vitrina/contract/catalogue/catalogue'
import type { SearchRequest, SearchResult, SuggestRequest } from './engine/search-types.ts'

/** The meaning of the text: filters its words stand for, and an amount. */
export type TextMeaning = { understood: UnderstoodPart[]; amount: { value: number; spans: UnderstoodPart['spans'] } | null }

export type Suggested = TextMeaning & {
  /** Ways to go on typing, as words of goods. */
  queries: string[]
  productIds: number[]
  sectionIds: number[]
  brandIds: number[]
  /** How many more products than these have a code that begins so. */
  moreCount: number
  changed: SearchResult['interpreted']['changed']
  /** The words as they were understood. */
  text: string
}

/** A request before its text is read. */
export type SearchQuestion = Omit<SearchRequest, 'synonyms' | 'readings'>

/** Everything the catalogue may ask of an engine; ids only, products are read from PostgreSQL. */
export type CatalogueSearch = {
  /** `isPatient`: one of a long list of questions, which must not delay other searches. */
  search: (request: SearchQuestion, options?: { isPatient?: boolean }) => Promise<SearchResult & TextMeaning>
  suggest: (request: Omit<SuggestRequest, 'synonyms' | 'readings' | 'columns'>) => Promise<Suggested>
  /** `seq`: the last change of the catalogue this engine has seen. */
  status: () => Promise<{ isReady: boolean; generation: string; seq: bigint; docs: number }>
  close: () => Promise<void>
}
