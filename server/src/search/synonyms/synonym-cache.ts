import { isDeepStrictEqual } from 'node:util'
import { cached } from '#platform/process/cached'
import type { SearchDatabase } from '../index/documents.queries.ts'
import { readPhrases } from './synonyms.queries.ts'
import { readSynonyms, type Synonyms } from './read-synonyms.ts'

/** The seller's change reaches searches within a second. */
const MAX_AGE_MS = 500

export type SynonymCache = () => Promise<Synonyms>

export function synonymCache(pool: SearchDatabase): SynonymCache {
  let last: { phrases: string[][]; synonyms: Synonyms } | undefined
  return cached({
    ms: MAX_AGE_MS,
    load: async () => {
      const phrases = await readPhrases(pool)
      if (!last || !isDeepStrictEqual(phrases, last.phrases)) last = { phrases, synonyms: readSynonyms(phrases) }
      return last.synonyms
    },
  })
}
