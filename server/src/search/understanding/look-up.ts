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

const MOST_KEPT = 5_000

/** Answers of a question about a word, kept as long as the vocabulary they come from. */
function keptByTerm(find: (vocabulary: Vocabulary, term: string) => readonly number[]) {
  const kept = new WeakMap<Vocabulary, Map<string, readonly number[]>>()
  return (vocabulary: Vocabulary, term: string): readonly number[] => {
    const known = kept.get(vocabulary) ?? new Map<string, readonly number[]>()
    kept.set(vocabulary, known)
    const remembered = known.get(term)
    if (remembered) return remembered
    if (known.size >= MOST_KEPT) known.clear()
    const found = find(vocabulary, term)
    known.set(term, found)
    return found
  }
}

const featuresWithNoun = ({ nouns }: Vocabulary, isMeant: (noun: string) => boolean): number[] => [
  ...new Set([...nouns].flatMap(([noun, features]) => (isMeant(noun) ? features : []))),
]

/** Features whose names have a word of this root: «полюсный» → «Количество полюсов». */
export const featuresOfNoun = keptByTerm((vocabulary, term) =>
  featuresWithNoun(vocabulary, (noun) => noun === term || isOneRoot(noun, term)),
)

const MOST_SHORTENED = 2

/** Features that count what a letter or two stand for: «1ф», «2кл». */
export const featuresShortenedTo = keptByTerm((vocabulary, term) =>
  term.length > MOST_SHORTENED
    ? []
    : featuresWithNoun(vocabulary, (noun) => noun.startsWith(term)).filter((id) => vocabulary.features.get(id)?.unit === null),
)

/** Whether one of the families has the feature. */
export function hasFeature({ featuresOfFamily }: Vocabulary, families: ReadonlySet<number>, feature: number): boolean {
  for (const family of families) if (featuresOfFamily.get(family)?.has(feature)) return true
  return false
}
