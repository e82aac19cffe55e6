import type { Atom } from './atoms.ts'
import { featuresOfNoun, featuresShortenedTo, hasFeature, type Text } from './look-up.ts'
import { baseOf, isMetres, isPieces, sameVoltage, standInFor } from './measures.ts'
import { isOneRoot } from './numerals.ts'
import type { Option } from './bind.ts'
import { isValueOf, joinedKey, measureKey, type Value } from './vocabulary.ts'

/** A text, and the families of goods it is read as being about. */
export type Scope = Text & { families: ReadonlySet<number> }

const WITH_UNIT = 0.1
const SECONDARY = 0.25
const NOT_IN_NAMES = 0.2
const OTHER_DIMENSION = 0.4
const BY_NOUN = 0.2
const SHORTENED_NOUN = 0.35
const BARE = 0.5
const NEXT_BARE = 0.25
const MOST_BARE = 3
const JOINED = 0.15
const REVERSED = 0.4
const SHORTER = 0.3
const RANGE = 0.5
const SEPARATE = 0.2
/** A number in a pack is never meant by the number alone. */
const PACK_LAST = 10_000
const AFTER_MARK = 0.2
const AMOUNT = 0.1
const METRES = 0.6
const IN_PACK = 0.5
/** A measure no goods of the kind have. */
const UNFIT = 1

const byFeature = (values: readonly Value[]) => Map.groupBy(values, ({ feature }) => feature)

/** Deciding features are meant more often, and so are those that goods are named by. */
function featureCost({ vocabulary, families }: Scope, feature: number): number {
  const isPrimary = vocabulary.features.get(feature)?.isPrimary ?? false
  return (isPrimary ? 0 : SECONDARY) + (placeOf({ vocabulary, families }, feature) === null ? NOT_IN_NAMES : 0)
}

/** Where the feature stands in names of these families. */
function placeOf({ vocabulary, families }: Pick<Scope, 'vocabulary' | 'families'>, feature: number): number | null {
  let least: number | null = null
  for (const family of families) {
    const place = vocabulary.places.get(family)?.get(feature)
    if (place !== undefined && (least === null || place < least)) least = place
  }
  return least
}

const fitting = ({ vocabulary, families }: Scope, values: readonly Value[] = []) =>
  values.filter(({ id }) => isValueOf(vocabulary, id, families))

const part = (feature: number, values: readonly Value[]) => ({ feature, values: values.map(({ id }) => id) })

/** Everything one number can mean here; `length` counts the atoms it takes with its unit. */
export function numberOptions(scope: Scope, at: number, numbers: readonly number[], joint: Atom['joint']): Option[] {
  return numbers.length === 1 ? singleOptions(scope, at, numbers[0] as number) : joinedOptions(scope, at, numbers, joint)
}

function singleOptions(scope: Scope, at: number, number: number): Option[] {
  const { vocabulary, atoms, lookedUp } = scope
  const options: Option[] = []
  const next = atoms[at + 1]
  for (const { units, words } of lookedUp[at]?.units ?? []) options.push(...measureOptions(scope, { number, units, length: 1 + words }))
  if (next && next.numbers.length === 0) {
    // So many pieces are to be bought, and seldom the number in a pack.
    const extra = isPieces(next.term) ? IN_PACK : 0
    for (const feature of wordsOptions(scope, next)) {
      const values = fitting(scope, vocabulary.numbers.get(number)).filter((value) => value.feature === feature.id)
      if (values.length > 0) options.push({ length: 2, cost: feature.cost + extra, parts: [part(feature.id, values)] })
    }
    if (isPieces(next.term)) options.push({ length: 2, cost: AMOUNT, parts: [], amount: number })
    else if (isMetres(next.term)) options.push({ length: 2, cost: METRES, parts: [], amount: number })
  }
  return [...options, ...markedOptions(scope, atoms[at - 1], number), ...bareOptions(scope, number)]
}

