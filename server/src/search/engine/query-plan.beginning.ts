import { queryPieces, codeIn, exactTerm } from './normalise/tokenise.ts'
import {
  asTyped,
  EXACT,
  type Group,
  groupOf,
  hasDigit,
  known,
  type Lexicon,
  MOST_PREFIX,
  type Plan,
  PREFIX,
  withoutRepeats,
} from './query-plan.groups.ts'
import { MOST_PIECES } from './query-plan.ts'

/** The whole text as the beginning of a code; null when no code begins so. */
export function planForCode(lexicon: Lexicon, text: string): Plan | null {
  const whole = codeIn(text)
  if (whole.length < 3 || !hasDigit(whole)) return null
  const completions = lexicon.withPrefix(whole, MOST_PREFIX)
  if (completions.length === 0) return null
  const alternatives = completions.map((term) => ({ term, weight: term === whole ? EXACT : PREFIX }))
  return { groups: [groupOf(lexicon, text, alternatives)], need: 1, exact: exactTerm(text), interpreted: asTyped(text) }
}

/** Words as typed, the last one perhaps not to its end; null when some word is unknown. */
export function planForBeginning(lexicon: Lexicon, text: string): Plan | null {
  const pieces = queryPieces(text).slice(0, MOST_PIECES)
  const last = pieces.pop()
  if (!last) return null
  const groups: Group[] = []
  for (const piece of pieces) {
    const sure = known(lexicon, piece)
    if (!sure) return null
    groups.push(...sure)
  }
  const whole = last.compact ?? last.terms[0] ?? ''
  const completions = new Set(whole ? lexicon.withPrefix(whole, MOST_PREFIX) : [])
  // A word to its end is known without its ending, one broken off only as it stands; mostly the first have the second among them.
  const hasAll = whole !== '' && last.raw.startsWith(whole) && completions.size < MOST_PREFIX
  if (!hasAll) for (const term of lexicon.withPrefix(last.raw, MOST_PREFIX)) completions.add(term)
  const alternatives = Array.from(completions, (term) => ({ term, weight: term === whole ? EXACT : PREFIX }))
  const ending = alternatives.length > 0 ? [groupOf(lexicon, last.raw, alternatives)] : known(lexicon, last)
  if (!ending) return null
  groups.push(...ending)
  const all = withoutRepeats(groups)
  return { groups: all, need: all.length, exact: exactTerm(text), interpreted: asTyped(text) }
}
