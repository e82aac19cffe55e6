import { eachInTurn, inTurns } from '#platform/process/turns'
import { atomsOf, keyOf } from './atoms.ts'
import { isJoiningWord } from './joining-words.ts'
import { learnKinds, leadsOf } from './learn-kinds.ts'
import { NameLessons } from './learn-names.ts'
import { baseOf, isUnit, type Unit, unitOfFeature } from './measures.ts'
import { bySound } from './sounds.ts'
import type { VocabularyRows } from './vocabulary.queries.ts'
import { type Feature, measureKey, type Phrase, type Value, ROOT_LETTERS, type Vocabulary, isNameWordOf } from './vocabulary.ts'

const LONGEST_PHRASE = 6
const LEAST_BEGINNING = 3
const LEAST_SPELLING = 4

/** Learns what a catalogue calls its goods. Nothing here knows a trade: the words come from the rows alone. */
export async function learnVocabulary(rows: VocabularyRows): Promise<Vocabulary> {
  const features = featuresOf(rows)
  const values = new Map(
    rows.values.map((value) => {
      const isMeasured = features.get(value.feature)?.unit !== null
      return [value.id, { ...value, number: value.number ?? numberIn(value.text) ?? (isMeasured ? numberBefore(value.text) : null) }]
    }),
  )
  const phrases = await phrasesOf(values, features)
  const isValue = (term: string) => phrases.get(term)?.some(({ isBeginning }) => !isBeginning) ?? false
  const familiesOfValue = new Map<number, Map<number, number>>()
  const featuresOfFamily = new Map<number, Set<number>>()
  const familiesOfSeries = new Map<number, Set<number>>()
  const goodsOf = new Map<number, number>()
  const names = new Map<string, Map<number, number>>()
  const leads = new Map<number, Map<string, number>>()
  const lessons = new NameLessons(features, values)
  const raise = <K, L>(counts: Map<K, Map<L, number>>, key: K, of: L) => {
    const known = counts.get(key)
    if (known) known.set(of, (known.get(of) ?? 0) + 1)
    else counts.set(key, new Map([[of, 1]]))
  }
  await eachInTurn(rows.goods, (good) => {
    const { family, name, series } = good
    goodsOf.set(family, (goodsOf.get(family) ?? 0) + 1)
    const own = featuresOfFamily.get(family) ?? new Set<number>()
    featuresOfFamily.set(family, own)
    for (const id of good.values) {
      raise(familiesOfValue, id, family)
      const feature = values.get(id)?.feature
      if (feature !== undefined) own.add(feature)
    }
    if (series !== null) familiesOfSeries.set(series, (familiesOfSeries.get(series) ?? new Set()).add(family))
    const atoms = atomsOf(name)
    for (const term of new Set(atoms.map((atom) => atom.term))) raise(names, term, family)
    for (const lead of leadsOf(name, atoms, isValue)) raise(leads, family, lead)
    lessons.take(family, atoms, good.values)
  })
  const inTurn = inTurns()
  const kinds = await inTurn(() => learnKinds(rows, leads, (term, families) => isNameWordOf({ names }, term, families)))
  const learned = await inTurn(() => lessons.learned())
  const numbers = await inTurn(() => numbersOf(values, features))
  const units = ownUnits(rows)
  const brands = byKey(rows.brands.map(({ id, name }) => [name, id] as const))
  const vocabulary = {
    features,
    values,
    valuesOf: Map.groupBy(values.values(), ({ feature }) => feature),
    families: new Map(rows.families.map(({ id, name }) => [id, { name, goods: goodsOf.get(id) ?? 0 }])),
    featuresOfFamily,
    familiesOfValue,
    phrases,
    longestPhrase: LONGEST_PHRASE,
    ...numbers,
    units,
    kinds,
    names,
    ...learned,
    nouns: nounsOf(features),
    featuresByName: byKey([...features.values()].flatMap(({ id, name, code }) => [[name, id] as const, [code, id] as const])),
    brands,
    series: seriesOf(rows, familiesOfSeries),
    brandNames: new Map(rows.brands.map(({ id, name }) => [id, name])),
    seriesNames: new Map(rows.series.map(({ id, name }) => [id, name])),
  }
  const terms = await inTurn(() => termsOf(vocabulary))
  // Heard here, so that no search waits for it.
  for (const words of [terms, kinds]) await inTurn(() => bySound(words))
  return {
    ...vocabulary,
    roots: rootsOf(phrases.keys()),
    terms,
    spellings: Map.groupBy([...terms].filter(canBeMisspelled).toSorted(), ({ length }) => length),
  }
}

/** «3» and «2,5» among values of a list are numbers as well. */
const numberIn = (text: string): number | null => (/^\d{1,9}(?:[.,]\d{1,6})?$/.test(text) ? Number(text.replace(',', '.')) : null)

/** «230 AC» where the feature is measured in volts. */
const numberBefore = (text: string): number | null => {
  const [, number] = /^(\d{1,9}(?:[.,]\d{1,6})?)\s+\p{L}/u.exec(text) ?? []
  return number === undefined ? null : Number(number.replace(',', '.'))
}

const featuresOf = (rows: VocabularyRows): Map<number, Feature> =>
  new Map(
    rows.features.map(({ unit, ...feature }, rank) => [
      feature.id,
      { ...feature, rank, unitText: unit ?? '', unit: unit ? unitOfFeature(atomsOf(unit), unit) : null },
    ]),
  )

