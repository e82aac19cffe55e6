import { wordTerm } from '../engine/normalise/tokenise.ts'
import { unitTerm } from './measures.ts'

/** Where something stands in a text, in characters. */
export type Span = { from: number; to: number }

/** A word, or one or more numbers written as one: 16, 3х2,5, 100/5, 4-6,3. */
export type Atom = Span & {
  /** Words and numbers in one spelling: stemmed, look-alike letters alike, a point in decimals. */
  term: string
  /** Lower case, as typed; empty for a number. */
  word: string
  /** Empty for a word. */
  numbers: number[]
  /** The sign that joins the numbers; empty for one number. */
  joint: '' | 'x' | '-' | '/' | '('
  /** Stands right after the atom before it. */
  isGlued: boolean
}

const MAX_ATOMS = 60
const NUMBER = /\d{1,9}(?:[.,]\d{1,6})?(?!\d)/y
const DIGITS = /\d+/y
const JOINTS = [
  { joint: 'x', pattern: /\s*[xх×*]\s*(?=\d)|\s+на\s+(?=\d)/iy },
  { joint: '/', pattern: /\s*\/\s*(?=\d)/y },
  { joint: '-', pattern: /[-‐-―−](?=\d)|\s?(?:…|\.{2,3})\s?(?=\d)/y },
  { joint: '(', pattern: /\((?=\d)/y },
] as const
/** «мм²» and «мм2» are one word: the exponent belongs to the unit. */
const WORD = /\p{L}+(?:[²³]|(?<=[мm])[23](?![\d.,]))?/uy
const SIGNS = /["″”%°№]/y
const INCHES = '"″”'

const fold = (text: string) => text.toLowerCase().replaceAll('ё', 'е').replace('²', '2').replace('³', '3')
const numberOf = (text: string) => Number(text.replace(',', '.'))

const matchAt = (pattern: RegExp, text: string, at: number): string | null => {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? null
}

/** A text as words and numbers with their places; everything else only separates. */
export function atomsOf(text: string, most = MAX_ATOMS): Atom[] {
  const atoms: Atom[] = []
  let at = 0
  while (at < text.length && atoms.length < most) {
    const atom = isDigit(text.charCodeAt(at)) ? numberAt(text, at) : wordAt(text, at)
    if (!atom) {
      at += 1
      continue
    }
    const before = atoms.at(-1)
    // An inch sign means something only after a number; elsewhere it quotes.
    const isQuote = atom.word === 'дюйм' && atom.to - atom.from === 1 && (before?.to !== atom.from || before.numbers.length === 0)
    const term = atom.numbers.length === 0 && before && before.numbers.length > 0 ? unitTerm(atom.term) : atom.term
    if (!isQuote) atoms.push({ ...atom, term, isGlued: before?.to === atom.from })
    at = atom.to
  }
  return atoms
}

const isDigit = (code: number) => code >= 48 && code <= 57

type Found = Omit<Atom, 'isGlued'>

/** Names repeat their words. */
const folded = new Map<string, string>()
const MAX_CACHED = 50_000

function wordOf(raw: string): string {
  const known = folded.get(raw)
  if (known !== undefined) return known
  const word = INCHES.includes(raw) ? 'дюйм' : fold(raw)
  if (folded.size >= MAX_CACHED) folded.clear()
  folded.set(raw, word)
  return word
}

const NO_NUMBERS: number[] = []

function wordAt(text: string, at: number): Found | null {
  const raw = matchAt(WORD, text, at) ?? matchAt(SIGNS, text, at)
  if (raw === null) return null
  const word = wordOf(raw)
  return { from: at, to: at + raw.length, word, term: wordTerm(word), numbers: NO_NUMBERS, joint: '' }
}

function numberAt(text: string, from: number): Found | null {
  const first = matchAt(NUMBER, text, from)
  // Digits too many for a measure are a code.
  const long = first === null ? matchAt(DIGITS, text, from) : null
  if (long !== null) return { from, to: from + long.length, word: long, term: long, numbers: [], joint: '' }
  if (first === null) return null
  const numbers = [numberOf(first)]
  let to = from + first.length
  let joint: Atom['joint'] = ''
  for (;;) {
    const next = JOINTS.find((one) => (joint === '' || joint === one.joint) && matchAt(one.pattern, text, to) !== null)
    const between = next && matchAt(next.pattern, text, to)
    const number = between ? matchAt(NUMBER, text, to + between.length) : null
    if (!next || !between || number === null || numbers.length === 4) break
    joint = next.joint
    numbers.push(numberOf(number))
    to += between.length + number.length
  }
  return { from, to, word: '', numbers, joint, term: numbers.join(joint) }
}

/** The same text atoms wherever they come from: a value, a name, a query. */
export const keyOf = (atoms: readonly Atom[]): string => atoms.map(({ term }) => term).join(' ')
