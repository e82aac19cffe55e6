import type { Atom } from './atoms.ts'
import { countedOptions, numberOptions, type Scope } from './bind-numbers.ts'
import { featuresOfNoun } from './look-up.ts'
import { isAttributive, isJoiningWord, isNameOfValue } from './joining-words.ts'
import { isUnit } from './measures.ts'
import { isOneRoot, numeralOf, numeralPrefixOf } from './numerals.ts'
import { isNameWordOf, isNameWordOfAll, isValueOf, ROOT_LETTERS, type Vocabulary } from './vocabulary.ts'

/** A condition read from some atoms. Without values no goods have it; `given` is then the number asked for. */
export type FeaturePart = { feature: number; values: number[]; given?: number }

/** One thing the atoms from a place on can mean. */
export type Option = {
  length: number
  cost: number
  parts: FeaturePart[]
  amount?: number
  brands?: number[]
  series?: number[]
  /** Left to be found as words: of the kind's own names, or of no name at all. */
  rest?: 'named' | 'unknown'
}

export type Bound = { option: Option; at: number }
/** A whole reading of the atoms that do not name the kind. */
export type Binding = { cost: number; bound: Bound[] }

const PHRASE = 0.1
const SECONDARY = 0.2
const BEGINNING = 0.2
/** Several values begin so: the word says less than it seems. */
const VAGUE_BEGINNING = 0.45
const ONE_LETTER = 0.1
const BRAND = 0.1
const SERIES = 0.45
const FLAG = 0.25
const OF_ONE_ROOT = 0.45
const DICTIONARY = 0.1
const NAME_OF_VALUE = 0.1
/** «на три провода»: the word may as well count something else. */
const BARE_NUMERAL = 0.3
const LEFT_NAMED = 0.5
/** A word that only some of the families use speaks for those alone. */
const LEFT_NAMED_BY_SOME = 0.4
/** «для тёплого пола»: what goods are for need not be in their names. */
const LEFT_PURPOSE = 0.6
/** «3 кВт» is no number three. */
const LEFT_UNIT = 1.2
const LEFT_NUMBER = 0.9
const LEFT_UNKNOWN = 1.3
const LEFT_UNKNOWN_NUMBER = 1.6
const LETTER_AS_PREPOSITION = 0.35
const TWICE = 1.5
const BEAM = 3

const isYes = (text: string) => /^(да|есть|yes|true|ha)$/i.test(text)
const isNo = (text: string) => /^(нет|no|false|yo‘q)$/i.test(text)

type State = { cost: number; last: { bound: Bound; before: State['last'] } | null; features: readonly number[] }

const cheapest = (states: State[]): State[] => states.toSorted((a, b) => a.cost - b.cost).slice(0, BEAM)

function boundOf(state: State): Bound[] {
  const bound: Bound[] = []
  for (let { last } = state; last; last = last.before) bound.push(last.bound)
  return bound.toReversed()
}

/** The cheapest ways to read the atoms that are not taken as features, brands and amounts, the best first; `given` features are known already. */
export function bind(scope: Scope, { taken, given }: { taken: ReadonlySet<number>; given: readonly { feature: number }[] }): Binding[] {
  const { atoms } = scope
  const beams: State[][] = Array.from({ length: atoms.length + 1 }, () => [])
  beams[0] = [{ cost: 0, last: null, features: given.map(({ feature }) => feature) }]
  for (let at = 0; at < atoms.length; at++) {
    const states = cheapest(beams[at] ?? [])
    if (taken.has(at) || states.length === 0) {
      beams[at + 1]?.push(...states)
      continue
    }
    for (const option of optionsAt(scope, at, taken))
      for (const state of states) {
        const isTwice = option.parts.some(({ feature }) => state.features.includes(feature))
        beams[at + option.length]?.push({
          cost: state.cost + option.cost + (isTwice ? TWICE : 0),
          last: { bound: { option, at }, before: state.last },
          features: option.parts.length > 0 ? [...state.features, ...option.parts.map(({ feature }) => feature)] : state.features,
        })
      }
  }
  return cheapest(beams[atoms.length] ?? []).map((state) => ({ cost: state.cost, bound: boundOf(state) }))
}

