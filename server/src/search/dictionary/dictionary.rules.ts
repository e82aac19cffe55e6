import type { DictionaryEntry, DictionaryShow } from '@vitrina/contract/catalogue/search-dictionary'

type Shipped = { key: string; says: string; means: readonly string[] }
/** The seller's change of a word. */
export type ChangedWord = { key: string; says: string; means: string[]; isOff: boolean; changedAt: Date }

/** The dictionary as it is in force: the product's words, the seller's changes in their place, and the seller's own. */
export function mergeDictionary(shipped: readonly Shipped[], changes: readonly ChangedWord[]): DictionaryEntry[] {
  const shippedByKey = new Map(shipped.map((word) => [word.key, word]))
  const changedKeys = new Set(changes.map(({ key }) => key))
  const untouched = shipped
    .filter(({ key }) => !changedKeys.has(key))
    .map(({ key, says, means }) => ({ key, says, means: [...means], shippedMeans: [...means], isOff: false, changedAt: null }))
  const changed = changes.map(({ changedAt, ...word }) => {
    const means = shippedByKey.get(word.key)?.means
    return { ...word, shippedMeans: means ? [...means] : null, changedAt: changedAt.toISOString() }
  })
  return [...untouched, ...changed].toSorted((a, b) => (a.key < b.key ? -1 : 1))
}

const isShown: Record<DictionaryShow, (entry: DictionaryEntry) => boolean> = {
  all: () => true,
  changed: ({ shippedMeans, changedAt }) => shippedMeans !== null && changedAt !== null,
  own: ({ shippedMeans }) => shippedMeans === null,
  off: ({ isOff }) => isOff,
}

type Search = { key: string; text: string; show: DictionaryShow }

/** Found by what they say and by what they mean, words that begin with the search text first; and how many there are of each kind. */
export function findEntries(entries: readonly DictionaryEntry[], { key, text, show }: Search) {
  const lower = text.toLowerCase()
  const isFound = (entry: DictionaryEntry) => entry.key.includes(key) || entry.means.some((one) => one.toLowerCase().includes(lower))
  const found = text ? entries.filter(isFound) : entries
  const countOf = (one: DictionaryShow) => found.filter(isShown[one]).length
  const shown = found.filter(isShown[show])
  const isBeginning = (entry: DictionaryEntry) => entry.key.startsWith(key)
  return {
    items: text ? [...shown.filter(isBeginning), ...shown.filter((entry) => !isBeginning(entry))] : shown,
    counts: { all: countOf('all'), changed: countOf('changed'), own: countOf('own'), off: countOf('off') },
  }
}
