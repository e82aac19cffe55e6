import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'
import type { TextMeaning } from '../catalogue-search.ts'
import { cached } from '#platform/process/cached'
import type { TextReading } from '../engine/search-types.ts'
import type { SearchDatabase } from '../index/documents.queries.ts'
import { dictionaryCache } from '../dictionary/dictionary-cache.ts'
import type { TradeWord } from '../dictionary/dictionary.queries.ts'
import { readPhrases } from '../synonyms/synonyms.queries.ts'
import { describePart } from './describe-parts.ts'
import { type Meaning, meaningsOf } from './meanings.ts'
import { resolveDictionary } from './resolve-dictionary.ts'
import { textReadings, type TriedReading } from './text-readings.ts'
import { understand } from './understand.ts'
import { vocabularyCache } from './vocabulary-cache.ts'
import type { Dictionary, Vocabulary } from './vocabulary.ts'

/** The seller's change reaches searches within a second. */
const SYNONYMS_AGE_MS = 500
/** People ask for the same things, and a list and its filters ask twice. */
const MOST_TEXTS = 2_000

export type ReadQuery = { readings: TextReading[]; describe: (reading: number) => TextMeaning; meanings: () => Meaning[] }

/** Reads what people write in the words of this catalogue. */
export type QueryReader = {
  read: (text: string) => Promise<ReadQuery>
  /** Learns the words of the catalogue before the first text is read. */
  learn: () => Promise<unknown>
}

export const NO_MEANING: TextMeaning = { understood: [], amount: null }

/** The dictionary in the words of one vocabulary, and what was read with both. */
type Learned = {
  vocabulary: Vocabulary
  entries: readonly TradeWord[]
  synonyms: string[][]
  dictionary: Dictionary
  readings: LRUCache<string, TriedReading[]>
}

/** `onError` hears when the words of the catalogue could not be read again; the old ones stay. */
export function queryReader(pool: SearchDatabase, onError: (error: unknown) => void): QueryReader {
  const vocabulary = vocabularyCache(pool, onError)
  const entries = dictionaryCache(pool)
  const synonyms = cached({ ms: SYNONYMS_AGE_MS, load: () => readPhrases(pool) })
  let learned: Learned | undefined
  const learn = (words: Vocabulary, given: readonly TradeWord[], phrases: string[][]): Learned => {
    if (learned?.vocabulary !== words || learned.entries !== given || !isDeepStrictEqual(learned.synonyms, phrases))
      learned = {
        vocabulary: words,
        entries: given,
        synonyms: phrases,
        dictionary: resolveDictionary(words, given, phrases),
        readings: new LRUCache({ max: MOST_TEXTS }),
      }
    return learned
  }
  return {
    learn: vocabulary,
    read: async (text) => {
      const words = await vocabulary()
      const current = learn(words, await entries(), await synonyms())
      const known = current.readings.get(text)
      const readings = known ?? textReadings(understand(words, current.dictionary, text))
      if (!known) current.readings.set(text, readings)
      return {
        readings: readings.map(({ reading }) => reading),
        describe: (place) => describe(words, readings, place),
        meanings: () => meaningsOf(words, readings),
      }
    },
  }
}

function describe(vocabulary: Vocabulary, readings: readonly TriedReading[], place: number): TextMeaning {
  const reading = readings[place]
  if (!reading) return NO_MEANING
  const { understood, relaxed } = reading
  return { understood: understood.parts.map((part) => describePart(vocabulary, part, relaxed.has(part))), amount: understood.amount }
}
