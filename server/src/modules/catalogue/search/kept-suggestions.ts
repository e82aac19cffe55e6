import type { Suggested } from './catalogue-search.ts'

/** About two kilobytes each. */
const MOST = 2_000

/**
 * Beginnings of words are few and everybody types them, and the shortest have the most goods behind them: what they may
 * become is kept until the index hears of other goods. Prices and stock play no part in it.
 */
export function keptSuggestions() {
  let kept = new Map<string, Suggested>()
  return {
    /** Whoever asks meanwhile writes what may be old by now into the book that is put away. */
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
