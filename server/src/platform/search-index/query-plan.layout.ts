import { fold, skeleton } from './normalise/characters.ts'
import { typedInEnglish, typedInRussian } from './normalise/keyboard-layout.ts'
import { piecesOf } from './normalise/tokenise.ts'
import { known, type Lexicon } from './query-plan.groups.ts'

/** A dictionary with the words the seller has given other names to. */
type Words = { lexicon: Lexicon; named: ReadonlySet<string> }

const unknownIn = ({ lexicon, named }: Words, text: string) =>
  piecesOf(text).filter((piece) => !piece.terms.every((term) => named.has(term)) && known(lexicon, piece) === null).length

const lettersIn = (text: string) => text.match(/[\p{L}\d]/gu)?.length ?? 0

/** Keys of which most become punctuation were not meant: «ъыъы» is not «]s]s». */
const meant = (typed: string, way: string) => (way === typed || 2 * lettersIn(way) > lettersIn(typed) ? way : typed)
const inRussian = (text: string) => meant(text, typedInRussian(text))
const inEnglish = (text: string) => meant(text, typedInEnglish(text))

/** The same keys with the other layout on, both ways; a way that changes nothing is none. */
export const readings = (text: string): string[] =>
  [inRussian(text), inEnglish(text)].filter((way) => way !== text && fold(way) !== fold(text) && piecesOf(way).length > 0)

/** Each word as typed, or as the same keys of the other layout, whichever the dictionary knows. */
export function inRightLayout(words: Words, text: string): string {
  if (unknownIn(words, text) === 0) return text
  const typed = text.split(/\s+/)
  const isKnown = (word: string) => piecesOf(word).length > 0 && unknownIn(words, word) === 0
  const [russian, english] = [inRussian, inEnglish].map((retype) => typed.filter((word) => !isKnown(word) && isKnown(retype(word))).length)
  const retype = (english ?? 0) > (russian ?? 0) ? inEnglish : inRussian
  const mixed = typed.map((word) => {
    // «3[2?5» is three numbers as well; among words of the other layout it is 3х2,5.
    if ((russian || english) && /\d/.test(word) && isKnown(retype(word))) return retype(word)
    const best = bestOf(words, [word, inRussian(word), inEnglish(word)])
    return isKnown(best) ? best : (partlyRetyped(words.lexicon, word) ?? best)
  })
  return bestOf(words, [mixed.join(' '), text, inRussian(text), inEnglish(text)])
}

function bestOf(words: Words, ways: string[]): string {
  let best = ways[0] ?? ''
  let least = unknownIn(words, best)
  for (const way of ways) {
    if (least === 0) break
    // A text that becomes empty is no reading.
    const unknown = piecesOf(way).length === 0 ? Number.POSITIVE_INFINITY : unknownIn(words, way)
    if (unknown < least) {
      best = way
      least = unknown
    }
  }
  return best
}

const LEAST = 4
const MOST = 40
const MOST_WAYS = 12

const letterOf = (key: string) => (/[\p{L}\d]/u.test(key) ? skeleton(fold(key)) : '')

/**
 * A word whose keys are partly of one layout and partly of the other, as a code of both scripts comes out: АВВГнг(А)-LS.
 * Ways are followed letter by letter as long as some word of the dictionary begins so.
 */
function partlyRetyped(lexicon: Lexicon, word: string): string | null {
  if (word.length < LEAST || word.length > MOST) return null
  let ways = [{ compact: '', text: '' }]
  for (const key of word) {
    const keys = [...new Set([key, typedInRussian(key), typedInEnglish(key)])]
    const further = ways.flatMap(({ compact, text }) => keys.map((one) => ({ compact: compact + letterOf(one), text: text + one })))
    const seen = new Set<string>()
    ways = further.filter(({ compact }) => !seen.has(compact) && seen.add(compact) && isBegun(lexicon, compact)).slice(0, MOST_WAYS)
    if (ways.length === 0) return null
  }
  return ways.find(({ compact }) => compact.length >= LEAST && lexicon.frequency(compact) > 0)?.text ?? null
}

const isBegun = (lexicon: Lexicon, compact: string) => compact.length < 2 || lexicon.withPrefix(compact, 1).length > 0
