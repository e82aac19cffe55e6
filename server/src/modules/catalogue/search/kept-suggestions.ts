import type { Suggested } from './catalogue-search.ts'

/** About two kilobytes each. */
const MOST = 2_000

/**
 * Beginnings of words are few and everybody types them, and the shortest have the most goods behind them: their
 * suggestions are cached until the index gets changed goods. Prices and stock play no part in it.
 */
export function keptSuggestions() {
  let kept = new Map<string, Suggested>()
  return {
    /** A search under way still writes its result, which may be old by now, into the discarded map. */
    forget: (): void => {
      kept = new Map()
    },
    read: async (key: string, find: () => Promise<Suggested>): Promise<Suggested> => {
      const book = kept
      const known = book.get(key)
      const found = known ?? (await find())
      // The one asked for longest ago goes first.
      book.delete(key)
      book.set(key, found)
      const [oldest] = book.keys()
      if (book.size > MOST && oldest !== undefined) book.delete(oldest)
      return found
    },
  }
}
