import { fold, skeleton } from './normalise/characters.ts'
import { typedInEnglish, typedInRussian } from './normalise/keyboard-layout.ts'
import { piecesOf } from './normalise/tokenise.ts'
import { known, type Lexicon } from './query-plan.groups.ts'

/** A dictionary with the words the seller has given other names to. */
type Vocabulary = { lexicon: Lexicon; named: ReadonlySet<string> }

const unknownIn = ({ lexicon, named }: Vocabulary, text: string) =>
  piecesOf(text).filter((piece) => !piece.terms.every((term) => named.has(term)) && known(lexicon, piece) === null).length

const lettersIn = (text: string) => text.match(/[\p{L}\d]/gu)?.length ?? 0

/** Keys of which most become punctuation were not meant: «ъыъы» is not «]s]s». */
const orTyped = (typed: string, retyped: string) => (retyped === typed || 2 * lettersIn(retyped) > lettersIn(typed) ? retyped : typed)
const inRussian = (text: string) => orTyped(text, typedInRussian(text))
const inEnglish = (text: string) => orTyped(text, typedInEnglish(text))

/** The same keys with the other layout on, both ways; a way that changes nothing is none. */
export const otherLayouts = (text: string): string[] =>
  [inRussian(text), inEnglish(text)].filter((reading) => reading !== text && fold(reading) !== fold(text) && piecesOf(reading).length > 0)

/** Each word as typed, or as the same keys of the other layout, whichever the dictionary knows. */
export function inRightLayout(vocabulary: Vocabulary, text: string): string {
  if (unknownIn(vocabulary, text) === 0) return text
  const typed = text.split(/\s+/)
  const isKnown = (word: string) => piecesOf(word).length > 0 && unknownIn(vocabulary, word) === 0
  const [russian, english] = [inRussian, inEnglish].map((retype) => typed.filter((word) => !isKnown(word) && isKnown(retype(word))).length)
  const retype = (english ?? 0) > (russian ?? 0) ? inEnglish : inRussian
  const mixed = typed.map((word) => {
    // «3[2?5» is three numbers as well; among words of the other layout it is 3х2,5.
    if ((russian || english) && /\d/.test(word) && isKnown(retype(word))) return retype(word)
    const best = bestOf(vocabulary, [word, inRussian(word), inEnglish(word)])
    return isKnown(best) ? best : (partlyRetyped(vocabulary.lexicon, word) ?? best)
  })
  return bestOf(vocabulary, [mixed.join(' '), text, inRussian(text), inEnglish(text)])
}

function bestOf(vocabulary: Vocabulary, candidates: string[]): string {
  let best = candidates[0] ?? ''
  let least = unknownIn(vocabulary, best)
  for (const candidate of candidates) {
    if (least === 0) break
    // A text that becomes empty is no reading.
    const unknown = piecesOf(candidate).length === 0 ? Number.POSITIVE_INFINITY : unknownIn(vocabulary, candidate)
    if (unknown < least) {
      best = candidate
      least = unknown
    }
  }
  return best
}

const LEAST = 4
const MOST = 40
const MAX_CANDIDATES = 12

const letterOf = (key: string) => (/[\p{L}\d]/u.test(key) ? skeleton(fold(key)) : '')

/**
 * A word whose keys are partly of one layout and partly of the other, as a code of both scripts comes out: АВВГнг(А)-LS.
 * Ways are followed letter by letter as long as some word of the dictionary begins so.
 */
function partlyRetyped(lexicon: Lexicon, word: string): string | null {
  if (word.length < LEAST || word.length > MOST) return null
  let candidates = [{ compact: '', text: '' }]
  for (const key of word) {
    const keys = [...new Set([key, typedInRussian(key), typedInEnglish(key)])]
    const further = candidates.flatMap(({ compact, text }) => keys.map((one) => ({ compact: compact + letterOf(one), text: text + one })))
    const seen = new Set<string>()
    candidates = further
      .filter(({ compact }) => !seen.has(compact) && seen.add(compact) && isPrefix(lexicon, compact))
      .slice(0, MAX_CANDIDATES)
    if (candidates.length === 0) return null
  }
  return candidates.find(({ compact }) => compact.length >= LEAST && lexicon.frequency(compact) > 0)?.text ?? null
}

const isPrefix = (lexicon: Lexicon, compact: string) => compact.length < 2 || lexicon.withPrefix(compact, 1).length > 0
