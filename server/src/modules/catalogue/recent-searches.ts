import type { Ranking, SearchRequest } from '#search/engine/search-types'
import type { CatalogueSearch } from '#search/catalogue-search'

type SearchResult = Awaited<ReturnType<CatalogueSearch['search']>>

/** A list and its filters are asked for side by side; by then both have come. */
const RECENT_MS = 250
const MOST = 200

/** `list`: the page that came with the counts. */
type Counted = { list: string; result: Promise<SearchResult> }

/** Answers of a moment ago, the oldest first. */
class Recent<T> {
  readonly #entries = new Map<string, { value: T; at: number }>()

  get(key: string): T | undefined {
    const since = performance.now() - RECENT_MS
    for (const [old, { at }] of this.#entries) {
      if (at >= since) break
      this.#entries.delete(old)
    }
    return this.#entries.get(key)?.value
  }

  /** A failure is not cached, and every waiting caller gets it. */
  set(key: string, value: T, result: Promise<unknown>): void {
    const entry = { value, at: performance.now() }
    this.#entries.set(key, entry)
    const [oldest] = this.#entries.keys()
    if (this.#entries.size > MOST && oldest !== undefined) this.#entries.delete(oldest)
    result.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key)
    })
  }
}

/** Counts follow from the query, not from the page, the order and whose order it is. */
function facetsKey(request: SearchRequest): string {
  const { sort: _, byValue: __, offset: ___, limit: ____, withFacets: _____, ranking: ______, isExplained: _______, ...rest } = request
  return JSON.stringify(rest)
}

/** Lets the two calls of one screen share one question to the engine, whichever of them comes first. */
export class RecentSearches {
  readonly #engine: () => Promise<CatalogueSearch>
  /** By the key of the counts. */
  readonly #counted = new Recent<Counted>()
  /** Further pages: the head of a page and its list ask for the same one. */
  readonly #pages = new Recent<Promise<SearchResult>>()

  constructor(engine: () => Promise<CatalogueSearch>) {
    this.#engine = engine
  }

  /** A page; the first one brings the counts with it, which are wanted next. */
  async page(request: SearchRequest): Promise<SearchResult> {
    const facets = facetsKey(request)
    const list = listKey(request)
    const counted = this.#counted.get(facets)
    if (counted?.list === list) return counted.result
    return request.offset > 0 || counted ? this.#page(request, `${facets} ${list}`) : this.#start(request, facets)
  }

  async facets(request: SearchRequest): Promise<SearchResult> {
    const facets = facetsKey(request)
    return this.#counted.get(facets)?.result ?? this.#start(request, facets)
  }

  #page(request: SearchRequest, key: string): Promise<SearchResult> {
    const known = this.#pages.get(key)
    if (known) return known
    const result = this.#search({ ...request, withFacets: false })
    this.#pages.set(key, result, result)
    return result
  }

  #start(request: SearchRequest, facets: string): Promise<SearchResult> {
    const result = this.#search({ ...request, withFacets: true })
    this.#counted.set(facets, { list: listKey(request), result }, result)
    return result
  }

  async #search(request: SearchRequest): Promise<SearchResult> {
    return (await this.#engine()).search(request)
  }
}

/** One viewer's order is not another's: what a company bought is named by its key. */
const rankingKey = ({ region, bought, isPriceHidden }: Ranking) => [region, bought?.key, isPriceHidden].join(' ')

/** Of one query, which the key of its counts names. */
const listKey = ({ sort, byValue, offset, limit, ranking = {}, isExplained }: SearchRequest) =>
  [sort, byValue, offset, limit, isExplained, rankingKey(ranking)].join(' ')
