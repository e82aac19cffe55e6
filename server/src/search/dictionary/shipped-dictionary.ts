import { readFileSync } from 'node:fs'
import { dictionaryKey } from './dictionary-key.ts'

const FILE = new URL('./trade-dictionary.tsv', import.meta.url)

export type ShippedWord = { key: string; says: string; means: readonly string[] }

/** The words that come with the product. A line is a phrase, a tab and its meanings with «|» between them, or a heading after #. */
export const shippedDictionary: readonly ShippedWord[] = readFileSync(FILE, 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => {
    const [says = '', means = ''] = line.split('\t')
    return { key: dictionaryKey(says), says, means: means.split(' | ') }
  })
