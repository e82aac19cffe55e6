import { readNames, type SearchDatabase } from './index/documents.queries.ts'

/** About a hundred bytes each. */
const MOST = 50_000

/** Names of goods, so that every letter typed does not read them again; cleared when the index gets changed goods. */
export function nameCache(pool: SearchDatabase) {
  let cache = new Map<number, string>()
  return {
    /** A read under way still writes its result, which may be old by now, into the discarded map. */
    clear: (): void => {
      cache = new Map()
    },
    namesOf: async (ids: readonly number[]): Promise<string[]> => {
      if (cache.size > MOST) cache = new Map()
      const current = cache
      const missing = ids.filter((id) => !current.has(id))
      if (missing.length > 0) for (const { id, name } of await readNames(pool, missing)) current.set(id, name)
      return ids.flatMap((id) => current.get(id) ?? [])
    },
  }
}
