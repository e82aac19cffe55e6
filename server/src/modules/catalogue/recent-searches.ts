import type { Ranking, SearchRequest } from '#search/engine/search-types'
import type { CatalogueSearch } from '#search/catalogue-search'

type SearchResult = Awaited<ReturnType<CatalogueSearch['search']>>

/** A list and its filters are asked for side by side; by then both have come. */
const RECENT_MS = 250
const MOST = 200

type RecentSearch = { list: string; facets: string; result: Promise<SearchResult>; at: number }

/** Counts follow from the query, not from the page, the order and whose order it is. */
function facetsKey(request: SearchRequest): string {
  const { sort: _, byValue: __, offset: ___, limit: ____, withFacets: _____, ranking: ______, isExplained: _______, ...rest } = request
  return JSON.stringify(rest)
}

/** Lets the two calls of one screen share one question to the engine, whichever of them comes first. */
export class RecentSearches {
  readonly #engine: () => Promise<CatalogueSearch>
  #recent: RecentSearch[] = []

  constructor(engine: () => Promise<CatalogueSearch>) {
    this.#engine = engine
  }

  /** A page; the first one brings the counts with it, which are wanted next. */
  async page(request: SearchRequest): Promise<SearchResult> {
    const facets = facetsKey(request)
    const list = listKey(facets, request)
    const recent = this.#current()
    const same = recent.find((one) => one.list === list)
    if (same) return same.result
    const isCounted = request.offset > 0 || recent.some((one) => one.facets === facets)
    return isCounted ? this.#search({ ...request, withFacets: false }) : this.#start({ ...request, withFacets: true }, facets)
  }

  async facets(request: SearchRequest): Promise<SearchResult> {
    const facets = facetsKey(request)
    return this.#current().find((one) => one.facets === facets)?.result ?? this.#start({ ...request, withFacets: true }, facets)
  }

  #start(request: SearchRequest, facets: string): Promise<SearchResult> {
    const result = this.#search(request)
    const entry = { list: listKey(facets, request), facets, result, at: performance.now() }
    this.#recent = [...this.#recent.slice(-MOST), entry]
    // A failure is not cached, and every waiting caller gets it.
    result.catch(() => {
      this.#recent = this.#recent.filter((one) => one !== entry)
    })
    return result
  }

  async #search(request: SearchRequest): Promise<SearchResult> {
    return (await this.#engine()).search(request)
  }

  #current(): RecentSearch[] {
    const since = performance.now() - RECENT_MS
    if (this.#recent[0] && this.#recent[0].at < since) this.#recent = this.#recent.filter(({ at }) => at >= since)
    return this.#recent
  }
}

/** One viewer's order is not another's: what a company bought is named by its key. */
const rankingKey = ({ region, bought, isPriceHidden }: Ranking) => [region, bought?.key, isPriceHidden].join(' ')

const listKey = (facets: string, { sort, byValue, offset, limit, ranking = {}, isExplained }: SearchRequest) =>
  [sort, byValue, offset, limit, isExplained, rankingKey(ranking), facets].join(' ')
