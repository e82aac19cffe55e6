import type { Atom } from './atoms.ts'
import { dictionaryAt } from './dictionary-phrases.ts'
import { type Unit, unitsAt } from './measures.ts'
import { isOneRoot } from './numerals.ts'
import type { Dictionary, DictionaryMeaning, Phrase, Vocabulary } from './vocabulary.ts'

/** Phrases of the catalogue that begin at one atom. */
type Found = {
  length: number
  /** One letter alone says little. */
  isLetter: boolean
  phrases: readonly Phrase[]
  brands: readonly number[]
  series: readonly { id: number; families: ReadonlySet<number> }[]
}

/** All that can be looked up of an atom before the kind of goods is known: it is asked for once, and used for every kind. */
export type LookedUp = {
  found: readonly Found[]
  dictionary: readonly { length: number; meanings: readonly DictionaryMeaning[] }[]
  /** Units that follow a number. */
  units: readonly { units: readonly Unit[]; words: number }[]
}

/** A text with everything its words may stand for. */
export type Text = { vocabulary: Vocabulary; atoms: readonly Atom[]; lookedUp: readonly LookedUp[] }

export const lookUp = (vocabulary: Vocabulary, dictionary: Dictionary, atoms: readonly Atom[]): Text => ({
  vocabulary,
  atoms,
  lookedUp: atoms.map((atom, at) => ({
    found: foundAt(vocabulary, atoms, at),
    dictionary: atom.numbers.length > 0 ? [] : dictionaryAt(dictionary, atoms, at),
    units: unitsAt(atoms, at + 1, vocabulary.units),
  })),
})

function foundAt({ phrases, brands, series, longestPhrase }: Vocabulary, atoms: readonly Atom[], at: number): Found[] {
  const found: Found[] = []
  let key = atoms[at]?.term ?? ''
  for (let length = 1; ; length++) {
    const known = { phrases: phrases.get(key) ?? [], brands: brands.get(key) ?? [], series: series.get(key) ?? [] }
    if (known.phrases.length + known.brands.length + known.series.length > 0) found.push({ length, isLetter: key.length === 1, ...known })
    const next = atoms[at + length]
    if (!next || length === longestPhrase) return found
    key += ` ${next.term}`
  }
}

const ofNouns = new WeakMap<Vocabulary, Map<string, readonly number[]>>()
const MOST_NOUNS = 5_000

/** Features whose names have a word of this root: «полюсный» → «Количество полюсов». */
export function featuresOfNoun(vocabulary: Vocabulary, term: string): readonly number[] {
  const known = ofNouns.get(vocabulary) ?? new Map<string, readonly number[]>()
  ofNouns.set(vocabulary, known)
  const remembered = known.get(term)
  if (remembered) return remembered
  const ids = new Set<number>()
  for (const [noun, features] of vocabulary.nouns) if (noun === term || isOneRoot(noun, term)) for (const id of features) ids.add(id)
  if (known.size >= MOST_NOUNS) known.clear()
  const found = [...ids]
  known.set(term, found)
  return found
}

/** Whether one of the families has the feature. */
export function hasFeature({ featuresOfFamily }: Vocabulary, families: ReadonlySet<number>, feature: number): boolean {
  for (const family of families) if (featuresOfFamily.get(family)?.has(feature)) return true
  return false
}
