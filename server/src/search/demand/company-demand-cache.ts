import { LRUCache } from 'lru-cache'
import type { Context } from '#platform/context'
import type { Bought } from '../engine/search-types.ts'
import { readCompanyDemand } from './demand.queries.ts'

/** Counted once a night, so a few minutes more do not matter. */
const MAX_AGE_MS = 5 * 60_000
/** About three kilobytes each. */
const MOST = 1_000

type Cache = LRUCache<number, Promise<Bought | null>>

const caches = new WeakMap<object, Cache>()

function cacheOf({ pool }: Context): Cache {
  const known = caches.get(pool) ?? new LRUCache({ max: MOST, ttl: MAX_AGE_MS })
  caches.set(pool, known)
  return known
}

async function load(ctx: Context, companyId: number): Promise<Bought | null> {
  const rows = await readCompanyDemand(ctx, companyId)
  if (rows.length === 0) return null
  return {
    key: `${companyId} ${ctx.now().getTime()}`,
    ids: Uint32Array.from(rows, ({ productId }) => productId),
    points: Uint8Array.from(rows, ({ points }) => points),
  }
}

/** Goods a company bought in the last year, for the order of its searches; null when nothing. */
export function readBought(ctx: Context, companyId: number): Promise<Bought | null> {
  const cache = cacheOf(ctx)
  const known = cache.get(companyId)
  if (known) return known
  const loading = load(ctx, companyId)
  cache.set(companyId, loading)
  // A failed one is asked again.
  loading.catch(() => cache.delete(companyId))
  return loading
}
