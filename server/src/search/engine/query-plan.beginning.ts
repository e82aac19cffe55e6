import { queryPieces, codeIn, exactTerm } from './normalise/tokenise.ts'
import {
  asTyped,
  completionsOf,
  type Group,
  groupOf,
  hasDigit,
  known,
  type Lexicon,
  MEASURE,
  MOST_PREFIX,
  type Plan,
  PREFIX,
  withoutRepeats,
} from './query-plan.groups.ts'
import { LONG_CODE, MOST_PIECES } from './query-plan.ts'

/** Latin letters in parts, as articles begin: «VL-LAN». */
const PARTS_OF_CODE = /^[a-z]+(?:[-._/][a-z]+)+$/i

/** The whole text as the beginning of a code, the shortest continuations first; null when nothing begins so. */
export function planForCode(lexicon: Lexicon, text: string): Plan | null {
  const whole = codeIn(text)
  if (whole.length < 3 || !(hasDigit(whole) || PARTS_OF_CODE.test(text.trim()))) return null
  const alternatives = completionsOf(lexicon, whole)
  if (alternatives.length === 0) return null
  const group: Group = { ...groupOf(lexicon, text, alternatives), isOfCodes: true }
  // More than are listed: the rest is found as well, after these.
  if (alternatives.length === MOST_PREFIX) group.begins = whole
  return { groups: [group], need: 1, exact: exactTerm(text), interpreted: asTyped(text) }
}

/** The same for a text that can hardly be anything but a part of a code: one long piece, no measure, no whole code. */
export function planForArticle(lexicon: Lexicon, text: string): Plan | null {
  if (/\s/.test(text)) return null
  const whole = codeIn(text)
  if (whole.length < LONG_CODE || MEASURE.test(whole) || lexicon.frequency(whole) > 0) return null
  return planForCode(lexicon, text)
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
  const alternatives = whole ? completionsOf(lexicon, whole) : []
  // A word to its end is known without its ending, one broken off only as it stands; mostly the first have the second among them.
  const hasAll = whole !== '' && last.raw.startsWith(whole) && alternatives.length < MOST_PREFIX
  if (!hasAll) {
    const listed = new Set(alternatives.map(({ term }) => term))
    for (const term of lexicon.withPrefix(last.raw, MOST_PREFIX)) if (!listed.has(term)) alternatives.push({ term, weight: PREFIX })
  }
  const ending = alternatives.length > 0 ? [groupOf(lexicon, last.raw, alternatives)] : known(lexicon, last)
  if (!ending) return null
  groups.push(...ending)
  const all = withoutRepeats(groups)
  return { groups: all, need: all.length, exact: exactTerm(text), interpreted: asTyped(text) }
}
