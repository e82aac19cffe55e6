import { LRUCache } from 'lru-cache'
import type { Context } from '#platform/context'
import type { OwnChoice } from '#modules/promise/supply-columns'
import {
  listParts,
  MOST_CHANGES,
  type OwnFacts,
  type OwnQuery,
  type OwnerKey,
  type ProductParts,
  readContractFacts,
  readOwnFacts,
} from './cards.queries.ts'

export type { ProductParts } from './cards.queries.ts'

/** About a kilobyte each. */
const MOST_CACHED = 20_000
/** The feed of changes goes back a day: after so long without a read the cache starts empty. */
const MAX_SILENCE_MS = 3_600_000
const GLANCE_MS = 500

export type CachedProducts = {
  parts: Map<number, ProductParts>
  favourites: ReadonlySet<number>
  fixed: ReadonlyMap<number, number>
  inCart: ReadonlyMap<number, number>
  /** Of a destination; null where only a glance was taken. */
  choice: OwnChoice | null
}
type CacheQuery = { ids: readonly number[]; owner: OwnerKey; contractId: number | null }

const byProduct = (named: Record<string, number> | null) => new Map(Object.entries(named ?? {}).map(([id, value]) => [Number(id), value]))

/**
 * Recently shown products, so that a page need not read them again. Every question asks PostgreSQL first what has been
 * committed since the last one: nothing older than the question is ever shown.
 */
export class ProductCache {
  readonly #ctx: Pick<Context, 'db'>
  readonly #parts: LRUCache<number, ProductParts>
  #position: string | null = null
  #requestedAt = -Infinity
  #syncedAt = -Infinity
  /** Counts the changes: products read before a change may be older than it, and are not cached. */
  #changeCount = 0

  constructor(ctx: Pick<Context, 'db'>, { most = MOST_CACHED }: { most?: number } = {}) {
    this.#ctx = ctx
    this.#parts = new LRUCache({ max: most })
  }

  async readAll({ ids, owner, contractId }: CacheQuery): Promise<CachedProducts> {
    const { cached } = await this.readWith({ owner, contractId }, async (query) => ({
      ids,
      own: await readOwnFacts(this.#ctx, ids, query),
    }))
    return cached
  }

  /** For long lists, which show neither favourites nor the cart. `contractId`: of a contract that fixes prices. */
  async readForContract(ids: readonly number[], contractId: number | null): Promise<Pick<CachedProducts, 'parts' | 'fixed'>> {
    const { cached } = await this.readWith({ owner: null, contractId }, async (query) => ({
      ids,
      own: await readContractFacts(this.#ctx, ids, query),
    }))
    return cached
  }

  /** The same where one statement gives both the products to take and the viewer's own facts. */
  async readWith<Told extends { ids: readonly number[]; own: OwnFacts }>(
    { owner, contractId }: Omit<CacheQuery, 'ids'>,
    read: (asked: OwnQuery) => Promise<Told>,
  ): Promise<{ result: Told; cached: CachedProducts }> {
    const now = performance.now()
    if (now - this.#requestedAt > MAX_SILENCE_MS) this.#invalidateAll()
    this.#requestedAt = now
    const result = await read({ position: this.#position, owner, contractId })
    const { ids, own } = result
    this.#applyChanges(own)
    this.#syncedAt = now
    const cached = {
      parts: await this.#partsOf(ids),
      favourites: new Set(own.favourites),
      fixed: byProduct(own.fixed),
      inCart: byProduct(own.inCart),
      choice: own,
    }
    return { result, cached }
  }

  /** For suggestions while typing: at most half a second old, and without the viewer's own facts. */
  async glance(ids: readonly number[]): Promise<CachedProducts> {
    // Read for nobody: the choice of a destination in it is not the viewer's.
    if (performance.now() - this.#syncedAt > GLANCE_MS)
      return { ...(await this.readAll({ ids, owner: null, contractId: null })), choice: null }
    return { parts: await this.#partsOf(ids), favourites: new Set(), fixed: new Map(), inCart: new Map(), choice: null }
  }

  #applyChanges({ position, changed }: OwnFacts): void {
    this.#position = position
    if (changed.length === 0) return
    this.#changeCount++
    if (changed.length > MOST_CHANGES || changed.includes(0)) this.#parts.clear()
    else for (const id of changed) this.#parts.delete(id)
  }

  #invalidateAll(): void {
    this.#changeCount++
    this.#position = null
    this.#parts.clear()
  }

  async #partsOf(ids: readonly number[]): Promise<Map<number, ProductParts>> {
    const found = new Map<number, ProductParts>()
    const missing: number[] = []
    for (const id of ids) {
      const parts = this.#parts.get(id)
      if (parts) found.set(id, parts)
      else missing.push(id)
    }
    if (missing.length === 0) return found
    const before = this.#changeCount
    for (const parts of await listParts(this.#ctx, missing)) {
      found.set(parts.id, parts)
      if (this.#changeCount === before) this.#parts.set(parts.id, parts)
    }
    return found
  }
}
