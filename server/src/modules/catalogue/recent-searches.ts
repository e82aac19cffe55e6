import type { Ranking, SearchRequest } from '#search/engine/search-types'
import type { CatalogueSearch } from '#search/catalogue-search'

type SearchResult = Awaited<ReturnType<CatalogueSearch['search']>>

/** A list and its filters are asked for side by side; by then both have come. */
const RECENT_MS = 250
const MOST = 200

type RecentSearch = { list: string; result: Promise<SearchResult>; at: number }

/** Counts follow from the query, not from the page, the order and whose order it is. */
function facetsKey(request: SearchRequest): string {
  const { sort: _, byValue: __, offset: ___, limit: ____, withFacets: _____, ranking: ______, isExplained: _______, ...rest } = request
  return JSON.stringify(rest)
}

/** Lets the two calls of one screen share one question to the engine, whichever of them comes first. */
export class RecentSearches {
  readonly #engine: () => Promise<CatalogueSearch>
  /** By the key of the counts, the oldest first. */
  readonly #recent = new Map<string, RecentSearch>()

  constructor(engine: () => Promise<CatalogueSearch>) {
    this.#engine = engine
  }

  /** A page; the first one brings the counts with it, which are wanted next. */
  async page(request: SearchRequest): Promise<SearchResult> {
    const facets = facetsKey(request)
    const recent = this.#recentOf(facets)
    if (recent?.list === listKey(request)) return recent.result
    const isCounted = request.offset > 0 || recent !== undefined
    return isCounted ? this.#search({ ...request, withFacets: false }) : this.#start({ ...request, withFacets: true }, facets)
  }

  async facets(request: SearchRequest): Promise<SearchResult> {
    const facets = facetsKey(request)
    return this.#recentOf(facets)?.result ?? this.#start({ ...request, withFacets: true }, facets)
  }

  #start(request: SearchRequest, facets: string): Promise<SearchResult> {
    const result = this.#search(request)
    const entry = { list: listKey(request), result, at: performance.now() }
    this.#recent.set(facets, entry)
    const [oldest] = this.#recent.keys()
    if (this.#recent.size > MOST && oldest !== undefined) this.#recent.delete(oldest)
    // A failure is not cached, and every waiting caller gets it.
    result.catch(() => {
      if (this.#recent.get(facets) === entry) this.#recent.delete(facets)
    })
    return result
  }

  async #search(request: SearchRequest): Promise<SearchResult> {
    return (await this.#engine()).search(request)
  }

  #recentOf(facets: string): RecentSearch | undefined {
    const since = performance.now() - RECENT_MS
    for (const [key, { at }] of this.#recent) {
      if (at >= since) break
      this.#recent.delete(key)
    }
    return this.#recent.get(facets)
  }
}

/** One viewer's order is not another's: what a company bought is named by its key. */
const rankingKey = ({ region, bought, isPriceHidden }: Ranking) => [region, bought?.key, isPriceHidden].join(' ')

/** Of one query, which the key of its counts names. */
const listKey = ({ sort, byValue, offset, limit, ranking = {}, isExplained }: SearchRequest) =>
  [sort, byValue, offset, limit, isExplained, rankingKey(ranking)].join(' ')