function isFree(taken: ReadonlySet<number>, at: number, length: number): boolean {
  for (let place = at; place < at + length; place++) if (taken.has(place)) return false
  return true
}

const isUnitOf = (before: Atom | undefined, { term }: Atom) => (before?.numbers.length ?? 0) > 0 && isUnit(term)

/** After a preposition, with at most one word between: «для тёплого пола». */
const isAfterPreposition = (atoms: readonly Atom[], at: number) =>
  [at - 1, at - 2].some((place) => place > 0 && isAttributive(atoms[place]?.word ?? ''))

function optionsAt(scope: Scope, at: number, taken: ReadonlySet<number>): Option[] {
  const { vocabulary, families, atoms } = scope
  const atom = atoms[at] as Atom
  const options = [...phraseOptions(scope, at), ...dictionaryOptions(scope, at)]
  const numeral = atom.numbers.length > 0 ? null : numeralOf(atom.word)
  if (atom.numbers.length > 0) options.push(...numberOptions(scope, at, atom.numbers, atom.joint))
  else {
    if (numeral !== null)
      options.push(
        ...numberOptions(scope, at, [numeral], '').map((option) =>
          option.length > 1 ? option : { ...option, cost: option.cost + BARE_NUMERAL },
        ),
      )
    options.push(...wordOptions(scope, at))
  }
  const free = taken.size === 0 ? options : options.filter(({ length }) => isFree(taken, at, length))
  const isNamed = isNameWordOf(vocabulary, atom.term, families)
  const ofSome = isNamed && !isNameWordOfAll(vocabulary, atom.term, families) ? LEFT_NAMED_BY_SOME : 0
  const isPurpose = isAfterPreposition(atoms, at)
  if (atom.numbers.length === 0 && isJoiningWord(atom.word) && !(free.length > 0 && isNameOfValue(atoms[at - 1]?.word)))
    free.push({ length: 1, cost: free.length > 0 ? LETTER_AS_PREPOSITION : 0, parts: [] })
  else if (isNameOfValue(atom.word)) free.push({ length: 1, cost: NAME_OF_VALUE, parts: [] })
  else if (atom.numbers.length > 0 || numeral !== null)
    free.push({ length: 1, cost: isNamed ? LEFT_NUMBER + ofSome : LEFT_UNKNOWN_NUMBER, parts: [], rest: isNamed ? 'named' : 'unknown' })
  else
    free.push({
      length: 1,
      cost: isUnitOf(atoms[at - 1], atom) ? LEFT_UNIT : isNamed ? LEFT_NAMED + ofSome : isPurpose ? LEFT_PURPOSE : LEFT_UNKNOWN,
      parts: [],
      rest: isNamed ? 'named' : 'unknown',
    })
  return free
}

/** Values of features as they are written: «IP44», «белый», «с заземлением»; brands and series. */
function phraseOptions({ vocabulary, families, lookedUp }: Scope, at: number): Option[] {
  const options: Option[] = []
  for (const { length, isLetter, phrases, brands, series } of lookedUp[at]?.found ?? []) {
    for (const { feature, values, isBeginning } of phrases) {
      const fitting = values.filter((value) => isValueOf(vocabulary, value, families))
      if (fitting.length === 0) continue
      const isPrimary = vocabulary.features.get(feature)?.isPrimary ?? false
      const beginning = isBeginning ? (fitting.length > 1 ? VAGUE_BEGINNING : BEGINNING) : 0
      const cost = PHRASE + (isPrimary ? 0 : SECONDARY) + beginning + (isLetter ? ONE_LETTER : 0)
      options.push({ length, cost, parts: [{ feature, values: fitting }] })
    }
    if (brands.length > 0) options.push({ length, cost: BRAND, parts: [], brands: [...brands] })
    const own = series.filter((one) => isAnyIn(families, one.families)).map(({ id }) => id)
    if (own.length > 0) options.push({ length, cost: SERIES, parts: [], series: own })
  }
  return options
}

