const fold = (text: string) => text.toLowerCase().replaceAll('ё', 'е')

/** Ways to go on typing: the last word completed as names of goods have it, then with the word that follows there. */
export function completeQuery(text: string, names: string[], most: number): string[] {
  const typed = text.trimStart().split(/\s+/)
  const begun = fold(typed.pop() ?? '')
  if (!begun) return []
  const before = typed.length > 0 ? `${typed.join(' ')} ` : ''
  const known = new Set(typed.map(fold))
  const found = new Map<string, { query: string; times: number }>()
  const note = (words: string[]) => {
    const query =
      before +
      words
        .join(' ')
        .toLowerCase()
        .replace(/[.,;:]+$/, '')
    const one = found.get(fold(query)) ?? { query, times: 0 }
    found.set(fold(query), { ...one, times: one.times + 1 })
  }
  for (const name of names) {
    const words = name.split(/\s+/).map((word) => word.replace(/^[("«]+|[)"»]+$/g, ''))
    const at = words.findIndex((word) => fold(word).startsWith(begun) && !known.has(fold(word)))
    if (at < 0) continue
    note(words.slice(at, at + 1))
    const next = words[at + 1]
    if (next && /^\p{L}/u.test(next)) note(words.slice(at, at + 2))
  }
  return [...found.values()]
    .filter(({ query }) => fold(query) !== fold(text.trim()))
    .toSorted((a, b) => b.times - a.times || a.query.length - b.query.length || (a.query < b.query ? -1 : 1))
    .slice(0, most)
    .map(({ query }) => query)
}
