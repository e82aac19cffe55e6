import { cached } from '#platform/process/cached'
import type { SearchDatabase } from '../index/documents.queries.ts'
import { learnVocabulary } from './learn-vocabulary.ts'
import { readVocabularyRows, readVocabularyVersion } from './vocabulary.queries.ts'
import type { Vocabulary } from './vocabulary.ts'

/** New kinds, features and goods are understood this much later; until then their words are found as words. */
const MAX_AGE_MS = 60_000
/** Renamed ones, which the version does not tell of. */
const MAX_UNCHANGED_MS = 1_800_000

/** The words of the catalogue as they were learned last; learned again only when there are new ones. */
export function vocabularyCache(pool: SearchDatabase, onError: (error: unknown) => void): () => Promise<Vocabulary> {
  let last: { version: string; at: number; vocabulary: Vocabulary } | undefined
  return cached({
    ms: MAX_AGE_MS,
    whenStale: onError,
    load: async () => {
      const version = await readVocabularyVersion(pool)
      if (last?.version !== version || performance.now() - last.at > MAX_UNCHANGED_MS)
        last = { version, at: performance.now(), vocabulary: await learnVocabulary(await readVocabularyRows(pool)) }
      return last.vocabulary
    },
  })
}
