import type { UnderstoodPart } from '@vitrina/contract/catalogue/interpretation'
import type { DocumentFacts } from './engine/read-documents.ts'
import type { SearchRequest, SearchResult, SuggestRequest } from './engine/search-types.ts'
import type { Segment } from './engine/segment.ts'
import type { Meaning } from './understanding/meanings.ts'

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

export type CatalogueLookup = {
  /** Ways to understand a text, the likeliest first. */
  meaningsOf: (text: string) => Promise<Meaning[]>
  /** In how many products each term stands. */
  frequenciesOf: (terms: readonly string[]) => Promise<number[]>
  /** For each spelling, which has several letters in a place, the terms that are written so. */
  termsSpelled: (spellings: readonly (readonly (readonly string[])[])[]) => Promise<string[][]>
  /** For each term the products that have it, at most so many. */
  idsWithTerms: (terms: readonly string[], most: number) => Promise<number[][]>
  /** Products that share most with a text, given as terms; in the background. */
  overlapping: (terms: readonly string[], limit: number) => Promise<number[]>
  factsOf: (ids: readonly number[]) => Promise<Map<number, DocumentFacts>>
}

/** Everything the catalogue may ask of an engine; ids only, products are read from PostgreSQL. */
export type CatalogueSearch = {
  /** `isPatient`: one of a long list of questions, which must not delay other searches. */
  search: (request: SearchQuestion, options?: { isPatient?: boolean }) => Promise<SearchResult & TextMeaning>
  suggest: (request: Omit<SuggestRequest, 'synonyms' | 'readings' | 'columns'>) => Promise<Suggested>
  /** Lookups of words and goods for matching a list; all of it is in memory. */
  lookup: CatalogueLookup
  /** Gives the segments of the index now and whenever others take their place, for a thread that shares their memory; the function returned ends that. */
  share: (use: (segments: readonly Segment[]) => void) => Promise<() => void>
  /** `seq`: the last change of the catalogue this engine has seen. */
  status: () => Promise<{ isReady: boolean; generation: string; seq: bigint; docs: number }>
  close: () => Promise<void>
}
