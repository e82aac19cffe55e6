import type { Piece } from './normalise/tokenise.ts'
import { type Alternative, EXACT, type Group, groupOf, known, knownExactly, type Lexicon } from './query-plan.groups.ts'
import type { Synonym } from './search-types.ts'

/** As good as the typed word, by the seller's own list. */
const SYNONYM_WEIGHT = EXACT
const MOST_GROUPS = 16

/** One phrasing: all of these groups of alternatives. */
type Side = Alternative[][]

/**
 * Takes out the pieces that make up phrases with other names, and gives the groups that stand for them:
 * (a) or (b and c) is written as (a or b) and (a or c), the only form a plan has.
 */
export function extractSynonyms(lexicon: Lexicon, pieces: Piece[], synonyms: Synonym[]): { groups: Group[]; rest: Piece[] } {
  let rest = pieces
  const groups: Group[] = []
  for (const { typed, meant } of synonyms.toSorted((a, b) => b.typed.length - a.typed.length)) {
    const matched = piecesOfPhrase(rest, typed)
    const sides = matched ? sidesOf(lexicon, matched, meant) : []
    if (!matched || sides.length === 0) continue
    rest = rest.filter((piece) => !matched.includes(piece))
    groups.push(...countedOnce(everyCombination(sides)).map((alternatives) => groupOf(lexicon, nameOf(typed), alternatives)))
  }
  return { groups, rest }
}

/** The pieces that make up a phrase, in any order; null when a word of it is missing. */
function piecesOfPhrase(pieces: Piece[], typed: string[]): Piece[] | null {
  const words = new Set(typed)
  const matched = pieces.filter(({ terms }) => terms.every((term) => words.has(term)))
  const matchedTerms = new Set(matched.flatMap(({ terms }) => terms))
  return typed.length > 0 && typed.every((term) => matchedTerms.has(term)) ? matched : null
}

/** The typed words come first; as a mere beginning they give way to a name the goods bear. */
function sidesOf(lexicon: Lexicon, matched: Piece[], meant: string[][]): Side[] {
  const others = meant
    .filter((terms) => terms.length > 0 && terms.every((term) => lexicon.frequency(term) > 0))
    .map((terms): Side => terms.map((term) => [{ term, weight: SYNONYM_WEIGHT }]))
  if (others.length === 0) return []
  const exact = matched.map((piece) => knownExactly(lexicon, piece) ?? (matched.length > 1 ? known(lexicon, piece) : null))
  const isKnownPhrase = exact.every((groups) => groups !== null)
  return isKnownPhrase ? [exact.flatMap((groups) => (groups ?? []).map(({ alternatives }) => alternatives)), ...others] : others
}

/** One group of every side at a time; sides that would make too many are left out. */
function everyCombination(sides: Side[]): Alternative[][] {
  let combined: Alternative[][] = [[]]
  for (const side of sides) {
    if (combined.length * side.length > MOST_GROUPS) continue
    combined = combined.flatMap((before) => side.map((group) => [...before, ...group]))
  }
  return combined
}

/** A word in several groups is typed once: it weighs only in the first of them. */
function countedOnce(groups: Alternative[][]): Alternative[][] {
  const counted = new Set<string>()
  return groups.map((group) => {
    const here = new Map<string, Alternative>()
    for (const { term, weight } of group) if (!here.has(term)) here.set(term, { term, weight: counted.has(term) ? 1 : weight })
    for (const term of here.keys()) counted.add(term)
    return [...here.values()].sort((a, b) => b.weight - a.weight)
  })
}

const nameOf = (typed: string[]) => typed.join(' ')

/** Whether all of a plan is other names: if nothing is sold by them, the typed words matter more. */
export const isOnlySynonyms = (groups: Group[], synonyms: Synonym[]): boolean => {
  const names = new Set(synonyms.map(({ typed }) => nameOf(typed)))
  return groups.every(({ from }) => names.has(from))
}
