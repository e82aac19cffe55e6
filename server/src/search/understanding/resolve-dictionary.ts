import type { TradeWord } from '../dictionary/dictionary.queries.ts'
import type { Meaning } from '../dictionary/meaning.rules.ts'
import { eachInTurn } from '#platform/process/turns'
import { atomsOf, keyOf } from './atoms.ts'
import { findKinds } from './find-kinds.ts'
import { lookUp } from './look-up.ts'
import { baseOf, unitsAt } from './measures.ts'
import { bySound } from './sounds.ts'
import {
  type Dictionary,
  type DictionaryEntry,
  type DictionaryMeaning,
  isValueOf,
  type KindTarget,
  measureKey,
  type Vocabulary,
} from './vocabulary.ts'

const EMPTY: Dictionary = new Map()
/** A name that fits a kind worse is of no kind here. */
const MOST_KIND_COST = 1
/** A name that fits so well needs no other explanation. */
const WELL_NAMED = 0.45
/** A word of the phrase that no name of the kind has. */
const UNNAMED = 0.5
/** Cheaper than this is the title of a kind. */
const FROM_TITLE = 0.1
const WIDER = 0.35
const NAMED_BY_MORE_WORDS = 0.3
/** Each further alternative is less likely. */
const NEXT_MEANING = 0.35

const kindNamed = (kind: string): Meaning => ({ kind, features: [], brand: null })

/**
 * Phrases that mean the same mean what the dictionary says of one of them, or the kind that one of them names best.
 * A phrase that has a meaning of its own keeps it: «контактор» beside «пускатель».
 */
function entriesOf(vocabulary: Vocabulary, known: ReadonlyMap<string, TradeWord>, phrases: readonly string[]): TradeWord[] {
  const isDefined = (phrase: string) => known.has(keyOfText(phrase))
  const named = phrases.flatMap((phrase) => {
    const kind = resolveKind(vocabulary, phrase)
    return kind ? [{ phrase, cost: kind.cost, order: kind.cost - NAMED_BY_MORE_WORDS * phrase.split(' ').length }] : []
  })
  const titles = new Set(named.flatMap(({ phrase, cost }) => (cost < FROM_TITLE ? phrase : [])))
  const [best] = named.toSorted((a, b) => a.order - b.order)
  const defined = phrases.find(isDefined)
  const means = defined === undefined ? best && [kindNamed(best.phrase)] : known.get(keyOfText(defined))?.means
  if (!means) return []
  return phrases.filter((phrase) => !isDefined(phrase) && !titles.has(phrase)).map((says) => ({ says, means }))
}

/** The dictionary and the synonyms against one catalogue: meanings its goods do not have are left out. */
export async function resolveDictionary(
  vocabulary: Vocabulary,
  entries: readonly TradeWord[],
  synonyms: readonly string[][] = [],
): Promise<Dictionary> {
  const byTerm = new Map<string, DictionaryEntry[]>()
  const known = new Map(entries.map((entry) => [keyOfText(entry.says), entry]))
  const ofSynonyms: TradeWord[] = []
  await eachInTurn(synonyms, (phrases) => ofSynonyms.push(...entriesOf(vocabulary, known, phrases)))
  await eachInTurn([...entries, ...ofSynonyms], ({ says, means }) => {
    const terms = atomsOf(says).map(({ term }) => term)
    const [first] = terms
    const meanings = means.flatMap((meaning) => resolveMeaning(vocabulary, meaning) ?? [])
    if (first === undefined || meanings.length === 0) return
    const entry = { terms, meanings: meanings.map((meaning, place) => ({ ...meaning, cost: place * NEXT_MEANING })) }
    byTerm.set(first, [...(byTerm.get(first) ?? []), entry])
  })
  bySound(byTerm)
  return byTerm
}

/** Null when this catalogue has nothing of the sort. */
function resolveMeaning(vocabulary: Vocabulary, { kind, features, brand }: Meaning): Omit<DictionaryMeaning, 'cost'> | null {
  const named = kind === null ? null : namedBy(vocabulary, kind)
  if (kind !== null && !named) return null
  const target = named?.target ?? null
  const resolved = features.map(({ feature, value }) => resolveFeature(vocabulary, target?.families ?? null, feature, value))
  if (resolved.some((one) => one === null)) return null
  const brands = brand === null ? [] : (vocabulary.brands.get(keyOfText(brand)) ?? [])
  if (brand !== null && brands.length === 0) return null
  const typed = resolved.flatMap((one) => one ?? [])
  const part = kind !== null && named?.isPart ? partOfKind(vocabulary, named.target, kind) : null
  // A condition that was given tells the goods better than the words of their kind.
  return {
    target,
    brands: [...brands],
    features: part ? [...typed, part] : typed,
    words: named?.isPart && !part && typed.length === 0 ? (kind ?? '') : '',
  }
}

