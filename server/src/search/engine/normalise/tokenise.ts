import { fold, isRussian, readAsRussian, skeleton } from './characters.ts'
import { stemRussian } from './stem-russian.ts'
import { unitOf } from './units.ts'

/**
 * A piece of text between spaces, as the index knows it.
 * `terms`: what must all be there when the piece is asked for in parts.
 * `compact`: the piece without its separators, when it is more than one word.
 */
export type Piece = { raw: string; compact: string | null; terms: string[]; extra: string[] }

const PART = /\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)*|[\p{L}]+/gu
const NUMBER = /^\d/
const DIMENSION = /^\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)*$/
/** Characteristics of breakers: C16 means 16 A. */
const CURVE = /^[bcdkz]$/
const MAX_TERM = 40

const stems = new Map<string, string>()

/** A word as a term: one script, stemmed if Russian, in skeleton. */
export function wordTerm(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  const russian = readAsRussian(word)
  const term = skeleton(isRussian(russian) && russian.length > 3 ? stemRussian(russian) : russian).slice(0, MAX_TERM)
  if (stems.size > MAX_CACHED) stems.clear()
  stems.set(word, term)
  return term
}

/** 2.50 and 2.5, 1.0 and 1 are one number; each side of a dimension likewise. */
const numberTerm = (text: string) =>
  text
    .split('x')
    .map((side) => (side.includes('.') ? side.replace(/\.?0+$/, '') : side))
    .join('x')

/** A number or a dimension with its unit: here a point means something, 2.5 мм² is not 25 мм². */
const MEASURE = /^\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)*(?:\p{L}{1,4}\d?)?$/u
const isMeasure = (chunk: string) => chunk.includes('.') && MEASURE.test(chunk)

const lettersAndDigits = (chunk: string) => skeleton(chunk.replace(/[^\p{L}\d]/gu, ''))

/** «16 А» and «16А» are one piece; so are «C 16» in a breaker's name. */
function joinUnits(chunks: string[]): string[] {
  const joined: string[] = []
  for (const chunk of chunks) {
    const last = joined.at(-1)
    const letters = chunk.replace(/[.,;]+$/, '')
    if (last !== undefined && /^[\d.x]*\d$/.test(last) && /^\p{L}+\d?$/u.test(letters) && unitOf(letters))
      joined[joined.length - 1] = last + letters
    else joined.push(chunk)
  }
  return joined
}

/** Names repeat their words, so what a chunk means is worked out once. */
const read = new Map<string, Piece | null>()
const MAX_CACHED = 100_000

function pieceOf(chunk: string): Piece | null {
  const known = read.get(chunk)
  if (known !== undefined) return known
  const piece = readChunk(chunk)
  if (read.size > MAX_CACHED) read.clear()
  read.set(chunk, piece)
  return piece
}

function readChunk(chunk: string): Piece | null {
  const parts = chunk.match(PART)
  if (!parts) return null
  const terms: string[] = []
  const extra: string[] = []
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i] ?? ''
    const next = parts[i + 1]
    if (!NUMBER.test(part)) {
      terms.push(wordTerm(part))
      continue
    }
    const number = numberTerm(part)
    const unit = next !== undefined && !NUMBER.test(next) && chunk.includes(part + next) ? unitOf(next) : null
    if (unit) {
      terms.push(number + unit)
      extra.push(number)
      i += 1
    } else terms.push(number)
    const sides = number.split('x')
    if (sides.length > 1) extra.push(...sides)
    // A box of 100х100х50 is asked for as 100х100.
    if (sides.length === 3) extra.push(sides.slice(0, 2).join('x'))
    const before = parts[i - (unit ? 2 : 1)]
    if (before && CURVE.test(skeleton(before)) && !unit) extra.push(`${number}a`)
  }
  const isMore = parts.length > 1 && !(parts.length === 2 && extra.length > 0 && DIMENSION.test(parts[0] ?? ''))
  return {
    raw: skeleton(chunk),
    compact: isMore ? (isMeasure(chunk) ? skeleton(chunk) : lettersAndDigits(chunk)).slice(0, MAX_TERM) : null,
    terms: [...new Set(terms)],
    extra,
  }
}

export function piecesOf(text: string): Piece[] {
  const chunks = fold(text)
    .split(/[\s"«»„“”;|\\]+/)
    .filter(Boolean)
  return joinUnits(chunks).flatMap((chunk) => pieceOf(chunk) ?? [])
}

/** Terms of a name, with the ways a buyer may glue neighbours: «C 16А» is asked for as C16, C16А. */
export function termsOfName(text: string): string[] {
  const terms = new Set<string>()
  const pieces = piecesOf(text)
  pieces.forEach((piece, i) => {
    for (const term of piece.terms) terms.add(term)
    for (const term of piece.extra) terms.add(term)
    if (piece.compact) terms.add(piece.compact)
    const next = pieces[i + 1]
    const [mine] = piece.terms
    const [theirs] = next?.terms ?? []
    if (
      mine &&
      theirs &&
      piece.terms.length === 1 &&
      next?.terms.length === 1 &&
      mine.length <= 4 &&
      !NUMBER.test(mine) &&
      NUMBER.test(theirs)
    ) {
      terms.add(mine + theirs)
      const [bare] = next.extra
      if (bare) terms.add(mine + bare)
      if (CURVE.test(mine) && !bare) terms.add(`${theirs}a`)
    }
  })
  return [...terms]
}

/** A code without its separators, and its parts; a bare number has none. */
export function termsOfCode(code: string): { compact: string; parts: string[] } {
  const folded = fold(code)
  const compact = lettersAndDigits(folded).slice(0, MAX_TERM)
  const parts = compact === folded ? [] : folded.split(/\s+/).flatMap((chunk) => readChunk(chunk)?.terms ?? [])
  return { compact, parts }
}

/** A code or a text exactly as it is written: distinguishes AB-1.25 from AB-12.5. */
export const exactTerm = (text: string): string => `=${skeleton(fold(text).replace(/\s+/g, ' ').trim())}`

/** The whole text as one code: letters and digits alone. */
export const compactOf = (text: string): string => lettersAndDigits(fold(text)).slice(0, MAX_TERM)

/** The same, or nothing where the text is a measure and no code. */
export const codeIn = (text: string): string => (isMeasure(fold(text).replace(/\s+/g, '')) ? '' : compactOf(text))

/** Words that only hold others together; one letter may be a characteristic, so it counts. */
const STOP_WORDS = new Set(['на', 'для', 'из', 'от', 'до', 'под', 'по', 'со', 'или', 'при'].map(skeleton))

/** The pieces of a query: without words that only hold others together, unless there are no others. */
export function queryPieces(text: string): Piece[] {
  const pieces = piecesOf(text)
  const meaningful = pieces.filter(({ raw }) => !STOP_WORDS.has(raw))
  return meaningful.length > 0 ? meaningful : pieces
}
