import type { Context } from '#platform/context'
import { listParts, MOST_NEWS, type Own, type OwnAsked, type ProductParts, readOwn, type Whose } from './cards.queries.ts'

/** About a kilobyte each. */
const MOST_KEPT = 20_000
/** The feed of changes goes back a day: after so long without a read the shelf begins anew. */
const MAX_SILENCE_MS = 3_600_000
const GLANCE_MS = 500

export type Taken = {
  parts: Map<number, ProductParts>
  favourites: ReadonlySet<number>
  fixed: ReadonlyMap<number, number>
  inCart: ReadonlyMap<number, number>
}
type Asked = { ids: readonly number[]; whose: Whose; contractId: number | null }

const byProduct = (named: Record<string, number> | null) => new Map(Object.entries(named ?? {}).map(([id, value]) => [Number(id), value]))

/**
 * Products shown lately, so that a page need not read them again. Every question asks PostgreSQL first what has been
 * committed since the last one: nothing older than the question is ever shown.
 */
export class ProductShelf {
  readonly #ctx: Pick<Context, 'db'>
  readonly #most: number
  #parts = new Map<number, ProductParts>()
  #position: string | null = null
  #askedAt = -Infinity
  #heardAt = -Infinity
  /** Counts the changes: products read before a change may be older than it, and are not kept. */
  #news = 0

  constructor(ctx: Pick<Context, 'db'>, { most = MOST_KEPT }: { most?: number } = {}) {
    this.#ctx = ctx
    this.#most = most
  }

  async take({ ids, whose, contractId }: Asked): Promise<Taken> {
    const { taken } = await this.takeTold({ whose, contractId }, async (asked) => ({ ids, own: await readOwn(this.#ctx, ids, asked) }))
    return taken
  }

  /** The same where one statement gives both the products to take and the viewer's own facts. */
  async takeTold<Told extends { ids: readonly number[]; own: Own }>(
    { whose, contractId }: Omit<Asked, 'ids'>,
    read: (asked: OwnAsked) => Promise<Told>,
  ): Promise<{ told: Told; taken: Taken }> {
    const now = performance.now()
    if (now - this.#askedAt > MAX_SILENCE_MS) this.#forgetAll()
    this.#askedAt = now
    const told = await read({ position: this.#position, whose, contractId })
    const { ids, own } = told
    this.#hear(own)
    this.#heardAt = now
    const taken = {
      parts: await this.#partsOf(ids),
      favourites: new Set(own.favourites),
      fixed: byProduct(own.fixed),
      inCart: byProduct(own.inCart),
    }
    return { told, taken }
  }

  /** For suggestions while typing: at most half a second old, and without the viewer's own facts. */
  async glance(ids: readonly number[]): Promise<Taken> {
    if (performance.now() - this.#heardAt > GLANCE_MS) return this.take({ ids, whose: null, contractId: null })
    return { parts: await this.#partsOf(ids), favourites: new Set(), fixed: new Map(), inCart: new Map() }
  }

  #hear({ position, changed }: Own): void {
    this.#position = position
    if (changed.length === 0) return
    this.#news++
    if (changed.length > MOST_NEWS || changed.includes(0)) this.#parts.clear()
    else for (const id of changed) this.#parts.delete(id)
  }

  #forgetAll(): void {
    this.#news++
    this.#position = null
    this.#parts.clear()
  }

  async #partsOf(ids: readonly number[]): Promise<Map<number, ProductParts>> {
    const found = new Map<number, ProductParts>()
    const missing: number[] = []
    for (const id of ids) {
      const parts = this.#parts.get(id)
      if (!parts) {
        missing.push(id)
        continue
      }
      found.set(id, parts)
      this.#keep(parts)
    }
    if (missing.length === 0) return found
    const before = this.#news
    for (const parts of await listParts(this.#ctx, missing)) {
      found.set(parts.id, parts)
      if (this.#news === before) this.#keep(parts)
    }
    return found
  }

  /** The last asked for stands last, and the first goes when there are too many. */
  #keep(parts: ProductParts): void {
    this.#parts.delete(parts.id)
    this.#parts.set(parts.id, parts)
    if (this.#parts.size <= this.#most) return
    const [oldest] = this.#parts.keys()
    if (oldest !== undefined) this.#parts.delete(oldest)
  }
}
