import type { Unit } from './measures.ts'

export type Feature = {
  id: number
  code: string
  name: string
  unit: Unit | null
  unitText: string
  kind: 'list' | 'range' | 'flag'
  isPrimary: boolean
  /** Its place among the features, the first ones matter most. */
  rank: number
}

export type Value = { id: number; feature: number; text: string; number: number | null }

/** Goods of these families, or of these sections, are of the kind. */
export type KindTarget = { column: 'family' | 'section'; ids: number[]; families: ReadonlySet<number>; label: string }

/** One name of a kind. */
export type KindName = {
  /** Without it the name is not meant. */
  head: string
  /** The other words; a missing one makes the name less likely. */
  modifiers: readonly string[]
  /** Abbreviations in it, which people leave out: ЩМП, ВВГнг. */
  marks: readonly string[]
  /** Parts of a compound, which only together name the kind: кабель-канал. */
  partners: readonly string[]
  target: KindTarget
  cost: number
  /** The name covers only some goods of its kind, so its word must stand in theirs. */
  isPart: boolean
}

/** A phrase that stands for values of one feature. */
export type Phrase = { feature: number; values: number[]; isBeginning: boolean }

export type DictionaryMeaning = {
  target: KindTarget | null
  features: { feature: number; values: number[] }[]
  brands: number[]
  /** Words goods of the meaning bear, where it is only a part of a kind. */
  words: string
  /** Later alternatives are less likely. */
  cost: number
}

/** Entries of the seller's dictionary, resolved against this catalogue: phrases by their first word. */
export type DictionaryEntry = { terms: readonly string[]; meanings: readonly DictionaryMeaning[] }
export type Dictionary = ReadonlyMap<string, readonly DictionaryEntry[]>

export type ByFamily<Key, Of> = ReadonlyMap<number, ReadonlyMap<Key, Of>>

/** The words of one catalogue: what its kinds, features, values, units and goods are called. */
export type Vocabulary = {
  features: ReadonlyMap<number, Feature>
  values: ReadonlyMap<number, Value>
  valuesOf: ReadonlyMap<number, readonly Value[]>
  families: ReadonlyMap<number, { name: string; goods: number }>
  featuresOfFamily: ReadonlyMap<number, ReadonlySet<number>>
  /** In how many goods of each family a value stands. */
  familiesOfValue: ReadonlyMap<number, ReadonlyMap<number, number>>
  phrases: ReadonlyMap<string, readonly Phrase[]>
  longestPhrase: number
  /** Of the phrases, single words by their first `ROOT_LETTERS`: «потолочный» for «на потолок». */
  roots: ReadonlyMap<string, readonly string[]>
  /** By dimension and base number, and by the bare number. */
  measures: ReadonlyMap<string, readonly Value[]>
  numbers: ReadonlyMap<number, readonly Value[]>
  /** Units of this catalogue's own, by their spelling. */
  units: ReadonlyMap<string, Unit[]>
  kinds: ReadonlyMap<string, readonly KindName[]>
  /** In names of which families a word stands. */
  names: ReadonlyMap<string, ReadonlyMap<number, number>>
  /** The feature a number has when this word follows or precedes it in names of a family. */
  after: ByFamily<string, number>
  before: ByFamily<string, number>
  /** Features of numbers written as one in names of a family: 3х2,5 is cores and section. By `joinedKey`. */
  joined: ByFamily<string, readonly number[]>
  /** Where the value of a feature stands in names of a family; absent when it does not. */
  places: ByFamily<number, number>
  /** Features whose names have this word: «полюсов», «жил». */
  nouns: ReadonlyMap<string, readonly number[]>
  /** By the whole name, and by the code. */
  featuresByName: ReadonlyMap<string, readonly number[]>
  brands: ReadonlyMap<string, readonly number[]>
  series: ReadonlyMap<string, readonly { id: number; families: ReadonlySet<number> }[]>
  brandNames: ReadonlyMap<number, string>
  seriesNames: ReadonlyMap<number, string>
  /** All words that mean something here; by length, for slips of the hand. */
  terms: ReadonlySet<string>
  spellings: ReadonlyMap<number, readonly string[]>
}

export const ROOT_LETTERS = 4

export const joinedKey = (joint: string, count: number): string => `${joint}${count}`
export const measureKey = (dimension: string, base: number): string => `${dimension} ${base}`

/** Whether goods of one of these families have the value; null stands for all families. */
export function isValueOf({ familiesOfValue }: Vocabulary, value: number, families: ReadonlySet<number> | null): boolean {
  const known = familiesOfValue.get(value)
  if (!known) return false
  if (!families) return true
  for (const family of families) if (known.has(family)) return true
  return false
}

/** Whether the word stands in names of goods of one of these families. */
export function isNameWordOf({ names }: Pick<Vocabulary, 'names'>, term: string, families: ReadonlySet<number> | null): boolean {
  const known = names.get(term)
  if (!known) return false
  if (!families) return true
  for (const family of families) if (known.has(family)) return true
  return false
}

export function isNameWordOfAll({ names }: Vocabulary, term: string, families: ReadonlySet<number>): boolean {
  const known = names.get(term)
  if (!known) return false
  for (const family of families) if (!known.has(family)) return false
  return true
}
