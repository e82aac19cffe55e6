import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '#platform/context'
import { openPool } from '#platform/database/db'
import { databaseAddress } from '#platform/database/open-database'
import type { SearchDatabase } from './index/documents.queries.ts'
import type { CatalogueSearch } from './catalogue-search.ts'
import { type SearchOracle, searchOracle } from './oracle/search-oracle.ts'
import { rankingRuleCache } from './ranking-rules/ranking-rule-cache.ts'
import { queryReader } from './understanding/query-reader.ts'
import { synonymCache } from './synonyms/synonym-cache.ts'

export type OpenSearch = (ctx: Context) => Promise<CatalogueSearch>

/** A small index is there sooner than PostgreSQL has answered. */
const PATIENCE_MS = 500
/** Shared by all searches while the index loads; a broad word takes PostgreSQL seconds in a large catalogue. */
const CONNECTIONS = 4
const STATEMENT_MS = 10_000

/** The index as soon as it is there; until then PostgreSQL answers, and requests it cannot answer wait. */
export class SearchWhileLoading {
  readonly #ctx: Context
  readonly #open: OpenSearch
  #opening: Promise<CatalogueSearch> | null = null
  #openingSince = 0
  #engine: CatalogueSearch | null = null
  #oracle: (SearchOracle & { pool: SearchDatabase }) | null = null

  constructor(ctx: Context, open: OpenSearch) {
    this.#ctx = ctx
    this.#open = open
  }

  get isOpen(): boolean {
    return this.#engine !== null
  }

  /** Begins to open, unless that is under way; an opening that failed is tried again with the next question. */
  warm(): void {
    if (!this.#opening)
      this.#start().catch((error: unknown) => this.#ctx.log.error({ err: error }, 'search did not open; the next check tries again'))
  }

  async search(): Promise<CatalogueSearch> {
    if (this.#engine) return this.#engine
    const opening = this.#start()
    const left = this.#openingSince + PATIENCE_MS - performance.now()
    const opened = opening.catch(() => null)
    return (await Promise.race([opened, pause(Math.max(0, left), null, { ref: false })])) ?? this.#meanwhile
  }

  async close(): Promise<void> {
    const engine = await this.#opening?.catch(() => null)
    await engine?.close()
    await this.#closeOracle()
  }

  #start(): Promise<CatalogueSearch> {
    if (!this.#opening) this.#openingSince = performance.now()
    this.#opening ??= this.#open(this.#ctx).then(
      async (engine) => {
        this.#engine = engine
        await this.#closeOracle()
        return engine
      },
      (error: unknown) => {
        this.#opening = null
        throw error
      },
    )
    return this.#opening
  }

  readonly #meanwhile: CatalogueSearch = {
    search: (request, options) => this.#answer(request, (engine) => engine.search(request, options)),
    suggest: (request) => this.#answer(request, (engine) => engine.suggest(request)),
    // Matching a list needs the index itself.
    lookup: {
      meaningsOf: async (text) => (await this.#start()).lookup.meaningsOf(text),
      frequenciesOf: async (terms) => (await this.#start()).lookup.frequenciesOf(terms),
      termsSpelled: async (spellings) => (await this.#start()).lookup.termsSpelled(spellings),
      idsWithTerms: async (terms, most) => (await this.#start()).lookup.idsWithTerms(terms, most),
      overlapping: async (terms, limit) => (await this.#start()).lookup.overlapping(terms, limit),
      factsOf: async (ids) => (await this.#start()).lookup.factsOf(ids),
    },
    share: async (use) => (await this.#start()).share(use),
    status: async () => ({ ...(await this.#ask().status()), isReady: false }),
    close: () => this.close(),
  }

  async #answer<T>(request: { text?: string }, ask: (engine: Omit<CatalogueSearch, 'lookup' | 'share'>) => Promise<T>): Promise<T> {
    try {
      const oracle = this.#ask()
      if (await oracle.canAnswer(request)) return await ask(oracle)
    } catch (error) {
      // Too much for PostgreSQL in the time it has, or the index has come meanwhile: either way the index will answer.
      if (!this.#engine) this.#ctx.log.warn({ err: error }, 'PostgreSQL could not answer a search, which waits for the index')
    }
    return ask(await this.#start())
  }

  #ask(): SearchOracle {
    if (!this.#oracle) {
      const pool = openPool({ url: databaseAddress(this.#ctx.config), max: CONNECTIONS, statementMs: STATEMENT_MS })
      const reader = queryReader(pool, (error) => this.#ctx.log.warn({ err: error }, 'the words of the catalogue could not be read'))
      this.#oracle = { ...searchOracle(pool, { synonyms: synonymCache(pool), rules: rankingRuleCache(pool), reader }), pool }
    }
    return this.#oracle
  }

  async #closeOracle(): Promise<void> {
    const oracle = this.#oracle
    this.#oracle = null
    await oracle?.pool.end()
  }
}
