import type { Suggested } from './catalogue-search.ts'

/** About two kilobytes each. */
const MOST = 2_000

/**
 * Beginnings of words are few and everybody types them, and the shortest have the most goods behind them: their
 * suggestions are cached until the index gets changed goods. Prices and stock play no part in it.
 */
export function suggestionCache() {
  let cache = new Map<string, Suggested>()
  return {
    /** A search under way still writes its result, which may be old by now, into the discarded map. */
    clear: (): void => {
      cache = new Map()
    },
    read: async (key: string, find: () => Promise<Suggested>): Promise<Suggested> => {
      const current = cache
      const known = current.get(key)
      const found = known ?? (await find())
      // The one asked for longest ago goes first.
      current.delete(key)
      current.set(key, found)
      const [oldest] = current.keys()
      if (current.size > MOST && oldest !== undefined) current.delete(oldest)
      return found
    },
  }
}
