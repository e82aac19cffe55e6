import { kept } from '#modules/site/kept'
import type { SearchDatabase } from './documents.queries.ts'
import { readPhrases } from './synonyms.queries.ts'
import { readSynonyms, type Synonyms } from './read-synonyms.ts'

/** The seller's change reaches searches within a second. */
const MAX_AGE_MS = 500

export type SynonymBook = () => Promise<Synonyms>

export const synonymBook = (pool: SearchDatabase): SynonymBook =>
  kept({ ms: MAX_AGE_MS, load: async () => readSynonyms(await readPhrases(pool)) })
