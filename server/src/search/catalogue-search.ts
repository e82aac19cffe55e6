import type { SearchRequest, SearchResult, SuggestRequest } from './engine/search-types.ts'

export type Suggested = {
  /** Ways to go on typing, as words of goods. */
  queries: string[]
  productIds: number[]
  sectionIds: number[]
  brandIds: number[]
  changed: SearchResult['interpreted']['changed']
  /** The words as they were understood. */
  text: string
}

/** Everything the catalogue may ask of an engine; ids only, products are read from PostgreSQL. */
export type CatalogueSearch = {
  /** `isPatient`: one of a long list of questions, which must not delay other searches. */
  search: (request: SearchRequest, options?: { isPatient?: boolean }) => Promise<SearchResult>
  suggest: (request: Omit<SuggestRequest, 'synonyms' | 'columns'>) => Promise<Suggested>
  /** `seq`: the last change of the catalogue this engine has seen. */
  status: () => Promise<{ isReady: boolean; generation: string; seq: bigint; docs: number }>
  close: () => Promise<void>
}
