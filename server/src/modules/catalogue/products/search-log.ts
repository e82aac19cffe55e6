import { randomUUID } from 'node:crypto'
import type { Context } from '#platform/context'
import { dictionaryKey } from '#search/dictionary/dictionary-key'
import { mayBecomeWord } from './search-candidates.rules.ts'
import { type CartAddition, insertOpenings, insertSearches, markUsed, type Opening, type Searched } from './search-log.queries.ts'

const FLUSH_MS = 100
/** While the database is away, so much is kept for its return. */
const MOST_WAITING = 10_000

/** Searches and what came of them, written beside the answers: many at once, soon after, and before the server closes. */
export class SearchLog {
  readonly #ctx: Pick<Context, 'db' | 'log' | 'now'>
  #searches: Searched[] = []
  #openings: Opening[] = []
  #additions: CartAddition[] = []
  #timer: NodeJS.Timeout | null = null
  #writing: Promise<void> = Promise.resolve()

  constructor(ctx: Pick<Context, 'db' | 'log' | 'now'>) {
    this.#ctx = ctx
  }

  /** Gives the search its name at once. */
  addSearch(searched: Omit<Searched, 'uuid' | 'at' | 'normalised'>): string {
    const uuid = randomUUID()
    const normalised = mayBecomeWord(searched.keyword) ? dictionaryKey(searched.keyword) : ''
    this.#searches.push({ ...searched, normalised, uuid, at: this.#ctx.now() })
    this.#soon()
    return uuid
  }

  addOpening(opening: Omit<Opening, 'at'>): void {
    this.#openings.push({ ...opening, at: this.#ctx.now() })
    this.#soon()
  }

  /** One we cannot recognise has no last search. */
  addCartAddition({ siteId, viewer }: { siteId: number; viewer: string | null }): void {
    if (!viewer) return
    this.#additions.push({ siteId, viewer, at: this.#ctx.now() })
    this.#soon()
  }

  /** Everything added so far is written when this is done. */
  flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    this.#writing = this.#writing.then(() => this.#write())
    return this.#writing
  }

  #soon(): void {
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS)
  }

  async #write(): Promise<void> {
    const [searches, openings, additions] = [this.#searches, this.#openings, this.#additions]
    if (searches.length + openings.length + additions.length === 0) return
    this.#searches = []
    this.#openings = []
    this.#additions = []
    try {
      if (searches.length > 0) await insertSearches(this.#ctx, searches)
      if (openings.length > 0) await insertOpenings(this.#ctx, openings)
      if (additions.length > 0) await markUsed(this.#ctx, additions)
    } catch (error) {
      // A repeat changes nothing in the database, so rows that may have been written are kept as well.
      this.#ctx.log.warn({ err: error, searches: searches.length }, 'the search log could not be written; it is kept for the next time')
      this.#searches = [...searches, ...this.#searches].slice(-MOST_WAITING)
      this.#openings = [...openings, ...this.#openings].slice(-MOST_WAITING)
      this.#additions = [...additions, ...this.#additions].slice(-MOST_WAITING)
    }
  }
}
