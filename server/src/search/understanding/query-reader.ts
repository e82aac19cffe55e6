import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'
import type { TextMeaning } from '../catalogue-search.ts'
import { cached } from '#platform/process/cached'
import type { TextReading } from '../engine/search-types.ts'
import type { SearchDatabase } from '../index/documents.queries.ts'
import { dictionaryCache } from '../dictionary/dictionary-cache.ts'
import type { TradeWord } from '../dictionary/dictionary.queries.ts'
import { readPhrases } from '../synonyms/synonyms.queries.ts'
import { looksLikeCode } from './code-like.ts'
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

/** `version` names the words it was read with: the same text and version have the same readings. */
export type ReadQuery = { readings: TextReading[]; version: number; describe: (reading: number) => TextMeaning }

/** Reads what people write in the words of this catalogue. */
export type QueryReader = {
  /** For a search: a text that looks like a code has no readings. */
  read: (text: string) => Promise<ReadQuery>
  /** Reads codes too. */
  meaningsOf: (text: string) => Promise<Meaning[]>
  /** Learns the words of the catalogue before the first text is read. */
  learn: () => Promise<unknown>
}

export const NO_MEANING: TextMeaning = { understood: [], amount: null }
export const NOTHING_READ: ReadQuery = { readings: [], version: 0, describe: () => NO_MEANING }

/** The dictionary in the words of one vocabulary, and what was read with both. */
type Learned = {
  version: number
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
  let learning: Promise<Learned> | undefined
  /** Resolved once for all who wait for it. */
  const resolve = async (words: Vocabulary, given: readonly TradeWord[], phrases: string[][]): Promise<Learned> => {
    const dictionary = await resolveDictionary(words, given, phrases)
    learned = {
      version: (learned?.version ?? 0) + 1,
      vocabulary: words,
      entries: given,
      synonyms: phrases,
      dictionary,
      readings: new LRUCache({ max: MOST_TEXTS }),
    }
    return learned
  }
  const learn = async (): Promise<Learned> => {
    const [words, given, phrases] = [await vocabulary(), await entries(), await synonyms()]
    // Read again they are mostly the same, and compared only then.
    if (learned && learned.synonyms !== phrases && isDeepStrictEqual(learned.synonyms, phrases)) learned.synonyms = phrases
    if (learned?.vocabulary === words && learned.entries === given && learned.synonyms === phrases) return learned
    learning ??= resolve(words, given, phrases).finally(() => {
      learning = undefined
    })
    return learning
  }
  const understandText = async (text: string) => {
    const { vocabulary: words, dictionary, readings: byText, version } = await learn()
    const known = byText.get(text)
    const readings = known ?? textReadings(understand(words, dictionary, text))
    if (!known) byText.set(text, readings)
    return { words, readings, version }
  }
  return {
    learn,
    read: async (text) => {
      if (looksLikeCode(text.trim())) return NOTHING_READ
      const { words, readings, version } = await understandText(text)
      return { readings: readings.map(({ reading }) => reading), version, describe: (place) => describe(words, readings, place) }
    },
    meaningsOf: async (text) => {
      const { words, readings } = await understandText(text)
      return meaningsOf(words, readings)
    },
  }
}

function describe(vocabulary: Vocabulary, readings: readonly TriedReading[], place: number): TextMeaning {
  const reading = readings[place]
  if (!reading) return NO_MEANING
  const { understood, relaxed } = reading
  return { understood: understood.parts.map((part) => describePart(vocabulary, part, relaxed.has(part))), amount: understood.amount }
}
