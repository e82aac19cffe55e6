import { cached } from '#platform/process/cached'
import type { SearchDatabase } from '../index/documents.queries.ts'
import { readDictionary, readDictionaryVersion, type TradeWord } from './dictionary.queries.ts'

/** The seller's change reaches searches within a second. */
const MAX_AGE_MS = 500

export type DictionaryCache = () => Promise<readonly TradeWord[]>

/** The same array until an entry changes: what is made of it can be kept as long. */
export function dictionaryCache(pool: SearchDatabase): DictionaryCache {
  let last: { version: string; words: readonly TradeWord[] } | undefined
  return cached({
    ms: MAX_AGE_MS,
    load: async () => {
      const version = await readDictionaryVersion(pool)
      if (last?.version !== version) last = { version, words: await readDictionary(pool) }
      return last.words
    },
  })
}
