import { wordTerm } from '#search/engine/normalise/tokenise'
import type { DocumentFacts } from '#search/engine/read-documents'
import type { Meaning, MeantPart } from '#search/understanding/meanings'
import { isPieces, isUnit } from '#search/understanding/measures'
import { gluedInName, shortenedInTwo } from './joined-words.rules.ts'
import { explainLacking, isOfAbsence } from './lacking-words.ts'
import { EXACT, likeness, UNIT_UNKNOWN } from './word-likeness.ts'
import { type Word, wordsOf } from './words.ts'

/** A line as it is compared: its words with their weights, and a way to understand it. */
export type ReadLine = {
  words: readonly Word[]
  weights: readonly number[]
  meaning: Meaning | null
  parts: readonly ReadPart[]
  /** By word of the line: how like a word of a name is, by its key. Names repeat their words. */
  likenesses: readonly Map<string, number>[]
}

/** A part of the meaning with the words of the line it comes from. */
type ReadPart = { part: MeantPart; places: readonly number[]; numbers: ReadonlySet<number>; beginnings: ReadonlySet<string> }

/** A product as it is compared: the words of its name, those that name brand and series aside, and what the index has of it. */
export type ComparedProduct = {
  id: number
  words: readonly Word[]
  /** Places of the words that name brand and series, and of those of the brand alone. */
  makers: ReadonlySet<number>
  brand: ReadonlySet<number>
  facts: DocumentFacts
}

export type Comparison = {
  id: number
  /** Share of the line's words that the product explains, by weight; 1 when it explains all. */
  explained: number
  /** The same when words that are left in a remark do not count. */
  explainedBeforeRemarks: number
  /** How well it explains them, 0 to 1. */
  quality: number
  /** The weight missing to explain them as written: a slip or a shortened word adds a little, by weight. */
  deficit: number
  /** Words of the line that the product has no place for. */
  left: Word[]
  /** Whether goods of the kind bear one of those, or one is a number: then another product is meant. */
  isLeftTelling: boolean
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
  /** Whether the line names its brand. */
  isBrandSaid: boolean
  /** Whether its name writes another size where the line has one that only its features agree with: 2х16+1х54,6 has three cores of 16. */
  isSizedOtherwise: boolean
  /** Whether its name tells how many pieces a pack holds, which the line does not say. */
  isPackUnsaid: boolean
}

const BY_MEANING = 0.97
/** The features agree, yet the name writes another size: one that writes this very size is meant. */
const SIZED_OTHERWISE = 0.85
/** The kind may be called otherwise; a name that has the very word is nearer. */
const KIND_BY_MEANING = 0.85
const IN_TWO = 0.88
/** A part read with less may be a slip of the parser. */
const LEAST_SURE = 0.45
/** From here on the name itself says what the line says, whatever the parser made of it. */
const SAID_BY_NAME = 0.94
/** How a word of a name is said by the line: in other words, nearly as it stands, or exactly. */
const IN_OTHER_WORDS = 1
const BY_NAME = 2
const EXACTLY = 3
const KIND_WORDS = 2
const SAME_LETTERS = 5
/** A number of the name that is not said makes more of a difference than a word. */
const UNSAID_NUMBER = 1.5

const beginningOf = (word: string) => word.slice(0, SAME_LETTERS)
const covers = ({ spans }: MeantPart, { from, to }: Word) => spans.some((span) => span.from < to && span.to > from)

const isOfDimension = (one: Word, other: Word) =>
  one.units.some(({ dimension }) => other.units.some((unit) => unit.dimension === dimension))

/** «45 А» is no «45 °C», whatever the parser made of it. */
const isOfUnit = ({ units }: Word, measures: readonly Word[]) =>
  units.length === 0 ||
  measures.length === 0 ||
  measures.some((one) => one.units.length === 0 || one.units.some(({ dimension }) => units.some((unit) => unit.dimension === dimension)))

const LEAST_WORD = 4
const SAME_NOUN = 4

/** A word beside a number is explained by the number's feature only when it names that feature: «мощностью 9 Вт», not «суточный 8 А». */
const isOfNumber = ({ name, label }: MeantPart, { raw, numbers }: Word, measures: readonly Word[]) =>
  measures.length === 0 ||
  numbers.length > 0 ||
  raw.length < LEAST_WORD ||
  isUnit(wordTerm(raw)) ||
  `${name} ${label}`
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => word.slice(0, SAME_NOUN) === raw.slice(0, SAME_NOUN))

