import { cached } from '#platform/process/cached'
import type { SearchDatabase } from '../index/documents.queries.ts'
import { readPhrases } from './synonyms.queries.ts'
import { readSynonyms, type Synonyms } from './read-synonyms.ts'

/** The seller's change reaches searches within a second. */
const MAX_AGE_MS = 500

export type SynonymCache = () => Promise<Synonyms>

export const synonymCache = (pool: SearchDatabase): SynonymCache =>
  cached({ ms: MAX_AGE_MS, load: async () => readSynonyms(await readPhrases(pool)) })
