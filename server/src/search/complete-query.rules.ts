const fold = (text: string) => text.toLowerCase().replaceAll('ё', 'е')

/** A word of a name without the brackets and punctuation around it. */
const bare = (word: string) => word.replace(/^[("«]+|[)"».,;:]+$/g, '')

const STANDS_BEFORE_WORD = ' \t\u00a0("«'

/** Where in a folded name the word begun stands, unless it is one already typed; -1: nowhere. */
function placeOf(begun: string, folded: string, known: ReadonlySet<string>): number {
  for (let at = folded.indexOf(begun); at >= 0; at = folded.indexOf(begun, at + 1)) {
    const isBeginning = at === 0 || STANDS_BEFORE_WORD.includes(folded[at - 1] ?? '')
    if (isBeginning && !(known.size > 0 && known.has(bare(folded.slice(at).split(/\s/, 1)[0] ?? '')))) return at
  }
  return -1
}

/** Ways to go on typing: the last word completed as names of goods have it, then with the word that follows there. */
export function completeQuery(text: string, names: string[], most: number): string[] {
  const typed = text.trimStart().split(/\s+/)
  const begun = fold(typed.pop() ?? '')
  if (!begun) return []
  const before = typed.length > 0 ? `${typed.join(' ')} ` : ''
  const known = new Set(typed.map(fold))
  const found = new Map<string, { query: string; times: number }>()
  const note = (words: string) => {
    const query = before + words
    const key = fold(query)
    const noted = found.get(key)
    if (noted) noted.times++
    else found.set(key, { query, times: 1 })
  }
  for (const name of names) {
    const lower = name.toLowerCase()
    const at = placeOf(begun, lower.replaceAll('ё', 'е'), known)
    if (at < 0) continue
    const [word = '', next = ''] = lower.slice(at).split(/\s+/, 2).map(bare)
    note(word)
    if (/^\p{L}/u.test(next)) note(`${word} ${next}`)
  }
  return [...found]
    .filter(([key]) => key !== fold(text.trim()))
    .map(([, one]) => one)
    .toSorted((a, b) => b.times - a.times || a.query.length - b.query.length || (a.query < b.query ? -1 : 1))
    .slice(0, most)
    .map(({ query }) => query)
}