/** «таймер суточный» may be read as every timer; the word that tells one value from another is not explained by that. */
function isTelling(part: MeantPart, word: Word): boolean {
  const { raw, numbers } = word
  if (part.role !== 'feature' || part.values.length < 2 || numbers.length > 0 || !covers(part, word)) return false
  const bearing = part.label
    .toLowerCase()
    .split(', ')
    .filter((value) => value.includes(beginningOf(raw))).length
  return bearing > 0 && bearing < part.values.length
}

export function readLine({ words, weights, meaning }: Pick<ReadLine, 'words' | 'weights' | 'meaning'>): ReadLine {
  const understood = meaning?.parts ?? []
  const parts = understood.map((part): ReadPart => {
    const measures = part.role === 'feature' ? wordsOf(part.label).filter(({ numbers }) => numbers.length > 0) : []
    const isTaken = (word: Word) =>
      covers(part, word) && isOfUnit(word, measures) && isOfNumber(part, word, measures) && !understood.some((one) => isTelling(one, word))
    const places = words.flatMap((word, at) => (isTaken(word) ? [at] : []))
    const label = part.label.toLowerCase().split(/[^\p{L}\d]+/u)
    return {
      part,
      places,
      numbers: new Set(places.flatMap((at) => words[at]?.numbers ?? [])),
      beginnings: new Set(label.filter(Boolean).map(beginningOf)),
    }
  })
  return { words, weights, meaning, parts, likenesses: words.map(() => new Map()) }
}

/** Of numbers written as one each must be met: «3х2,5» is no «3х4». */
const isMeant = ({ numbers }: Word, met: number) => met > 0 && met >= numbers.length

type Meets = 'meets' | 'differs' | 'unknown'

function meets(part: MeantPart, { columns, values, features }: DocumentFacts): Meets {
  if (part.role === 'kind') return part.target.ids.includes(columns[part.target.column] ?? 0) ? 'meets' : 'differs'
  if (part.role === 'feature') {
    if (part.values.some((value) => values.includes(value))) return 'meets'
    return part.values.length === 0 || features.includes(part.feature) ? 'differs' : 'unknown'
  }
  return part.values.includes(columns[part.role] ?? 0) ? 'meets' : 'differs'
}

/** How much of a line a product explains, by its name and by what is known of it. */
export function compareLine(line: ReadLine, product: ComparedProduct): Comparison {
  const { words, weights } = line
  const said = new Uint8Array(product.words.length)
  const byName = explainedByName(line, product.words, said)
  const byMeaning = new Uint8Array(words.length)
  const byFeature = new Uint8Array(words.length)
  const conflicts: MeantPart[] = []
  const met: MeantPart[] = []
  const lacking = explainLacking(words, product.words, byName)
  for (const read of line.parts) {
    const { part, places } = read
    const how = meets(part, product.facts)
    // «без БАП» is met by what has none.
    if (part.role === 'feature' && !isOfAbsence(part) && places.length > 0 && places.every((at) => lacking.has(at))) {
      if (how === 'meets') conflicts.push(part)
      continue
    }
    if (how === 'meets') {
      met.push(part)
      for (const at of places) {
        byMeaning[at] = (byMeaning[at] as number) + 1
        if (part.role !== 'kind') byFeature[at] = 1
      }
      // The name of a met value is said by the line in other words.
      markSaid(read, product.words, said)
    } else if (how === 'differs' && part.confidence >= LEAST_SURE && places.some((at) => (byName[at] as number) < SAID_BY_NAME))
      conflicts.push(part)
  }
  const left: Word[] = []
  let [total, explained, quality] = [0, 0, 0]
  let [isSizedOtherwise, remarks] = [false, 0]
  for (const [at, word] of words.entries()) {
    const isOther = (byName[at] as number) === 0 && hasOtherSize(word, product.words)
    const meant = byFeature[at] === 1 ? (isOther ? SIZED_OTHERWISE : BY_MEANING) : KIND_BY_MEANING
    const best = Math.max(byName[at] as number, isMeant(word, byMeaning[at] as number) ? meant : 0)
    if (isOther && best > 0) isSizedOtherwise = true
    const weight = word.isFiller && best === 0 ? 0 : (weights[at] as number)
    total += weight
    quality += weight * best
    if (best > 0) explained += weight
    else if (weight > 0) {
      left.push(word)
      if (word.isAside) remarks += weight
    }
  }
  return {
    id: product.id,
    explained: total === 0 ? 0 : explained / total,
    explainedBeforeRemarks: total - remarks <= 0 ? 0 : explained / (total - remarks),
    quality: total === 0 ? 0 : quality / total,
    deficit: total - quality,
    left,
    isLeftTelling: left.some((word) => word.numbers.length > 0 || isNamed(line, word)),
    conflicts,
    isOtherBrand: conflicts.some(({ role }) => role === 'brand'),
    ...unsaidOf(product, said),
    maker: `${product.facts.columns.brand ?? 0} ${product.facts.columns.series ?? 0}`,
    met,
    isSizedOtherwise,
    isPackUnsaid: product.words.some((word, at) => said[at] === 0 && isPackSize(word, product.words[at + 1])),
    isBrandSaid: met.some(({ role }) => role === 'brand') || [...product.brand].some((at) => said[at] === EXACTLY),
  }
}

