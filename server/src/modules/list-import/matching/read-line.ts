import type { CatalogueLookup } from '#search/catalogue-search'
import { type ReadLine, readLine } from './compare-line.ts'
import { type Word, wordsOf } from './words.ts'

const OF_NUMBER = 1.5
const LEAST_OF_WORD = 0.5
const LONGEST = 300
const MOST_MEANINGS = 2

/** Rare words say more; one that no product has may be anything. */
const weightOf = (word: Word, frequency: number, all: number): number => {
  if (word.numbers.length > 0) return OF_NUMBER
  if (frequency === 0) return 1
  return LEAST_OF_WORD + Math.log(1 + all / frequency) / Math.log(1 + all)
}

/** Reads texts of lines: the words with their weights, in each way to understand them. */
export function lineReader(lookup: CatalogueLookup): (text: string) => Promise<ReadLine[]> {
  const read = async (given: string): Promise<ReadLine[]> => {
    const text = given.slice(0, LONGEST)
    const meanings = await lookup.meaningsOf(text)
    const ways = meanings.length > 0 ? meanings.slice(0, MOST_MEANINGS) : [null]
    return Promise.all(
      ways.map(async (meaning) => {
        const words = wordsOf(meaning?.text ?? text)
        const { frequencies, all } = await frequenciesOf(words)
        return readLine({ words, meaning, weights: words.map((word, at) => weightOf(word, frequencies[at] ?? 0, all)) })
      }),
    )
  }
  const frequenciesOf = async (words: readonly Word[]) => {
    const frequencies = await lookup.frequenciesOf(words.map(({ term }) => term))
    return { frequencies, all: Math.max(1_000, ...frequencies) }
  }
  const known = new Map<string, Promise<ReadLine[]>>()
  return (text) => {
    const before = known.get(text) ?? read(text)
    known.set(text, before)
    return before
  }
}
