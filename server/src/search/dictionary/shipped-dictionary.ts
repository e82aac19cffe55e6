import { readFileSync } from 'node:fs'

const FILE = new URL('./trade-dictionary.tsv', import.meta.url)

/** The entries that come with the product: a phrase, a tab, its meanings with «|» between them; lines with # are headings. */
export const shippedDictionary = (): { says: string; means: string[] }[] =>
  readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [says = '', means = ''] = line.split('\t')
      return { says, means: means.split(' | ') }
    })