const isPackSize = ({ numbers, said }: Word, next: Word | undefined) =>
  numbers.length === 1 && (/\dшт/iu.test(said.replace(/\s/g, '')) || (next !== undefined && isPieces(next.term)))

const hasOtherSize = ({ numbers }: Word, named: readonly Word[]) =>
  numbers.length > 1 &&
  named.some((one) => one.numbers.length === numbers.length && one.numbers.some((number) => !numbers.includes(number)))

/** Whether goods of the kind bear the word, or it was understood. */
const isNamed = ({ meaning }: ReadLine, word: Word) =>
  !meaning ||
  meaning.parts.some((part) => covers(part, word)) ||
  meaning.rest.some((span) => span.isNamed && span.from < word.to && span.to > word.from)

function unsaidOf({ words, makers }: ComparedProduct, said: Uint8Array): Pick<Comparison, 'unsaid' | 'unsaidMakers' | 'unsaidTerms'> {
  let [unsaid, unsaidMakers] = [0, 0]
  const unsaidTerms: string[] = []
  for (const [at, word] of words.entries()) {
    if (said[at] !== 0) continue
    if (makers.has(at)) unsaidMakers += 1
    else if (!word.isFiller) {
      unsaid += word.numbers.length > 0 ? UNSAID_NUMBER : 1
      unsaidTerms.push(word.term)
    }
  }
  return { unsaid, unsaidMakers, unsaidTerms }
}

/** By word of the line how well the name explains it; words of the name that do are marked. */
function explainedByName(line: ReadLine, named: readonly Word[], said: Uint8Array): Float64Array {
  const { words } = line
  const qualities = new Float64Array(words.length)
  for (const [at, word] of words.entries()) {
    const known = line.likenesses[at] as Map<string, number>
    let [best, place] = [0, -1]
    for (const [index, one] of named.entries()) {
      let quality = known.get(one.key)
      if (quality === undefined) {
        quality = likeness(word, one)
        known.set(one.key, quality)
      }
      // A word said once already is taken only when no other is as good.
      if (quality > best || (quality === best && quality > 0 && said[place] !== 0 && said[index] === 0)) {
        best = quality
        place = index
      }
    }
    // A measure of the same kind with another number: this one is of something else.
    if (best === UNIT_UNKNOWN && named.some((one) => one.numbers.length === word.numbers.length && isOfDimension(one, word))) continue
    if (place >= 0) said[place] = best >= SAID_BY_NAME ? EXACTLY : BY_NAME
    if (best > (qualities[at] as number)) qualities[at] = best
    if (word.numbers.length > 0) continue
    if (word.joiner !== '') {
      const shortened = shortenedInTwo(word, words[at + 1], named)
      if (shortened) {
        for (const step of [0, 1]) qualities[at + step] = Math.max(qualities[at + step] ?? 0, IN_TWO)
        said.fill(BY_NAME, shortened.from, shortened.to)
        continue
      }
    }
    const glued = best === EXACT ? null : gluedInName(words, at, named)
    if (!glued) continue
    for (let step = 0; step < glued.length; step++) qualities[at + step] = EXACT
    said.fill(BY_NAME, glued.from, glued.to)
  }
  return qualities
}

function markSaid({ part, numbers, beginnings }: ReadPart, named: readonly Word[], said: Uint8Array): void {
  const isSaid = (word: Word) =>
    word.numbers.length > 0 ? word.numbers.some((number) => numbers.has(number)) : beginnings.has(beginningOf(word.raw))
  for (const [index, word] of named.entries()) {
    // The kind is named first.
    const isKind = part.role === 'kind' && index < KIND_WORDS && word.numbers.length === 0
    if (said[index] === 0 && (isKind || isSaid(word))) said[index] = IN_OTHER_WORDS
  }
}
