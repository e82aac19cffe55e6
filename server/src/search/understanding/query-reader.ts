import { LRUCache } from 'lru-cache'
import type { TextMeaning } from '../catalogue-search.ts'
import { cached } from '#platform/process/cached'
import type { TextReading } from '../engine/search-types.ts'
import type { SearchDatabase } from '../index/documents.queries.ts'
import { readPhrases } from '../synonyms/synonyms.queries.ts'
import { describePart } from './describe-parts.ts'
import { learnVocabulary } from './learn-vocabulary.ts'
import { type Entry, resolveDictionary } from './resolve-dictionary.ts'
import { textReadings, type TriedReading } from './text-readings.ts'
import { understand } from './understand.ts'
import { readVocabularyRows } from './vocabulary.queries.ts'
import type { Dictionary, Vocabulary } from './vocabulary.ts'

/** New kinds and features of the catalogue are understood this much later; until then their words are found as words. */
const VOCABULARY_AGE_MS = 300_000
/** People ask for the same things, and a list and its filters ask twice. */
const MOST_TEXTS = 2_000

/** The seller's change reaches searches within a second. */
const DICTIONARY_AGE_MS = 500

/** What the seller has written down: words of the trade, and phrases that mean the same. */
type Written = { entries: readonly Entry[]; synonyms: string[][] }

export type ReadQuery = { readings: TextReading[]; describe: (reading: number) => TextMeaning }

/** Reads what people write in the words of this catalogue. */
export type QueryReader = { read: (text: string) => Promise<ReadQuery> }

export const NO_MEANING: TextMeaning = { understood: [], amount: null }

/** The dictionary in the words of one vocabulary, and what was read with both. */
type Learned = { vocabulary: Vocabulary; written: string; dictionary: Dictionary; readings: LRUCache<string, TriedReading[]> }

/** `onError` hears when the words of the catalogue could not be read again; the old ones stay. */
export function queryReader(pool: SearchDatabase, onError: (error: unknown) => void): QueryReader {
  const dictionary = cached({
    ms: DICTIONARY_AGE_MS,
    load: async (): Promise<Written> => ({ entries: [], synonyms: await readPhrases(pool) }),
  })
  const vocabulary = cached({
    ms: VOCABULARY_AGE_MS,
    load: async () => learnVocabulary(await readVocabularyRows(pool)),
    whenStale: onError,
  })
  let learned: Learned | undefined
  let last: Written | undefined
  const learn = (words: Vocabulary, given: Written): Learned => {
    if (learned?.vocabulary === words && last === given) return learned
    last = given
    // Read anew every second, and rarely other than before.
    const written = JSON.stringify(given)
    if (learned?.vocabulary !== words || learned.written !== written)
      learned = {
        vocabulary: words,
        written,
        dictionary: resolveDictionary(words, given.entries, given.synonyms),
        readings: new LRUCache({ max: MOST_TEXTS }),
      }
    return learned
  }
  return {
    read: async (text) => {
      const [words, given] = await Promise.all([vocabulary(), dictionary()])
      const current = learn(words, given)
      const known = current.readings.get(text)
      const readings = known ?? textReadings(understand(words, current.dictionary, text))
      if (!known) current.readings.set(text, readings)
      return { readings: readings.map(({ reading }) => reading), describe: (place) => describe(words, readings, place) }
    },
  }
}

function describe(vocabulary: Vocabulary, readings: readonly TriedReading[], place: number): TextMeaning {
  const reading = readings[place]
  if (!reading) return NO_MEANING
  const { understood, relaxed } = reading
  return { understood: understood.parts.map((part) => describePart(vocabulary, part, relaxed.has(part))), amount: understood.amount }
}