/** «стриппер автоматический» is a kind of goods by its words, and in the catalogue a value of their type. */
function partOfKind(vocabulary: Vocabulary, { families }: KindTarget, kind: string): { feature: number; values: number[] } | null {
  const phrases = (vocabulary.phrases.get(keyOfText(kind)) ?? []).toSorted((a, b) => Number(a.isBeginning) - Number(b.isBeginning))
  for (const { feature, values } of phrases) {
    const own = values.filter((value) => isValueOf(vocabulary, value, families))
    if (own.length > 0) return { feature, values: own }
  }
  return null
}

function namedBy(vocabulary: Vocabulary, kind: string): { target: KindTarget; isPart: boolean } | null {
  const named = resolveKind(vocabulary, kind)
  return named && named.cost < WELL_NAMED ? named : (kindOfValue(vocabulary, kind) ?? named)
}

/** «кабель нагревательный»: goods of one type among those of another kind. */
function kindOfValue(vocabulary: Vocabulary, kind: string): { target: KindTarget; isPart: boolean } | null {
  const [phrase] = (vocabulary.phrases.get(keyOfText(kind)) ?? []).toSorted((a, b) => Number(a.isBeginning) - Number(b.isBeginning))
  const families = new Set(phrase?.values.flatMap((value) => [...(vocabulary.familiesOfValue.get(value)?.keys() ?? [])]))
  if (families.size === 0) return null
  return { target: { column: 'family', ids: [...families], families, label: '' }, isPart: true }
}

const keyOfText = (text: string) => keyOf(atomsOf(text))

const titles = new WeakMap<Vocabulary, ReadonlyMap<string, KindTarget>>()

/** Kinds by their whole titles, also those that join two names: «Вилки и розетки силовые». */
function kindsByTitle(vocabulary: Vocabulary): ReadonlyMap<string, KindTarget> {
  const known =
    titles.get(vocabulary) ??
    new Map(
      [...vocabulary.families].map(([id, { name }]) => [
        name.toLowerCase(),
        { column: 'family' as const, ids: [id], families: new Set([id]), label: name },
      ]),
    )
  titles.set(vocabulary, known)
  return known
}

/** The kind a whole phrase names; of several that are named alike all. */
function resolveKind(vocabulary: Vocabulary, kind: string): { target: KindTarget; isPart: boolean; cost: number } | null {
  const titled = kindsByTitle(vocabulary).get(kind.toLowerCase())
  if (titled) return { target: titled, isPart: false, cost: 0 }
  const atoms = atomsOf(kind)
  const words = atoms.filter(({ numbers }) => numbers.length === 0).length
  const choices = findKinds(lookUp(vocabulary, EMPTY, atoms)).map(({ target, cost, used, isPart }) => ({
    target,
    isPart,
    cost: cost + UNNAMED * (words - used.size),
  }))
  const [best] = choices.toSorted((a, b) => a.cost - b.cost)
  if (!best || best.cost > MOST_KIND_COST) return null
  if (best.cost < FROM_TITLE) return best
  const widest = choices.filter(({ cost }) => cost < best.cost + WIDER).toSorted((a, b) => b.target.families.size - a.target.families.size)
  return widest[0] ?? best
}

function resolveFeature(
  vocabulary: Vocabulary,
  families: ReadonlySet<number> | null,
  name: string,
  value: string,
): { feature: number; values: number[] } | null {
  for (const feature of vocabulary.featuresByName.get(keyOfText(name)) ?? []) {
    const values = valuesNamed(vocabulary, feature, value).filter((id) => isValueOf(vocabulary, id, families))
    if (values.length > 0) return { feature, values }
  }
  return null
}

function valuesNamed(vocabulary: Vocabulary, feature: number, value: string): number[] {
  const atoms = atomsOf(value)
  const isOwn = ({ feature: of }: { feature: number }) => of === feature
  const same = (vocabulary.valuesOf.get(feature) ?? []).filter(({ text }) => text.toLowerCase() === value.toLowerCase())
  if (same.length > 0) return same.map(({ id }) => id)
  const written = (vocabulary.phrases.get(keyOf(atoms)) ?? []).filter(isOwn)
  const whole = written.filter(({ isBeginning }) => !isBeginning)
  if (written.length > 0) return (whole.length > 0 ? whole : written).flatMap(({ values }) => values)
  const [number] = atoms[0]?.numbers ?? []
  if (number === undefined || atoms[0]?.numbers.length !== 1) return []
  const measured = unitsAt(atoms, 1, vocabulary.units).flatMap(({ units }) =>
    units.flatMap((unit) => vocabulary.measures.get(measureKey(unit.dimension, baseOf(number, unit))) ?? []),
  )
  return (atoms.length > 1 ? measured : (vocabulary.numbers.get(number) ?? [])).filter(isOwn).map(({ id }) => id)
}
