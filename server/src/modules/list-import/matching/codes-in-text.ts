import { codeIn, compactOf } from '#search/engine/normalise/tokenise'
import type { Span } from '#search/understanding/atoms'

/** A part of a line that may be a code. */
export type CodeToken = Span & { code: string; compact: string }

const LEAST_LETTERS = 5
/** A code written with spaces in it. */
const MOST_CHUNKS = 6
const MOST_CHARACTERS = 300
/** A number with its unit, or numbers written as one: no code. */
const MEASURE = /^\d{1,5}(?:[.,]\d+)?(?:[xх×*/\-…]\d+(?:[.,]\d+)?)*\p{L}{0,3}[²2³]?$/iu
/** «арт.AB-1», «код:AB-1». */
const ANNOUNCED = /^(?:арт(?:икул)?|код|art|sku|ean(?:-?13)?|gtin|шк|ш\/к|штрих-?код|баркод|barcode)[.:№#=]+/iu
const EDGES = /^[("«'[№#]+|[)"»'\],;:.]+$/gu

const hasDigit = (text: string) => /\d/.test(text)

/** Parts of a text that may be codes: pieces between spaces, and neighbours together. */
export function codesIn(text: string): CodeToken[] {
  const tokens = new Map<string, CodeToken>()
  const chunks = [...text.slice(0, MOST_CHARACTERS).matchAll(/\S+/g)].map(({ 0: chunk, index }) => ({ chunk, from: index }))
  for (const [at, { from }] of chunks.entries())
    for (let many = 1; many <= MOST_CHUNKS; many++) {
      const last = chunks[at + many - 1]
      if (!last) break
      const to = last.from + last.chunk.length
      const code = text.slice(from, to).replace(EDGES, '').replace(ANNOUNCED, '')
      if (!hasDigit(code) || (many === 1 && MEASURE.test(code))) continue
      const compact = many === 1 ? codeIn(code) : compactOf(code)
      if (compact.length < LEAST_LETTERS || tokens.has(compact)) continue
      tokens.set(compact, { code, compact, from, to })
    }
  // The longest is the most particular.
  return [...tokens.values()].toSorted((a, b) => b.compact.length - a.compact.length)
}

/** Signs that a scanner or an eye takes for one another, as compact codes spell them. */
const MISTAKEN: Readonly<Record<string, readonly string[]>> = {
  '0': ['o'],
  o: ['0'],
  '1': ['l', 'i'],
  l: ['1', 'i'],
  i: ['1', 'l'],
  '3': ['з', 'e'],
  з: ['3'],
  '6': ['б', 'g'],
  б: ['6'],
  g: ['6'],
  '8': ['b'],
  b: ['8'],
  '5': ['s'],
  s: ['5'],
  '2': ['z'],
  z: ['2'],
  '4': ['ч'],
  ч: ['4'],
}
const LEAST_MISTAKEN = 6

/** A compact code with all that each of its signs may have been; none for a short one, which would become another code. */
export const mistakenSpelling = (compact: string): string[][] =>
  compact.length < LEAST_MISTAKEN ? [] : Array.from(compact, (sign) => [sign, ...(MISTAKEN[sign] ?? [])])
