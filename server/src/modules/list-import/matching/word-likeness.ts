import { editDistance } from '#search/engine/edit-distance'
import { baseOf, sameVoltage } from '#search/understanding/measures'
import { numeralPrefixOf } from '#search/understanding/numerals'
import { soundOf } from '#search/understanding/sounds'
import type { Word } from './words.ts'

/** How well a word of a name explains a word of a line, from 0 to 1. */
export const EXACT = 1
/** The unit was left out by the buyer. */
const UNIT_UNSAID = 0.96
/** The name has the number without a unit: it may be of something else. */
export const UNIT_UNKNOWN = 0.85
const SAME_ROOT = 0.88
const SAME_SOUND = 0.92
const SHORTENED = 0.9
const SAME_ENDING = 0.86
const SECTION = 0.86
const MISTYPED = 0.86
const MISTYPED_TWICE = 0.8
const ONE_OF_SEVERAL = 0.75

const LEAST_SHORTENED = 3
const LEAST_CUT = 1
const LEAST_ROOT = 5
const LEAST_INSIDE = 4
const LEAST_MISTYPED = 4
const LEAST_MISTYPED_TWICE = 8

export const likeness = (given: Word, named: Word): number =>
  given.numbers.length > 0
    ? named.numbers.length > 0
      ? ofNumbers(given, named)
      : ofNumeral(given, named)
    : named.numbers.length > 0
      ? 0
      : ofWords(given, named)

/** «3» of «трёхфазный». */
const ofNumeral = ({ numbers, units }: Word, { raw }: Word) =>
  numbers.length === 1 && units.length === 0 && numeralPrefixOf(raw)?.number === numbers[0] ? SAME_ENDING : 0

const isCounted = (long: string, short: string) => /^(?:одн|дву|двух|тр[её]х|четыр[её]х|пяти)/.test(long) && long.slice(3).includes(short)

const isLatin = (word: string) => /[a-z]/.test(word)

/** Names repeat their words, and a word is written down as it sounds in a dozen steps. */
const sounds = new Map<string, string>()
const MAX_CACHED = 50_000

function cachedSound(word: string): string {
  const known = sounds.get(word)
  if (known !== undefined) return known
  if (sounds.size >= MAX_CACHED) sounds.clear()
  const sound = soundOf(word)
  sounds.set(word, sound)
  return sound
}

/** A scanner takes л for п. */
const asScanned = (word: string) => word.replaceAll('п', 'л')
const LED = /^(?:led|лед)$/
const OF_LEDS = /^светодиод/

function ofWords(given: Word, named: Word): number {
  if (given.term === named.term || given.raw === named.raw) return EXACT
  if (LED.test(given.raw) && OF_LEDS.test(named.raw)) return SAME_SOUND
  if (asScanned(given.raw) === asScanned(named.raw)) return MISTYPED
  const [short, long] = [given.raw, named.raw]
  if (short.length < long.length && long.startsWith(short) && short.length >= (given.isCut ? LEAST_CUT : LEAST_SHORTENED)) return SHORTENED
  const common = Math.min(given.term.length, named.term.length)
  if (common >= LEAST_ROOT && (given.term.startsWith(named.term) || named.term.startsWith(given.term))) return SAME_ROOT
  // «диодный» for «светодиодный», «фазный» for «трёхфазный», «2-стор.» for «двусторонний».
  if (short.length >= LEAST_ROOT && long.endsWith(short)) return SAME_ENDING
  if (given.isCut && short.length >= LEAST_INSIDE && isCounted(long, short)) return SAME_ENDING
  if (short.length >= LEAST_SHORTENED && isLatin(short) !== isLatin(long)) {
    const [heard, sounded] = [cachedSound(short), cachedSound(long)]
    if (heard === sounded) return SAME_SOUND
    // A brand written as it sounds, with a slip: «Тарвон» for «Tavron».
    if (heard.length >= LEAST_ROOT && sounded.length >= LEAST_ROOT && editDistance(heard, sounded, 1) === 1) return MISTYPED
  }
  if (given.term.length < LEAST_MISTYPED || named.term.length < LEAST_MISTYPED) return 0
  const most = given.term.length >= LEAST_MISTYPED_TWICE ? 2 : 1
  const away = Math.min(editDistance(given.term, named.term, most), editDistance(short, long, most))
  return away > most ? 0 : away === 1 ? MISTYPED : MISTYPED_TWICE
}

function ofNumbers(given: Word, named: Word): number {
  const isSame = given.numbers.length === named.numbers.length && given.numbers.every((number, at) => number === named.numbers[at])
  const [mine, theirs] = [given.units, named.units]
  if (mine.length === 0 || theirs.length === 0) {
    if (isSame) return mine.length === theirs.length ? EXACT : mine.length === 0 ? UNIT_UNSAID : UNIT_UNKNOWN
    // «3» of «3х2,5»: it may as well be something else.
    return given.numbers.length === 1 && named.numbers.length > 1 && named.numbers.includes(given.numbers[0] ?? Number.NaN)
      ? ONE_OF_SEVERAL
      : 0
  }
  for (const one of mine)
    for (const other of theirs) {
      // «2,5 мм» is often said of a section of 2,5 мм².
      if (isSame && one.dimension === 'length' && one.factor === 1 && other.dimension === 'section') return SECTION
      if (one.dimension !== other.dimension || given.numbers.length !== named.numbers.length) continue
      const isEqual = given.numbers.every((number, at) => {
        const [asked, had] = [baseOf(number, one), baseOf(named.numbers[at] ?? Number.NaN, other)]
        return asked === had || sameVoltage(one.dimension, asked) === had
      })
      if (isEqual) return EXACT
    }
  return 0
}
