import type pg from 'pg'
import { kept } from '#modules/site/kept'
import { readPhrases } from './synonyms.queries.ts'
import { readSynonyms, type Synonyms } from './synonyms.rules.ts'

/** What the seller changed is known to searches within a second. */
const MAX_AGE_MS = 500

export type SynonymBook = () => Promise<Synonyms>

export const synonymBook = (pool: pg.Pool): SynonymBook => kept({ ms: MAX_AGE_MS, load: async () => readSynonyms(await readPhrases(pool)) })
