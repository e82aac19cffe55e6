import type { Lexicon } from '../engine/query-plan.groups.ts'
import type { SearchDatabase } from '../index/documents.queries.ts'
import { type Near, readContinuing, readFrequencies, readSimilar, readWithPrefix } from './oracle-words.queries.ts'

const keyOf = (...parts: (string | number)[]) => parts.join('\n')

/**
 * A dictionary kept in PostgreSQL for a planner that cannot wait. It answers terms it has not read yet as unknown
 * and notes them; `load` reads the noted ones, and the planner is started anew until it meets nothing unread.
 */
export class OracleLexicon implements Lexicon {
  readonly docCount: number
  readonly #pool: SearchDatabase
  readonly #frequencies = new Map<string, number>()
  readonly #beginnings = new Map<string, string[]>()
  readonly #continuations = new Map<string, string[]>()
  readonly #likes = new Map<string, Near[]>()
  readonly #unread = new Map<string, () => Promise<void>>()
  readonly #uncounted = new Set<string>()

  constructor(pool: SearchDatabase, docCount: number) {
    this.#pool = pool
    this.docCount = docCount
  }

  get isComplete(): boolean {
    return this.#unread.size + this.#uncounted.size === 0
  }

  frequency = (term: string): number => {
    const known = this.#frequencies.get(term)
    if (known === undefined) this.#uncounted.add(term)
    return known ?? 0
  }

  withPrefix = (prefix: string, most: number): string[] => {
    const key = keyOf(prefix, most)
    const known = this.#beginnings.get(key)
    if (!known)
      this.#unread.set(`begins ${key}`, async () => void this.#beginnings.set(key, await readWithPrefix(this.#pool, prefix, most)))
    return known ?? []
  }

  continuing = (prefix: string, most: number): string[] => {
    const key = keyOf(prefix, most)
    const known = this.#continuations.get(key)
    if (!known)
      this.#unread.set(`continues ${key}`, async () => void this.#continuations.set(key, await readContinuing(this.#pool, prefix, most)))
    return known ?? []
  }

  similar = (term: string, distance: number, most: number): Near[] => {
    const key = keyOf(term, distance, most)
    const known = this.#likes.get(key)
    if (!known)
      this.#unread.set(`like ${key}`, async () => void this.#likes.set(key, await readSimilar(this.#pool, { term, distance, most })))
    return known ?? []
  }

  async load(): Promise<void> {
    const terms = [...this.#uncounted]
    const counted = terms.length > 0 ? await readFrequencies(this.#pool, terms) : new Map<string, number>()
    for (const term of terms) this.#frequencies.set(term, counted.get(term) ?? 0)
    for (const read of this.#unread.values()) await read()
    this.#uncounted.clear()
    this.#unread.clear()
  }
}
