import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'
import type { Context } from '../context.ts'

/** A saved setting must hold in every process within a second, as those of the site do. */
const MAX_AGE_MS = 500
const MOST = 1_000

type CacheEntry<T> = { value: T; at: number; isLoading: boolean }
type DatabaseCache<T> = { entries: LRUCache<string, CacheEntry<T>>; invalidations: number }

/**
 * Caches the result of `load` for a key, for each database apart. One caller reloads an expired one, in the caller's own
 * transaction where there is one; meanwhile the others still get the former. A value that reads the same stays the same object, so that
 * what was worked out from it can be cached by it.
 */
export function cachedByKey<T>(load: (ctx: Context, key: string) => Promise<T>) {
  const databases = new WeakMap<object, DatabaseCache<T>>()
  const databaseOf = ({ pool }: Context): DatabaseCache<T> => {
    const known = databases.get(pool) ?? { entries: new LRUCache<string, CacheEntry<T>>({ max: MOST }), invalidations: 0 }
    databases.set(pool, known)
    return known
  }

  return {
    read: async (ctx: Context, key: string): Promise<T> => {
      const database = databaseOf(ctx)
      const { entries, invalidations } = database
      const known = entries.get(key)
      const age = known ? performance.now() - known.at : Infinity
      if (known && (age < MAX_AGE_MS || (known.isLoading && age < 2 * MAX_AGE_MS))) return known.value
      if (known) known.isLoading = true
      const at = performance.now()
      try {
        const read = await load(ctx, key)
        const value = known && isDeepStrictEqual(read, known.value) ? known.value : read
        // A value read during a change may be the former.
        if (database.invalidations !== invalidations) return value
        entries.set(key, { value, at, isLoading: false })
        return value
      } finally {
        if (known) known.isLoading = false
      }
    },
    /** After a change made here, which its author sees at once. */
    invalidate: (ctx: Context, key: string): void => {
      const database = databaseOf(ctx)
      database.invalidations++
      database.entries.delete(key)
    },
  }
}
