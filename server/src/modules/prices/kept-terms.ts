import type { Context } from '#platform/context'

/** A saved setting must hold in every process within a second, as those of the site do. */
const MAX_AGE_MS = 500
const MOST = 1_000

type Kept<T> = { value: T; at: number; isLoading: boolean }
type Database<T> = { kept: Map<string, Kept<T>>; forgotten: number }

/**
 * Caches the result of `load` for a key, for each database apart. One caller reloads an expired one, in the caller's own
 * transaction where there is one; meanwhile the others still get the former.
 */
export function keptTerms<T>(load: (ctx: Context, key: string) => Promise<T>) {
  const databases = new WeakMap<object, Database<T>>()
  const databaseOf = ({ pool }: Context): Database<T> => {
    const known = databases.get(pool) ?? { kept: new Map<string, Kept<T>>(), forgotten: 0 }
    databases.set(pool, known)
    return known
  }

  return {
    read: async (ctx: Context, key: string): Promise<T> => {
      const database = databaseOf(ctx)
      const { kept, forgotten } = database
      const known = kept.get(key)
      const age = known ? performance.now() - known.at : Infinity
      if (known && (age < MAX_AGE_MS || (known.isLoading && age < 2 * MAX_AGE_MS))) return known.value
      if (known) known.isLoading = true
      const at = performance.now()
      try {
        const value = await load(ctx, key)
        // A value read during a change may be the former.
        if (database.forgotten !== forgotten) return value
        kept.delete(key)
        kept.set(key, { value, at, isLoading: false })
        const [oldest] = kept.keys()
        if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
        return value
      } finally {
        if (known) known.isLoading = false
      }
    },
    /** After a change made here, which its author sees at once. */
    forget: (ctx: Context, key: string): void => {
      const database = databaseOf(ctx)
      database.forgotten++
      database.kept.delete(key)
    },
  }
}
