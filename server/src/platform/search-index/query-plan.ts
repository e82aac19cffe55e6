import { fold } from './normalise/characters.ts'
import { typedInEnglish, typedInRussian } from './normalise/keyboard-layout.ts'
import { compactOf, exactTerm, type Piece, piecesOf } from './normalise/tokenise.ts'
import type { Interpreted } from './search-types.ts'

/** What planning asks of an index; the order of answers is fixed, so that every engine makes the same plan. */
export type Lexicon = {
  docCount: number
  /** In how many documents; 0 for an unknown term. */
  frequency: (term: string) => number
  withPrefix: (prefix: string, most: number) => string[]
  similar: (term: string, distance: number, most: number) => { term: string; distance: number }[]
}

/** One of these must be there; the first that is gives the score. */
export type Alternative = { term: string; weight: number }
export type Group = { from: string; alternatives: Alternative[]; rarity: number }

export type Plan = { groups: Group[]; need: number; exact: string; interpreted: Interpreted }

const EXACT = 8
const PREFIX = 5
const SIMILAR = [EXACT, 4, 2]
const MOST_PREFIX = 400
const MOST_SIMILAR = 40
const MOST_PIECES = 40
/** Words whose likes are looked up although all are known; each costs a walk through the dictionary. */
const SHORT = 3

const hasDigit = (text: string) => /\d/.test(text)

/** Rare terms tell more; 1 to 40. */
const rarityOf = (lexicon: Lexicon, frequency: number) =>
  Math.max(1, Math.min(40, Math.round(2 * Math.log2(1 + lexicon.docCount / Math.max(1, frequency)))))

function groupOf(lexicon: Lexicon, from: string, alternatives: Alternative[]): Group {
  const frequency = alternatives.reduce((sum, { term }) => sum + lexicon.frequency(term), 0)
  return { from, alternatives, rarity: rarityOf(lexicon, frequency) }
}

/** A piece the dictionary can answer: whole, in parts, or as the beginning of something; null when it cannot. */
function known(lexicon: Lexicon, piece: Piece): Group[] | null {
  if (piece.compact && lexicon.frequency(piece.compact) > 0) return [groupOf(lexicon, piece.raw, [{ term: piece.compact, weight: EXACT }])]
  const exact = piece.terms.every((term) => lexicon.frequency(term) > 0)
  if (exact) return piece.terms.map((term) => groupOf(lexicon, term, [{ term, weight: EXACT }]))
  const whole = piece.compact ?? (piece.terms.length === 1 ? piece.terms[0] : undefined)
  if (whole !== undefined && whole.length >= 3) {
    const begun = lexicon.withPrefix(whole, MOST_PREFIX)
    if (begun.length > 0)
      return [
        groupOf(
          lexicon,
          piece.raw,
          begun.map((term) => ({ term, weight: PREFIX })),
        ),
      ]
  }
  return null
}

function similarTo(lexicon: Lexicon, term: string): Alternative[] {
  if (term.length < 3) return []
  for (const distance of term.length >= 5 ? [1, 2] : [1]) {
    const found = lexicon.similar(term, distance, MOST_SIMILAR).filter((one) => one.distance > 0)
    if (found.length > 0) return found.map((one) => ({ term: one.term, weight: SIMILAR[one.distance] ?? 1 }))
  }
  return []
}

/** What the hand may have meant by a piece nobody knows. */
function guessed(lexicon: Lexicon, piece: Piece): { groups: Group[]; replaced: Interpreted['replaced']; dropped: string[] } {
  if (piece.compact && hasDigit(piece.compact)) {
    const whole = similarTo(lexicon, piece.compact)
    const [best] = whole
    if (best) return { groups: [groupOf(lexicon, piece.raw, whole)], replaced: [{ from: piece.raw, to: best.term }], dropped: [] }
  }
  const groups: Group[] = []
  const replaced: Interpreted['replaced'] = []
  const dropped: string[] = []
  for (const term of piece.terms) {
    const isKnown = lexicon.frequency(term) > 0
    const alternatives = isKnown ? [{ term, weight: EXACT }] : similarTo(lexicon, term)
    const [best] = alternatives
    if (best) groups.push(groupOf(lexicon, term, alternatives))
    if (best && !isKnown) replaced.push({ from: term, to: best.term })
    if (!best) dropped.push(term)
  }
  // A letter or a number left of an unknown code is no sign of it: half the catalogue has one.
  const kept = piece.terms.filter((term) => !dropped.includes(term))
  if (piece.compact && dropped.length > 0 && kept.join('').length * 2 < piece.compact.length)
    return { groups: [], replaced: [], dropped: [piece.raw] }
  return { groups, replaced, dropped }
}

const unknownIn = (lexicon: Lexicon, text: string) => piecesOf(text).filter((piece) => known(lexicon, piece) === null).length

/** Each word as typed, or as the same keys of the other layout, whichever the dictionary knows. */
function inRightLayout(lexicon: Lexicon, text: string): string {
  const ways = [text, typedInRussian(text), typedInEnglish(text)]
  const mixed = text
    .split(/\s+/)
    .map((word) => bestOf(lexicon, [word, typedInRussian(word), typedInEnglish(word)]))
    .join(' ')
  return bestOf(lexicon, [...ways, mixed])
}

