import { LRUCache } from 'lru-cache'
import type { Suggested } from './catalogue-search.ts'

/** About two kilobytes each. */
const MOST = 2_000

/**
 * Beginnings of words are few and everybody types them, and the shortest have the most goods behind them: their
 * suggestions are cached until the index gets changed goods, for each region apart. Prices and stock play no part in it.
 */
export function suggestionCache() {
  const empty = () => new LRUCache<string, Suggested>({ max: MOST })
  let cache = empty()
  return {
    /** A search under way still writes its result, which may be old by now, into the discarded cache. */
    clear: (): void => {
      cache = empty()
    },
    read: async (key: string, find: () => Promise<Suggested>): Promise<Suggested> => {
      const current = cache
      const known = current.get(key)
      if (known) return known
      const found = await find()
      current.set(key, found)
      return found
    },
  }
}
