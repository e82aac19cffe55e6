import { fold } from './normalise/characters.ts'
import { queryPieces, codeIn, exactTerm, type Piece, piecesOf } from './normalise/tokenise.ts'
import {
  asTyped,
  EXACT,
  type Group,
  groupOf,
  hasDigit,
  known,
  knownExactly,
  type Lexicon,
  type Plan,
  similarTo,
  withoutRepeats,
} from './query-plan.groups.ts'
import { inRightLayout } from './query-plan.layout.ts'
import { extractSynonyms } from './query-plan.synonyms.ts'
import type { Interpreted, Synonym } from './search-types.ts'

export const MOST_PIECES = 40
/** Words whose likes are looked up although all are known; each costs a walk through the dictionary. */
const SHORT = 3
/** A shorter code with a slip in it could be anything. */
export const LONG_CODE = 6
/** Codes are written in groups of a few letters. */
const LONG_WORD = 5
/** A whole text with more unknown words names nothing that is here; each guess costs a walk through the dictionary. */
const MOST_GUESSED = 4

/** Likely meanings of an unknown piece with a typing slip. */
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
  const remaining = piece.terms.filter((term) => !dropped.includes(term))
  if (piece.compact && dropped.length > 0 && remaining.join('').length * 2 < piece.compact.length)
    return { groups: [], replaced: [], dropped: [piece.raw] }
  return { groups, replaced, dropped }
}

/** «ввг нг» is ВВГнг: an unknown word and its neighbour, where the dictionary has them as one. */
function glued(lexicon: Lexicon, pieces: Piece[]): Piece[] {
  const result: Piece[] = []
  for (const piece of pieces) {
    const before = result.at(-1)
    const [whole] = before && known(lexicon, piece) === null ? piecesOf(before.raw + piece.raw) : []
    if (whole && knownExactly(lexicon, whole)) result[result.length - 1] = whole
    else result.push(piece)
  }
  return result
}

/** The first reading of a text: in the right layout, with unknown words replaced by near ones. Literally: as it is typed. */
export function planFor(
  lexicon: Lexicon,
  typed: string,
  { isLiteral, isWhole = false, synonyms }: { isLiteral: boolean; isWhole?: boolean; synonyms: Synonym[] },
): Plan | null {
  const whole = codeIn(typed)
  const exact = exactTerm(typed)
  if (hasDigit(whole) && lexicon.frequency(whole) > 0) {
    return { groups: [groupOf(lexicon, whole, [{ term: whole, weight: EXACT }])], need: 1, exact, interpreted: asTyped(typed) }
  }
  const named = new Set(synonyms.flatMap((synonym) => synonym.typed))
  const text = isLiteral ? typed : inRightLayout({ lexicon, named }, typed)
  const pieces = (isLiteral ? piecesOf(text) : queryPieces(text)).slice(0, MOST_PIECES)
  if (pieces.length === 0) return null
  const { groups, rest } = extractSynonyms(lexicon, pieces, synonyms)
  const interpreted: Interpreted = { changed: fold(text) === fold(typed) ? 'none' : 'layout', text, replaced: [], dropped: [], reading: -1 }
  for (const piece of isLiteral ? rest : glued(lexicon, rest)) {
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
    if (isWhole && (interpreted.dropped.length > 0 || interpreted.replaced.length > MOST_GUESSED))
      return { groups: [], need: 1, exact, interpreted: { ...interpreted, changed: 'partly' } }
  }
  if (interpreted.replaced.length > 0) interpreted.changed = 'spelling'
  if (interpreted.dropped.length > 0) interpreted.changed = 'partly'
  const all = withoutRepeats(groups)
  return { groups: all, need: Math.max(1, all.length), exact: exactTerm(text), interpreted }
}

/** A wider plan for one that found too little: one word may be missing; a code or a short text may be a slip as well. */
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

/** Words among the pieces make it a name, whose slips are looked for word by word. */
const isOfCodes = (text: string) => piecesOf(text).every(({ raw }) => hasDigit(raw) || raw.length < LONG_WORD)

/** A code all of whose parts are known, though not together, may be a slip for another code; null when nothing is like it. */
export function similarCodes(lexicon: Lexicon, text: string): Plan | null {
  const whole = codeIn(text)
  if (whole.length < LONG_CODE || !hasDigit(whole) || !isOfCodes(text)) return null
  const alternatives = similarTo(lexicon, whole)
  const [best] = alternatives
  if (!best) return null
  const interpreted: Interpreted = { changed: 'spelling', text, replaced: [{ from: whole, to: best.term }], dropped: [], reading: -1 }
  return { groups: [groupOf(lexicon, text, alternatives)], need: 1, exact: exactTerm(text), interpreted }
}