function bestOf(lexicon: Lexicon, ways: string[]): string {
  let best = ways[0] ?? ''
  let least = unknownIn(lexicon, best)
  for (const way of ways) {
    // What becomes empty is no reading of anything.
    const unknown = piecesOf(way).length === 0 ? Number.POSITIVE_INFINITY : unknownIn(lexicon, way)
    if (unknown < least) {
      best = way
      least = unknown
    }
  }
  return best
}

const asTyped = (text: string): Interpreted => ({ changed: 'none', text, replaced: [], dropped: [] })

/** The first reading of a text: what it says, in the right layout, with unknown words replaced by near ones. */
export function planFor(lexicon: Lexicon, typed: string, isLiteral: boolean): Plan | null {
  const whole = compactOf(typed)
  const exact = exactTerm(typed)
  if (hasDigit(whole) && lexicon.frequency(whole) > 0) {
    return { groups: [groupOf(lexicon, whole, [{ term: whole, weight: EXACT }])], need: 1, exact, interpreted: asTyped(typed) }
  }
  const text = isLiteral ? typed : inRightLayout(lexicon, typed)
  const pieces = piecesOf(text).slice(0, MOST_PIECES)
  if (pieces.length === 0) return null
  const groups: Group[] = []
  const interpreted: Interpreted = { changed: fold(text) === fold(typed) ? 'none' : 'layout', text, replaced: [], dropped: [] }
  for (const piece of pieces) {
    const sure = known(lexicon, piece)
    if (sure) {
      groups.push(...sure)
      continue
    }
    if (isLiteral) return { groups: [], need: 1, exact, interpreted }
    const guess = guessed(lexicon, piece)
    groups.push(...guess.groups)
    interpreted.replaced.push(...guess.replaced)
    interpreted.dropped.push(...guess.dropped)
  }
  if (interpreted.replaced.length > 0) interpreted.changed = 'spelling'
  if (interpreted.dropped.length > 0) interpreted.changed = 'partly'
  return {
    groups: withoutRepeats(groups),
    need: groups.length === 0 ? 1 : withoutRepeats(groups).length,
    exact: exactTerm(text),
    interpreted,
  }
}

function withoutRepeats(groups: Group[]): Group[] {
  const seen = new Set<string>()
  return groups.filter((group) => {
    const key = group.alternatives.map(({ term }) => term).join(' ')
    return seen.has(key) ? false : seen.add(key)
  })
}

/** What is like a plan that found too little: one word may be missing; a code or a short text may be a slip as well. */
export const nearby = (lexicon: Lexicon, plan: Plan): Plan =>
  plan.groups.length <= SHORT ? loosen(lexicon, plan, 1) : { ...plan, need: plan.groups.length - 1 }

/** Every word may also be a slip for a near one, and `spare` words may be missing. */
export function loosen(lexicon: Lexicon, plan: Plan, spare: number): Plan {
  const groups = plan.groups.map((group) => {
    const [first] = group.alternatives
    if (!first || group.alternatives.length > 1 || first.term.length < 3) return group
    return { ...group, alternatives: [first, ...similarTo(lexicon, first.term)] }
  })
  return { ...plan, groups, need: Math.max(1, groups.length - spare) }
}

/** The whole text as the beginning of a code; null when no code begins so. */
export function planForCode(lexicon: Lexicon, text: string): Plan | null {
  const whole = compactOf(text)
  if (whole.length < 3 || !hasDigit(whole)) return null
  const begun = lexicon.withPrefix(whole, MOST_PREFIX)
  if (begun.length === 0) return null
  const alternatives = begun.map((term) => ({ term, weight: term === whole ? EXACT : PREFIX }))
  return { groups: [groupOf(lexicon, text, alternatives)], need: 1, exact: exactTerm(text), interpreted: asTyped(text) }
}

/** Words as typed, the last one perhaps not to its end; null when some word is unknown. */
export function planForBeginning(lexicon: Lexicon, text: string): Plan | null {
  const pieces = piecesOf(text).slice(0, MOST_PIECES)
  const last = pieces.pop()
  if (!last) return null
  const groups: Group[] = []
  for (const piece of pieces) {
    const sure = known(lexicon, piece)
    if (!sure) return null
    groups.push(...sure)
  }
  const whole = last.compact ?? last.terms[0] ?? ''
  const begun = new Set([whole, last.raw].flatMap((beginning) => (beginning ? lexicon.withPrefix(beginning, MOST_PREFIX) : [])))
  const alternatives = [...begun].map((term) => ({ term, weight: term === whole ? EXACT : PREFIX }))
  const ending = alternatives.length > 0 ? [groupOf(lexicon, last.raw, alternatives)] : known(lexicon, last)
  if (!ending) return null
  groups.push(...ending)
  const all = withoutRepeats(groups)
  return { groups: all, need: all.length, exact: exactTerm(text), interpreted: asTyped(text) }
}
