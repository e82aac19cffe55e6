import type { Piece } from './normalise/tokenise.ts'
import type { Interpreted } from './search-types.ts'

/** The index as planning needs it; the order of answers is fixed, so that every engine makes the same plan. */
export type Lexicon = {
  docCount: number
  /** In how many documents; 0 for an unknown term. */
  frequency: (term: string) => number
  withPrefix: (prefix: string, most: number) => string[]
  /** The same, but the shortest first. */
  continuing: (prefix: string, most: number) => string[]
  similar: (term: string, distance: number, most: number) => { term: string; distance: number }[]
}

/** One of these must be there; the first that is gives the score. */
export type Alternative = { term: string; weight: number }
export type Group = {
  from: string
  alternatives: Alternative[]
  rarity: number
  /** Only terms that are a whole code of a document count. */
  isOfCodes?: true
  /** Any other term that begins so counts as well, less than the alternatives. */
  begins?: string
}

export type Plan = { groups: Group[]; need: number; exact: string; interpreted: Interpreted }

export const EXACT = 32
export const PREFIX = 20
const SIMILAR = [EXACT, 16, 8]
/** From here on a continuation is as good as any longer one. */
const LONG_REST = 8
export const MOST_PREFIX = 400
const MOST_SIMILAR = 40

export const hasDigit = (text: string): boolean => /\d/.test(text)

export const asTyped = (text: string): Interpreted => ({ changed: 'none', text, replaced: [], dropped: [], reading: -1 })

/** Rare terms weigh more; 1 to 40. */
const rarityOf = (lexicon: Lexicon, frequency: number) =>
  Math.max(1, Math.min(40, Math.round(2 * Math.log2(1 + lexicon.docCount / Math.max(1, frequency)))))

export function groupOf(lexicon: Lexicon, from: string, alternatives: Alternative[]): Group {
  const frequency = alternatives.reduce((sum, { term }) => sum + lexicon.frequency(term), 0)
  return { from, alternatives, rarity: rarityOf(lexicon, frequency) }
}

/** The less is missing of a code, the likelier it is meant. */
const weightOfBegun = (term: string, begun: string): number =>
  term === begun ? EXACT : PREFIX + Math.max(0, LONG_REST - (term.length - begun.length))

/** Terms that begin so; of codes the shortest weigh most, for words their length says nothing. */
export const completionsOf = (lexicon: Lexicon, begun: string): Alternative[] =>
  hasDigit(begun)
    ? lexicon.continuing(begun, MOST_PREFIX).map((term) => ({ term, weight: weightOfBegun(term, begun) }))
    : lexicon.withPrefix(begun, MOST_PREFIX).map((term) => ({ term, weight: term === begun ? EXACT : PREFIX }))

/** A piece the dictionary has as it is: whole or in all its parts. */
export function knownExactly(lexicon: Lexicon, piece: Piece): Group[] | null {
  if (piece.compact && lexicon.frequency(piece.compact) > 0) return [groupOf(lexicon, piece.raw, [{ term: piece.compact, weight: EXACT }])]
  const isKnown = piece.terms.every((term) => lexicon.frequency(term) > 0)
  return isKnown ? piece.terms.map((term) => groupOf(lexicon, term, [{ term, weight: EXACT }])) : null
}

/** A piece the dictionary can answer: whole, in parts, or as the beginning of something; null when it cannot. */
export function known(lexicon: Lexicon, piece: Piece): Group[] | null {
  const exact = knownExactly(lexicon, piece)
  if (exact) return exact
  const whole = piece.compact ?? (piece.terms.length === 1 ? piece.terms[0] : undefined)
  if (whole === undefined || whole.length < 3) return null
  const alternatives = completionsOf(lexicon, whole)
  return alternatives.length > 0 ? [groupOf(lexicon, piece.raw, alternatives)] : null
}

/** A short number or a measure: another one is another thing, not a slip. */
export const MEASURE = /^\d{1,6}(?:\.\d+)?(?:x\d+(?:\.\d+)?)*\p{L}{0,3}$/u

export function similarTo(lexicon: Lexicon, term: string): Alternative[] {
  if (term.length < 3 || MEASURE.test(term)) return []
  for (const distance of term.length >= 5 ? [1, 2] : [1]) {
    const found = lexicon.similar(term, distance, MOST_SIMILAR).filter((one) => one.distance > 0)
    if (found.length > 0) return found.map((one) => ({ term: one.term, weight: SIMILAR[one.distance] ?? 4 }))
  }
  return []
}

export function withoutRepeats(groups: Group[]): Group[] {
  if (groups.length < 2) return groups
  const seen = new Set<string>()
  return groups.filter((group) => {
    const key = group.alternatives.map(({ term }) => term).join(' ')
    return seen.has(key) ? false : seen.add(key)
  })
}