function isAnyIn(some: ReadonlySet<number>, others: ReadonlySet<number>): boolean {
  for (const one of some) if (others.has(one)) return true
  return false
}

function dictionaryOptions({ vocabulary, families, lookedUp }: Scope, at: number): Option[] {
  return (lookedUp[at]?.dictionary ?? []).flatMap(({ length, meanings }) =>
    meanings.flatMap(({ target, features, brands, cost }): Option[] => {
      if (target) return []
      const parts = features.map(({ feature, values }) => ({
        feature,
        values: values.filter((value) => isValueOf(vocabulary, value, families)),
      }))
      if (parts.some(({ values }) => values.length === 0) || (parts.length === 0 && brands.length === 0)) return []
      return [{ length, cost: DICTIONARY + cost, parts, ...(brands.length > 0 && { brands: [...brands] }) }]
    }),
  )
}

function wordOptions(scope: Scope, at: number): Option[] {
  const { vocabulary, families, atoms } = scope
  const { word, term } = atoms[at] as Atom
  const options: Option[] = []
  const prefixed = numeralPrefixOf(word)
  if (prefixed) options.push(...countedOptions(scope, prefixed.rest, prefixed.number))
  const next = atoms[at + 1]
  const [number] = next?.numbers.length === 1 ? next.numbers : []
  // A word with a meaning of its own only stands beside the number: «ТМЛ 16», «C16».
  if (number !== undefined && !vocabulary.phrases.has(term))
    for (const feature of new Set([...families].flatMap((family) => vocabulary.before.get(family)?.get(term) ?? []))) {
      const values = (vocabulary.numbers.get(number) ?? []).filter(
        (value) => value.feature === feature && isValueOf(vocabulary, value.id, families),
      )
      if (values.length > 0) options.push({ length: 2, cost: PHRASE, parts: [{ feature, values: values.map(({ id }) => id) }] })
    }
  options.push(...flagOptions(scope, at))
  if (options.length === 0 && !isNameWordOf(vocabulary, term, families)) options.push(...rootOptions(scope, at))
  return options
}

/** A word of one root with a value: «на потолок» is «потолочный», «на стену» is «настенный». */
function rootOptions({ vocabulary, families, atoms }: Scope, at: number): Option[] {
  const { term } = atoms[at] as Atom
  const before = atoms[at - 1]
  const joined = before && isAttributive(before.word) ? [before.term + term] : []
  return [term, ...joined].flatMap((stem) =>
    (vocabulary.roots.get(stem.slice(0, ROOT_LETTERS)) ?? [])
      .filter((word) => isOneRoot(word, stem))
      .flatMap((word) => vocabulary.phrases.get(word) ?? [])
      .flatMap(({ feature, values }) => {
        const fitting = values.filter((value) => isValueOf(vocabulary, value, families))
        return fitting.length > 0 ? [{ length: 1, cost: OF_ONE_ROOT, parts: [{ feature, values: fitting }] }] : []
      }),
  )
}

/** «с подсветкой», «без дисплея»: a word of the name of a feature that is there or not. */
function flagOptions({ vocabulary, families, atoms }: Scope, at: number): Option[] {
  const { term } = atoms[at] as Atom
  const isWithout = atoms[at - 1]?.word === 'без'
  if (!vocabulary.nouns.has(term)) return []
  return featuresOfNoun(vocabulary, term).flatMap((id) => {
    if (vocabulary.features.get(id)?.kind !== 'flag') return []
    const values = valuesOfFlag(vocabulary, id, isWithout).filter((value) => isValueOf(vocabulary, value, families))
    return values.length > 0 ? [{ length: 1, cost: FLAG, parts: [{ feature: id, values }] }] : []
  })
}

const valuesOfFlag = ({ valuesOf }: Vocabulary, feature: number, isWithout: boolean): number[] =>
  (valuesOf.get(feature) ?? []).filter(({ text }) => (isWithout ? isNo : isYes)(text)).map(({ id }) => id)
