import type { Context } from '#platform/context'

/** A saved setting must hold in every process within a second, as those of the site do. */
const MAX_AGE_MS = 500
const MOST = 1_000

type Kept<T> = { value: T; at: number; isLoading: boolean }

/**
 * Remembers what `load` gave for a key, for each database apart. One caller loads again what has got old, in his own
 * transaction where he has one; meanwhile the others still get the former.
 */
export function keptTerms<T>(load: (ctx: Context, key: string) => Promise<T>): (ctx: Context, key: string) => Promise<T> {
  const databases = new WeakMap<object, Map<string, Kept<T>>>()

  return async (ctx, key) => {
    const kept = databases.get(ctx.pool) ?? new Map<string, Kept<T>>()
    databases.set(ctx.pool, kept)
    const known = kept.get(key)
    const age = known ? performance.now() - known.at : Infinity
    if (known && (age < MAX_AGE_MS || (known.isLoading && age < 2 * MAX_AGE_MS))) return known.value
    if (known) known.isLoading = true
    const at = performance.now()
    try {
      const value = await load(ctx, key)
      kept.delete(key)
      kept.set(key, { value, at, isLoading: false })
      const [oldest] = kept.keys()
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
      return value
    } finally {
      if (known) known.isLoading = false
    }
  }
}
