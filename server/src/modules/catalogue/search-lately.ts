import type { SearchRequest, SearchResult } from '#platform/search-index/search-types'
import type { CatalogueSearch } from './search/catalogue-search.ts'

/** A list and its filters are asked for side by side; by then both have come. */
const LATELY_MS = 250
const MOST = 200

type Asked = { list: string; facets: string; result: Promise<SearchResult>; at: number }

/** Counts follow from the query, not from the page and the order. */
const facetsKey = ({ sort: _, offset: __, limit: ___, withFacets: ____, ...asked }: SearchRequest) => JSON.stringify(asked)

/** Lets the two calls of one screen share one question to the engine, whichever of them comes first. */
export class SearchLately {
  readonly #engine: () => Promise<CatalogueSearch>
  #asked: Asked[] = []

  constructor(engine: () => Promise<CatalogueSearch>) {
    this.#engine = engine
  }

  /** A page; the first one brings the counts with it, which are wanted next. */
  async page(request: SearchRequest): Promise<SearchResult> {
    const facets = facetsKey(request)
    const list = listKey(facets, request)
    const lately = this.#lately()
    const same = lately.find((one) => one.list === list)
    if (same) return same.result
    const isCounted = request.offset > 0 || lately.some((one) => one.facets === facets)
    return isCounted ? this.#search({ ...request, withFacets: false }) : this.#ask({ ...request, withFacets: true }, facets)
  }

  async facets(request: SearchRequest): Promise<SearchResult> {
    const facets = facetsKey(request)
    return this.#lately().find((one) => one.facets === facets)?.result ?? this.#ask({ ...request, withFacets: true }, facets)
  }

  #ask(request: SearchRequest, facets: string): Promise<SearchResult> {
    const result = this.#search(request)
    const asked = { list: listKey(facets, request), facets, result, at: performance.now() }
    this.#asked = [...this.#asked.slice(-MOST), asked]
    // A failure is not cached, and every waiting caller gets it.
    result.catch(() => {
      this.#asked = this.#asked.filter((one) => one !== asked)
    })
    return result
  }

  async #search(request: SearchRequest): Promise<SearchResult> {
    return (await this.#engine()).search(request)
  }

  #lately(): Asked[] {
    const since = performance.now() - LATELY_MS
    if (this.#asked[0] && this.#asked[0].at < since) this.#asked = this.#asked.filter(({ at }) => at >= since)
    return this.#asked
  }
}

const listKey = (facets: string, { sort, offset, limit }: SearchRequest) => `${sort} ${offset} ${limit} ${facets}`
