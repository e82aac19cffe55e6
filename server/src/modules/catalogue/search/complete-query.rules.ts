const fold = (text: string) => text.toLowerCase().replaceAll('ё', 'е')

/** A word of a name without what only stands around it. */
const bare = (word: string) => word.replace(/^[("«]+|[)"»]+$/g, '')

/** Ways to go on typing: the last word completed as names of goods have it, then with the word that follows there. */
export function completeQuery(text: string, names: string[], most: number): string[] {
  const typed = text.trimStart().split(/\s+/)
  const begun = fold(typed.pop() ?? '')
  if (!begun) return []
  const before = typed.length > 0 ? `${typed.join(' ')} ` : ''
  const known = new Set(typed.map(fold))
  const found = new Map<string, { query: string; times: number }>()
  const note = (...words: string[]) => {
    const query =
      before +
      words
        .join(' ')
        .toLowerCase()
        .replace(/[.,;:]+$/, '')
    const key = fold(query)
    found.set(key, { query: found.get(key)?.query ?? query, times: (found.get(key)?.times ?? 0) + 1 })
  }
  for (const name of names) {
    const words = name.split(/\s+/)
    // The word sought is mostly among the first: no more of them are read than that.
    const at = words.findIndex((word) => {
      const folded = fold(bare(word))
      return folded.startsWith(begun) && !known.has(folded)
    })
    const word = words[at]
    if (word === undefined) continue
    note(bare(word))
    const next = bare(words[at + 1] ?? '')
    if (/^\p{L}/u.test(next)) note(bare(word), next)
  }
  return [...found]
    .filter(([key]) => key !== fold(text.trim()))
    .map(([, one]) => one)
    .toSorted((a, b) => b.times - a.times || a.query.length - b.query.length || (a.query < b.query ? -1 : 1))
    .slice(0, most)
    .map(({ query }) => query)
}
