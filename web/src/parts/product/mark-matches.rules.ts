/** Letters that look alike in both scripts, and signs used for a cross; each is one character, so that positions stay. */
const ALIKE = 'авекмнорстухё×*'
const AS = 'abekmhopctyxexx'

const fold = (letter: string): string => {
  const lower = letter.toLowerCase()
  const at = ALIKE.indexOf(lower)
  return at < 0 ? lower : (AS[at] ?? lower)
}

type Letter = { sign: string; at: number; begins: boolean }

const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)
/** An article is typed with or without its separators. */
const isSeparator = (sign: string) => /[-/_.]/.test(sign)

function lettersOf(text: string): Letter[] {
  const isPoint = (at: number) => /[.,]/.test(text[at] ?? '') && /\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? '')
  return Array.from({ length: text.length }, (_, at) => {
    const sign = isPoint(at) ? '.' : fold(text[at] ?? '')
    return { sign, at, begins: isLetter(text[at]) && !isLetter(text[at - 1]) }
  }).filter(({ sign, at }) => !isSeparator(sign) || isPoint(at))
}

/** The shortest beginning that still distinguishes words. */
const LEAST_STEM = 4
const MOST_ENDING = 3

/** The word itself, then without its ending: «розетки» finds «розетка». */
function beginningsOf(word: string): string[] {
  const least = /^\p{L}+$/u.test(word) ? Math.max(LEAST_STEM, word.length - MOST_ENDING) : word.length
  return [word, ...Array.from({ length: Math.max(0, word.length - least) }, (_, cut) => word.slice(0, word.length - 1 - cut))]
}

const wordsOf = (query: string): string[] =>
  query.split(/\s+/).flatMap(
    (word) =>
      lettersOf(word)
        .map(({ sign }) => sign)
        .join('') || [],
  )

/** Positions of a word in the text: at the beginning of a word, ignoring script, case and separators. */
function placesOf(letters: readonly Letter[], word: string): [number, number][] {
  for (const begun of beginningsOf(word)) {
    const found = letters.flatMap(({ at, begins }, first): [number, number][] => {
      if (!begins || [...begun].some((sign, step) => letters[first + step]?.sign !== sign)) return []
      return [[at, (letters[first + begun.length - 1]?.at ?? at) + 1]]
    })
    if (found.length > 0) return found
  }
  return []
}

export type Piece = { text: string; isMatch: boolean }

/** Splits a text at the words of a query. */
export function markMatches(text: string, query: string): Piece[] {
  if (!query) return [{ text, isMatch: false }]
  const letters = lettersOf(text)
  const isMarked = new Set(
    wordsOf(query).flatMap((word) =>
      placesOf(letters, word).flatMap(([from, to]) => Array.from({ length: to - from }, (_, step) => from + step)),
    ),
  )
  const pieces: Piece[] = []
  for (const [at, sign] of text.split('').entries()) {
    const last = pieces.at(-1)
    if (last && last.isMatch === isMarked.has(at)) last.text += sign
    else pieces.push({ text: sign, isMatch: isMarked.has(at) })
  }
  return pieces
}

/** Whether the text has every word of the query. */
export function isNamedBy(text: string, query: string): boolean {
  const letters = lettersOf(text)
  const words = wordsOf(query)
  return words.length > 0 && words.every((word) => placesOf(letters, word).length > 0)
}
