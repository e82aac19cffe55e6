import type { MeantPart } from '#search/understanding/meanings'
import { likeness } from './word-likeness.ts'
import type { Word } from './words.ts'

const LACKING = new Set(['без', 'не'])
/** A value that says itself that something is not there: «без термостата», «Нет». */
export const isOfAbsence = ({ label }: Pick<MeantPart, 'label'>) =>
  LACKING.has(label.toLowerCase().split(' ')[0] ?? '') || /^нет$/i.test(label)
/** A name that does not have what the line does without. */
const AS_WANTED = 0.97
/** From here on a word of the name is the one that the line does without. */
const SAME_WORD = 0.8

/** «без выкл.» is explained by a name that has no such word, or has it so itself; returns the places of such words. */
export function explainLacking(words: readonly Word[], named: readonly Word[], byName: Float64Array): ReadonlySet<number> {
  const places = new Set<number>()
  for (const [at, word] of words.entries()) {
    if (word.numbers.length > 0 || word.isFiller || !LACKING.has(words[at - 1]?.raw ?? '')) continue
    places.add(at)
    const like = named.flatMap((one, place) => (likeness(word, one) >= SAME_WORD ? [place] : []))
    const isLacking = like.every((place) => LACKING.has(named[place - 1]?.raw ?? ''))
    byName[at] = isLacking ? Math.max(byName[at] as number, AS_WANTED) : 0
  }
  return places
}
