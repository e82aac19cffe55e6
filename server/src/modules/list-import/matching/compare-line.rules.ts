import type { DocumentFacts } from '#search/engine/read-documents'
import type { Meaning, MeantPart } from '#search/understanding/meanings'
import { EXACT, likeness } from './word-likeness.rules.ts'
import type { Word } from './words.rules.ts'

/** A line as it is compared: its words with their weights, and a way to understand it. */
export type ReadLine = { words: readonly Word[]; weights: readonly number[]; meaning: Meaning | null }

/** A product as it is compared: the words of its name, those that name brand and series aside, and what the index has of it. */
export type ComparedProduct = { id: number; words: readonly Word[]; makers: ReadonlySet<number>; facts: DocumentFacts }

export type Comparison = {
  id: number
  /** Share of the line's words that the product explains, by weight; 1 when it explains all. */
  explained: number
  /** How well it explains them, 0 to 1. */
  quality: number
  /** What is missing to explain them as written: a slip or a shortened word adds a little, by weight. */
  deficit: number
  /** Words of the line that the product has no place for. */
  left: Word[]
  /** Features the line asks for and the product has otherwise. */
  conflicts: MeantPart[]
  isOtherBrand: boolean
  /** Words of its name that the line does not say, without brand and series; their number, a number counting more. */
  unsaidTerms: string[]
  unsaid: number
  /** The same of brand and series. */
  unsaidMakers: number
  /** Brand and series. */
  maker: string
  /** Parts of the meaning that it meets. */
  met: MeantPart[]
}

const BY_MEANING = 0.97
/** A part read with less may be a slip of the parser. */
const LEAST_SURE = 0.45
/** From here on the name itself says what the line says, whatever the parser made of it. */
const SAID_BY_NAME = 0.9

type Meets = 'meets' | 'differs' | 'unknown'

export function meets(part: MeantPart, { columns, values, features }: DocumentFacts): Meets {
  if (part.role === 'kind') return part.target.ids.includes(columns[part.target.column] ?? 0) ? 'meets' : 'differs'
  if (part.role === 'feature') {
    if (part.values.some((value) => values.includes(value))) return 'meets'
    return part.values.length === 0 || features.includes(part.feature) ? 'differs' : 'unknown'
  }
  return part.values.includes(columns[part.role] ?? 0) ? 'meets' : 'differs'
}

const covers = ({ spans }: MeantPart, { from, to }: Word) => spans.some((span) => span.from < to && span.to > from)

/** How much of a line a product explains, by its name and by what is known of it. */
export function compareLine({ words, weights, meaning }: ReadLine, product: ComparedProduct): Comparison {
  const said = new Set<number>()
  const parts = (meaning?.parts ?? []).map((part) => ({ part, meets: meets(part, product.facts) }))
  const byName = words.map((_, at) => explainedByName(words, at, product.words, said))
  // A word before or behind it may be glued to it in the name.
  for (const [at, glued] of byName.entries())
    if (glued.length > 1)
      for (let more = 1; more < glued.length; more++)
        (byName[at + more] as Explained).quality = Math.max(byName[at + more]?.quality ?? 0, glued.quality)
  const conflicts = new Set<MeantPart>()
  const left: Word[] = []
  let [total, explained, quality] = [0, 0, 0]
  for (const [at, word] of words.entries()) {
    const named = byName[at]?.quality ?? 0
    const own = parts.filter(({ part }) => covers(part, word))
    const best = own.some((one) => one.meets === 'meets') ? Math.max(named, BY_MEANING) : named
    for (const { part, meets: how } of own)
      if (how === 'differs' && named < SAID_BY_NAME && part.confidence >= LEAST_SURE) conflicts.add(part)
    const weight = word.isFiller && best === 0 ? 0 : (weights[at] ?? 1)
    total += weight
    quality += weight * best
    if (best > 0) explained += weight
    else if (weight > 0) left.push(word)
  }
  // The name of a met value is said by the line in other words.
  for (const { part, meets: how } of parts) if (how === 'meets') markSaid(part, words, product.words, said)
  let [unsaid, unsaidMakers] = [0, 0]
  const unsaidTerms: string[] = []
  for (const [at, word] of product.words.entries())
    if (!said.has(at) && !word.isFiller) {
      if (product.makers.has(at)) unsaidMakers += 1
      else {
        unsaid += weightUnsaid(word)
        unsaidTerms.push(word.term)
      }
    }
  return {
    id: product.id,
    explained: total === 0 ? 0 : explained / total,
    quality: total === 0 ? 0 : quality / total,
    deficit: total - quality,
    left,
    conflicts: [...conflicts],
    isOtherBrand: [...conflicts].some(({ role }) => role === 'brand'),
    unsaidTerms,
    unsaid,
    unsaidMakers,
    maker: `${product.facts.columns.brand ?? 0} ${product.facts.columns.series ?? 0}`,
    met: parts.flatMap(({ part, meets: how }) => (how === 'meets' ? [part] : [])),
  }
}

const weightUnsaid = (word: Word) => (word.numbers.length > 0 ? 1.5 : 1)

type Explained = { quality: number; length: number }

const MOST_GLUED = 3

/** The best word of the name for a word of the line, alone or glued to those that follow. */
function explainedByName(words: readonly Word[], at: number, named: readonly Word[], said: Set<number>): Explained {
  const word = words[at] as Word
  let best: Explained = { quality: 0, length: 1 }
  let place = -1
  for (const [index, one] of named.entries()) {
    const quality = likeness(word, one)
    // A word said once already is taken only when no other is as good.
    if (quality > best.quality || (quality === best.quality && quality > 0 && said.has(place) && !said.has(index))) {
      best = { quality, length: 1 }
      place = index
    }
  }
  if (place >= 0) said.add(place)
  if (best.quality === EXACT || word.numbers.length > 0) return best
  const glued = gluedInName(words, at, named)
  if (!glued) return best
  for (const index of glued.places) said.add(index)
  return { quality: EXACT, length: glued.length }
}

/** «ввг нг» is «ВВГнг», «ввгнгls» is «ВВГнг(А)-LS»: the same letters in other pieces. */
function gluedInName(words: readonly Word[], at: number, named: readonly Word[]): { length: number; places: number[] } | null {
  let given = ''
  for (let length = 1; length <= MOST_GLUED; length++) {
    const word = words[at + length - 1]
    if (!word || word.numbers.length > 0) return null
    given += word.raw
    if (given.length < MOST_GLUED) continue
    for (let from = 0; from < named.length; from++) {
      let letters = ''
      for (let to = from; to < Math.min(named.length, from + MOST_GLUED + 1); to++) {
        const one = named[to] as Word
        if (one.numbers.length > 0) break
        letters += one.raw
        if (letters === given && (length > 1 || to > from))
          return { length, places: Array.from({ length: to - from + 1 }, (_, step) => from + step) }
      }
    }
  }
  return null
}

function markSaid(part: MeantPart, words: readonly Word[], named: readonly Word[], said: Set<number>): void {
  const numbers = new Set(words.filter((word) => covers(part, word)).flatMap((word) => word.numbers))
  const label = part.label.toLowerCase()
  for (const [index, one] of named.entries()) {
    if (
      one.numbers.length > 0 ? one.numbers.some((number) => numbers.has(number)) : one.raw.length > 2 && label.includes(one.raw.slice(0, 5))
    )
      said.add(index)
  }
  // The kind is named first.
  if (part.role === 'kind') for (const index of [0, 1]) if ((named[index]?.numbers.length ?? 1) === 0) said.add(index)
}