/** Units as features of this catalogue spell them, for those that are not common knowledge. */
function ownUnits({ features }: VocabularyRows): Map<string, Unit[]> {
  const units = new Map<string, Unit[]>()
  for (const { unit } of features) {
    const atoms = unit ? atomsOf(unit) : []
    if (unit && atoms.length > 0) units.set(keyOf(atoms), [unitOfFeature(atoms, unit)])
  }
  return units
}

/** «IP44», «ВВГнг(А)-LS», «с заземлением»: the words of values, whole and as beginnings. */
async function phrasesOf(values: ReadonlyMap<number, Value>, features: ReadonlyMap<number, Feature>): Promise<Map<string, Phrase[]>> {
  const phrases = new Map<string, Phrase[]>()
  const add = (key: string, { id, feature }: Value, isBeginning: boolean) => {
    const known = phrases.get(key) ?? []
    const same = known.find((phrase) => phrase.feature === feature && phrase.isBeginning === isBeginning)
    if (same) same.values.push(id)
    else known.push({ feature, values: [id], isBeginning })
    phrases.set(key, known)
  }
  await eachInTurn(values.values(), (value) => {
    const feature = features.get(value.feature)
    // A number is found as a number: «-25» is not 25.
    if (!feature || feature.kind === 'flag' || (value.number !== null && !/\p{L}/u.test(value.text))) return
    const atoms = atomsOf(value.text)
    if (atoms.length === 0 || atoms.length > LONGEST_PHRASE) return
    add(keyOf(atoms), value, false)
    const meaningful = atoms.filter(({ word }) => !isJoiningWord(word))
    if (meaningful.length < atoms.length && meaningful.length > 0) add(keyOf(meaningful), value, true)
    const [first, second] = atoms
    // «1/2» without the sign of inches.
    if (first && second && first.numbers.length > 1 && atoms.length === 2 && isUnit(second.term)) add(first.term, value, true)
    if (!first || first.term.length < LEAST_BEGINNING || first.numbers.length > 0 || isJoiningWord(first.word)) return
    for (let length = 1; length < atoms.length; length++) add(keyOf(atoms.slice(0, length)), value, true)
  })
  return phrases
}

function addTo<K, V>(lists: Map<K, V[]>, key: K, one: V): void {
  const known = lists.get(key)
  if (known) known.push(one)
  else lists.set(key, [one])
}

function numbersOf(
  values: ReadonlyMap<number, Value>,
  features: ReadonlyMap<number, Feature>,
): { measures: Map<string, Value[]>; numbers: Map<number, Value[]> } {
  const measures = new Map<string, Value[]>()
  const numbers = new Map<number, Value[]>()
  for (const value of values.values()) {
    if (value.number === null) continue
    const unit = features.get(value.feature)?.unit
    addTo(numbers, value.number, value)
    if (unit) addTo(measures, measureKey(unit.dimension, baseOf(value.number, unit)), value)
  }
  return { measures, numbers }
}

/** Nouns of features that count something: «Количество полюсов», «Число жил», «Вместимость, модулей». */
function nounsOf(features: ReadonlyMap<number, Feature>): Map<string, number[]> {
  const nouns = new Map<string, number[]>()
  for (const { id, name } of features.values())
    for (const { term, word, numbers } of atomsOf(name))
      if (numbers.length === 0 && term.length > 2 && !isJoiningWord(word)) nouns.set(term, [...(nouns.get(term) ?? []), id])
  return nouns
}

function byKey(entries: readonly (readonly [text: string, id: number])[]): Map<string, number[]> {
  const found = new Map<string, number[]>()
  for (const [text, id] of entries) {
    const key = keyOf(atomsOf(text))
    if (key) found.set(key, [...(found.get(key) ?? []), id])
  }
  return found
}

function seriesOf(
  { series }: VocabularyRows,
  familiesOf: ReadonlyMap<number, ReadonlySet<number>>,
): Map<string, { id: number; families: ReadonlySet<number> }[]> {
  const found = new Map<string, { id: number; families: ReadonlySet<number> }[]>()
  for (const { id, name } of series) {
    const key = keyOf(atomsOf(name))
    const families = familiesOf.get(id)
    if (key && families) found.set(key, [...(found.get(key) ?? []), { id, families }])
  }
  return found
}

function termsOf({
  kinds,
  phrases,
  brands,
  series,
  names,
  nouns,
}: Pick<Vocabulary, 'kinds' | 'phrases' | 'brands' | 'series' | 'names' | 'nouns'>): Set<string> {
  const terms = new Set([...kinds.keys(), ...names.keys(), ...nouns.keys()])
  for (const entries of kinds.values())
    for (const { modifiers, partners, marks } of entries) for (const term of [...modifiers, ...partners, ...marks]) terms.add(term)
  for (const keys of [phrases.keys(), brands.keys(), series.keys()])
    for (const key of keys) for (const term of key.split(' ')) terms.add(term)
  return terms
}

/** Words that are values by themselves, by their first letters. */
function rootsOf(keys: Iterable<string>): Map<string, string[]> {
  const words = [...keys].filter((key) => key.length > ROOT_LETTERS && !/[\d ]/.test(key))
  return Map.groupBy(words, (word) => word.slice(0, ROOT_LETTERS))
}

/** A short word or a code with a slip could be anything. */
const canBeMisspelled = (term: string) => term.length >= LEAST_SPELLING && !/\d/.test(term)