/** «ЩРн-24»: goods of the kind write this feature after the word, which may have named the kind. */
function markedOptions(scope: Scope, before: Atom | undefined, number: number): Option[] {
  const { vocabulary, families } = scope
  if (!before || before.numbers.length > 0) return []
  const features = new Set([...families].flatMap((family) => vocabulary.before.get(family)?.get(before.term) ?? []))
  return [...features].flatMap((feature) => {
    const values = fitting(scope, vocabulary.numbers.get(number)).filter((value) => value.feature === feature)
    return values.length > 0 ? [{ length: 1, cost: AFTER_MARK, parts: [part(feature, values)] }] : []
  })
}

function measureOptions(
  scope: Scope,
  { number, units, length }: { number: number; units: readonly { dimension: string; factor: number }[]; length: number },
): Option[] {
  const { vocabulary, families } = scope
  const options: Option[] = []
  for (const unit of units) {
    const standIn = standInFor(unit.dimension)
    for (const [dimension, extra] of standIn
      ? ([
          [unit.dimension, 0],
          [standIn, OTHER_DIMENSION],
        ] as const)
      : ([[unit.dimension, 0]] as const)) {
      const base = baseOf(number, unit)
      const other = sameVoltage(dimension, base)
      const same = other === null ? [] : (vocabulary.measures.get(measureKey(dimension, other)) ?? [])
      const values = fitting(scope, [...(vocabulary.measures.get(measureKey(dimension, base)) ?? []), ...same])
      const pieces = isPieces(dimension) ? IN_PACK : 0
      for (const [feature, found] of byFeature(values))
        options.push({ length, cost: WITH_UNIT + pieces + extra + featureCost(scope, feature), parts: [part(feature, found)] })
    }
  }
  if (options.length > 0) return options
  // Measured in this unit, but never so much: said, and left out when nothing fits.
  for (const unit of units)
    for (const family of families)
      for (const id of vocabulary.featuresOfFamily.get(family) ?? []) {
        const feature = vocabulary.features.get(id)
        if (feature?.unit?.dimension !== unit.dimension || (!feature.isPrimary && placeOf(scope, id) === null)) continue
        const given = baseOf(number, unit) / feature.unit.factor
        return [{ length, cost: UNFIT, parts: [{ feature: id, values: [], given }] }]
      }
  return []
}

/** Features a word beside a number stands for: learned from names, or a noun of the feature's own name. */
function wordsOptions({ vocabulary, families }: Scope, { term }: Atom): { id: number; cost: number }[] {
  const found = new Map<number, number>()
  for (const family of families) {
    const feature = vocabulary.after.get(family)?.get(term)
    if (feature) found.set(feature, WITH_UNIT)
  }
  for (const id of featuresOfNoun(vocabulary, term)) if (!found.has(id) && hasFeature(vocabulary, families, id)) found.set(id, BY_NOUN)
  for (const id of featuresShortenedTo(vocabulary, term))
    if (!found.has(id) && hasFeature(vocabulary, families, id)) found.set(id, SHORTENED_NOUN)
  return [...found].map(([id, cost]) => ({ id, cost }))
}

/** The value of a counted feature: «трёхполюсный» is three of «полюсов». */
export function countedOptions(scope: Scope, term: string, number: number): Option[] {
  const { vocabulary, families } = scope
  const ids = new Set(featuresOfNoun(vocabulary, term))
  for (const family of families)
    for (const [word, feature] of vocabulary.after.get(family) ?? []) if (isOneRoot(word, term)) ids.add(feature)
  return [...ids].flatMap((id) => {
    const values = fitting(scope, vocabulary.numbers.get(number)).filter(({ feature }) => feature === id)
    return values.length > 0 ? [{ length: 1, cost: BY_NOUN + featureCost(scope, id) / 2, parts: [part(id, values)] }] : []
  })
}

