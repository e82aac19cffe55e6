import { readNames, type SearchDatabase } from './documents.queries.ts'

/** About a hundred bytes each. */
const MOST = 50_000

/** Names of goods, so that every letter typed does not read them again; cleared when the index gets changed goods. */
export function nameBook(pool: SearchDatabase) {
  let kept = new Map<number, string>()
  return {
    /** A read under way still writes its result, which may be old by now, into the discarded map. */
    forget: (): void => {
      kept = new Map()
    },
    namesOf: async (ids: readonly number[]): Promise<string[]> => {
      if (kept.size > MOST) kept = new Map()
      const book = kept
      const missing = ids.filter((id) => !book.has(id))
      if (missing.length > 0) for (const { id, name } of await readNames(pool, missing)) book.set(id, name)
      return ids.flatMap((id) => book.get(id) ?? [])
    },
  }
}