/** A number alone is what goods of the kind are named by, in the order of their names. */
function bareOptions(scope: Scope, number: number): Option[] {
  const { vocabulary } = scope
  const other = sameVoltage('voltage', number)
  const isVoltage = ({ feature }: Value) => vocabulary.features.get(feature)?.unit?.dimension === 'voltage'
  const same = other === null ? [] : (vocabulary.numbers.get(other) ?? []).filter(isVoltage)
  const found = [...byFeature(fitting(scope, [...(vocabulary.numbers.get(number) ?? []), ...same]))].map(([feature, values]) => {
    const place = placeOf(scope, feature)
    const { isPrimary = false, rank = 0, unit = null } = vocabulary.features.get(feature) ?? {}
    const isPack = unit !== null && isPieces(unit.dimension)
    return {
      feature,
      values,
      isNamed: place !== null && !isPack,
      order: isPack ? PACK_LAST : (place ?? 100 + (isPrimary ? 0 : 1_000) + rank),
      isPrimary,
    }
  })
  return found
    .toSorted((a, b) => a.order - b.order)
    .slice(0, MOST_BARE)
    .map(({ feature, values, isNamed, isPrimary }, place) => ({
      length: 1,
      cost: BARE + place * NEXT_BARE + (isNamed ? 0 : 2 * NOT_IN_NAMES) + (isPrimary ? 0 : SECONDARY / 2),
      parts: [part(feature, values)],
    }))
}

/** Numbers no goods write as one: «40 на 30» is two features, «100х50х3000» the size and then the length. */
function separateOptions(
  scope: Scope,
  { numbers, joint, length }: { numbers: readonly number[]; joint: Atom['joint']; length: number },
): Option[] {
  const { vocabulary, families } = scope
  const hasPair = numbers.length > 2 && [...families].some((family) => vocabulary.joined.get(family)?.has(joinedKey(joint, 2)))
  const pieces = hasPair ? [numbers.slice(0, 2), ...numbers.slice(2).map((number) => [number])] : numbers.map((number) => [number])
  let found: Option = { length, cost: SEPARATE, parts: [] }
  for (const piece of pieces) {
    const options = piece.length > 1 ? joinedOptions(scope, -1, piece, joint) : bareOptions(scope, piece[0] as number)
    const next = options
      .filter(({ parts }) => parts.every(({ feature }) => found.parts.every((own) => own.feature !== feature)))
      .toSorted((a, b) => a.cost - b.cost)[0]
    if (!next) return []
    found = { length, cost: found.cost + next.cost, parts: [...found.parts, ...next.parts] }
  }
  return [found]
}

/** 3х2,5, 16-8, 4-6,3: several features at once as names write them, or a range of one. */
function joinedOptions(scope: Scope, at: number, numbers: readonly number[], joint: Atom['joint']): Option[] {
  const { vocabulary, families, lookedUp } = scope
  const units = lookedUp[at]?.units[0]
  const length = 1 + (units?.words ?? 0)
  const options: Option[] = []
  const seen = new Set<string>()
  const offer = (features: readonly number[], inOrder: readonly number[], cost: number) => {
    const key = features.join() + inOrder.join('x')
    if (seen.has(key)) return
    seen.add(key)
    const parts = inOrder.flatMap((number, place) => {
      const feature = features[place] ?? 0
      return feature === 0
        ? []
        : part(
            feature,
            fitting(scope, vocabulary.numbers.get(number)).filter((value) => value.feature === feature),
          )
    })
    if (parts.every(({ values }) => values.length > 0)) options.push({ length, cost, parts })
  }
  const reversed = numbers.toReversed()
  for (const family of families) {
    const whole = vocabulary.joined.get(family)?.get(joinedKey(joint, numbers.length))
    if (whole) {
      offer(whole, numbers, JOINED)
      if (joint === 'x') offer(whole, reversed, JOINED + REVERSED)
    }
    const longer = vocabulary.joined.get(family)?.get(joinedKey(joint, numbers.length + 1))
    if (longer) offer(longer, numbers, JOINED + SHORTER)
  }
  const [from = 0, to = 0] = numbers
  if (options.length === 0) options.push(...separateOptions(scope, { numbers, joint, length }))
  if (joint === '-' && units && numbers.length === 2 && from < to)
    for (const unit of units.units)
      for (const feature of vocabulary.features.values()) {
        if (feature.unit?.dimension !== unit.dimension) continue
        const { factor } = feature.unit
        const [low, high] = [baseOf(from, unit) / factor, baseOf(to, unit) / factor]
        const values = fitting(
          scope,
          (vocabulary.valuesOf.get(feature.id) ?? []).filter(({ number }) => number !== null && number >= low && number <= high),
        )
        if (values.length > 0) options.push({ length, cost: RANGE + featureCost(scope, feature.id), parts: [part(feature.id, values)] })
      }
  return options
}
