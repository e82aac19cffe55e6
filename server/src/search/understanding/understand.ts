import { editDistance } from '../engine/edit-distance.ts'
import { otherLayouts } from '../engine/query-plan.layout.ts'
import { type Atom, atomsOf, type Span } from './atoms.ts'
import { bind, type Binding, type Bound } from './bind.ts'
import { dictionaryWords } from './dictionary-phrases.ts'
import { findKinds, type KindChoice } from './find-kinds.ts'
import { isJoiningWord } from './joining-words.ts'
import { isUnit } from './measures.ts'
import { lookUp, type Text } from './look-up.ts'
import { inferFamilies } from './infer-families.ts'
import { bySound, soundOf, stemSoundOf } from './sounds.ts'
import type { Dictionary, KindTarget, Vocabulary } from './vocabulary.ts'

type Role =
  | { role: 'kind'; target: KindTarget }
  | { role: 'feature'; feature: number; values: number[]; given?: number }
  | { role: 'brand'; values: number[] }
  | { role: 'series'; values: number[] }

/** One part of the meaning: the words it comes from, and how sure it is, from 0 to 1. */
export type Part = Role & { spans: Span[]; confidence: number }

export type Understood = {
  /** The text as it was read: in the right layout. */
  text: string
  changed: 'none' | 'layout' | 'spelling'
  parts: Part[]
  amount: { value: number; spans: Span[] } | null
  /** Places of words that are left to be found as they stand; `isNamed`: goods of the kind bear them. */
  rest: (Span & { isNamed: boolean })[]
  /** Words that were not typed but are meant. */
  meantWords: string
  /** Of the whole reading, from 0 to 1. */
  confidence: number
}

/** So long a text names one thing in full, and its words find it. */
const MOST_WORDS = 30
const NO_KIND = 1.2
/** So much dearer a reading is still tried when the best one finds nothing. */
const NEAR = 0.7
const MOST_READINGS = 3
/** Dearer for each word, the kind may have been misread. */
const DOUBTFUL = 0.2
/** So cheap for each word, a reading leaves nothing to be asked. */
const CERTAIN = 0.12
/** Longer texts are lists or mistakes. */
const MOST_CHARACTERS = 500
const SPARE_COST = 1.1
const COST_PER_ATOM = 0.55
const MOST_CORRECTED = 4
const LEAST_CORRECTED = 4
const LEAST_BEGUN = 3
const TWO_SLIPS = 8

/** Readings of a text as a kind of goods with features, the likeliest first; none when its words say nothing of that sort. */
export function understand(vocabulary: Vocabulary, dictionary: Dictionary, typed: string): Understood[] {
  if (typed.length > MOST_CHARACTERS) return []
  const text = inBestLayout(vocabulary, dictionary, typed)
  const written = atomsOf(text)
  if (written.length === 0 || written.length > MOST_WORDS) return []
  const { atoms, isCorrected } = corrected(vocabulary, dictionary, written)
  const changed = text !== typed ? 'layout' : isCorrected ? 'spelling' : 'none'
  return bestReadings(lookUp(vocabulary, dictionary, atoms)).flatMap((reading) => {
    const { bound } = reading.binding
    const parts = [...partsOfKind(reading.kind, atoms), ...bound.flatMap((one) => partsOf(one, atoms))]
    if (parts.length === 0) return []
    const amount = bound.find(({ option }) => option.amount !== undefined)
    return {
      text,
      changed,
      parts,
      amount: amount ? { value: amount.option.amount ?? 0, spans: [spanOf(atoms, amount)] } : null,
      rest: restOf(reading, text, atoms),
      meantWords: reading.kind?.words ?? '',
      confidence: Math.exp(-reading.cost / atoms.length),
    }
  })
}

const NOTHING_TAKEN = { taken: new Set<number>(), given: [] }

type Reading = { kind: KindChoice | null; binding: Binding; cost: number }

/** Likely ways to read the text; a much dearer one is not what was meant. */
function bestReadings(text: Text): Reading[] {
  const { atoms } = text
  const found: Reading[] = []
  const most = SPARE_COST + COST_PER_ATOM * atoms.length
  let least = Number.POSITIVE_INFINITY
  const offer = (kind: KindChoice | null, extra: number, bindings: readonly Binding[]) => {
    for (const binding of bindings) {
      const cost = extra + binding.cost
      if (cost > most || cost > least + NEAR) break
      found.push({ kind, binding, cost })
      least = Math.min(least, cost)
    }
  }
  for (const kind of findKinds(text)) {
    if (kind.cost > least + NEAR || least <= CERTAIN * atoms.length) break
    const { families } = kind.target
    offer(kind, kind.cost, bind({ ...text, families }, { taken: kind.used, given: kind.features }))
  }
  if (least > Math.max(NO_KIND, DOUBTFUL * atoms.length))
    for (const family of inferFamilies(text)) {
      const bindings = bind({ ...text, families: new Set([family]) }, NOTHING_TAKEN)
      offer(
        null,
        NO_KIND,
        bindings.filter(({ bound }) => bound.some(({ option }) => option.parts.length > 0 || option.brands)),
      )
    }
  return found
    .filter(({ cost }) => cost <= least + NEAR)
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, MOST_READINGS)
}

/** The same keys in the other layout, when its words say more. */
function inBestLayout({ terms }: Vocabulary, dictionary: Dictionary, typed: string): string {
  const said = dictionaryWords(dictionary)
  const unknown = (text: string) =>
    atomsOf(text).filter(({ term, numbers }) => numbers.length === 0 && !terms.has(term) && !said.has(term)).length
  let best = typed
  let least = unknown(typed)
  if (least === 0) return typed
  for (const reading of otherLayouts(typed)) {
    const many = unknown(reading)
    // Most of what was unknown must become known: two unknown marks in a sentence are no other layout.
    if (many * 2 < least && reading.length === typed.length) {
      best = reading
      least = many
    }
  }
  return best
}

/** Words nobody here uses, read as what they begin, or as the nearest one that somebody uses. */
function corrected(vocabulary: Vocabulary, dictionary: Dictionary, atoms: Atom[]): { atoms: Atom[]; isCorrected: boolean } {
  const said = dictionaryWords(dictionary)
  let count = 0
  let isCorrected = false
  const read = atoms.map((atom) => {
    const { term, word, numbers } = atom
    const isKnown = numbers.length > 0 || vocabulary.terms.has(term) || said.has(term) || isJoiningWord(word) || isUnit(term)
    if (isKnown || term.length < LEAST_BEGUN || /\d/.test(term) || count === MOST_CORRECTED) return atom
    // Words found to be nothing cost as much as those that were repaired.
    count += 1
    const begun = begunBy(vocabulary, dictionary, term)
    const meant =
      begun ?? soundingLike(vocabulary, dictionary, word) ?? (term.length < LEAST_CORRECTED ? null : nearest(vocabulary, dictionary, term))
    if (meant === null) return atom
    isCorrected ||= begun === null
    return { ...atom, term: meant }
  })
  return { atoms: read, isCorrected }
}

/** The same word in the other script: «kabel», «нетроса». */
function soundingLike(vocabulary: Vocabulary, dictionary: Dictionary, word: string): string | null {
  for (const sound of new Set([soundOf(word), stemSoundOf(word)])) {
    const found = bySound(vocabulary.terms).get(sound) ?? bySound(dictionary).get(sound)
    if (found !== undefined) return found
  }
  return begunBySound(vocabulary, dictionary, soundOf(word))
}

/** The shortest name of a kind that begins so: «ВБШв» is ВБШвнг. */
function begunBy({ kinds }: Vocabulary, dictionary: Dictionary, term: string): string | null {
  let best: string | null = null
  for (const names of [kinds.keys(), dictionary.keys()])
    for (const name of names) if (name.startsWith(term) && (best === null || name.length < best.length)) best = name
  return best
}

/** The same for a beginning in the other script: «vvg». */
function begunBySound({ kinds }: Vocabulary, dictionary: Dictionary, sound: string): string | null {
  let best: readonly [sound: string, name: string] | null = null
  if (sound.length < LEAST_BEGUN) return null
  for (const names of [bySound(kinds), bySound(dictionary)])
    for (const entry of names) if (entry[0].startsWith(sound) && (best === null || entry[0].length < best[0].length)) best = entry
  return best?.[1] ?? null
}

function nearest({ spellings, kinds }: Vocabulary, dictionary: Dictionary, term: string): string | null {
  const most = term.length >= TWO_SLIPS ? 2 : 1
  let best: string | null = null
  let least = most + 1
  const offer = (word: string) => {
    // The first letter is rarely missed, and without this rule every word would be compared.
    if (word[0] !== term[0] && word[1] !== term[1]) return
    const away = editDistance(word, term, most)
    // Of words equally near the name of a kind is meant.
    if (away < least || (away === least && best !== null && !isName(best) && isName(word))) {
      best = word
      least = away
    }
  }
  const isName = (word: string) => kinds.has(word) || dictionary.has(word)
  for (let length = term.length - most; length <= term.length + most; length++) for (const word of spellings.get(length) ?? []) offer(word)
  for (const word of dictionaryWords(dictionary))
    if (Math.abs(word.length - term.length) <= most && word.length >= LEAST_CORRECTED) offer(word)
  return best
}

/** «d25», «12 Вт/м»: one letter written together with what was understood says nothing by itself, and stands in half of all names. */
function isRemnant(text: string, atoms: readonly Atom[], at: number, isLeft: (at: number) => boolean): boolean {
  const { word, from, to } = atoms[at] as Atom
  if (word.length !== 1) return false
  const [before, after] = [atoms[at - 1], atoms[at + 1]]
  return (
    (before !== undefined && !isLeft(at - 1) && !/\s/.test(text.slice(before.to, from))) ||
    (after !== undefined && !isLeft(at + 1) && !/\s/.test(text.slice(to, after.from)))
  )
}

const spanOf = (atoms: readonly Atom[], { at, option }: Bound): Span => ({
  from: atoms[at]?.from ?? 0,
  to: atoms[at + option.length - 1]?.to ?? 0,
})

/** Neighbouring atoms are one span. */
function spansOf(atoms: readonly Atom[], places: Iterable<number>): Span[] {
  const spans: Span[] = []
  let before = -2
  for (const place of [...places].toSorted((a, b) => a - b)) {
    const atom = atoms[place] as Atom
    const last = spans.at(-1)
    if (last && place === before + 1) last.to = atom.to
    else spans.push({ from: atom.from, to: atom.to })
    before = place
  }
  return spans
}

function partsOfKind(kind: KindChoice | null, atoms: readonly Atom[]): Part[] {
  if (!kind) return []
  const spans = spansOf(atoms, kind.used)
  const confidence = Math.exp(-kind.cost)
  return [
    { role: 'kind', target: kind.target, spans, confidence },
    ...kind.features.map(({ feature, values }): Part => ({ role: 'feature', feature, values, spans, confidence })),
  ]
}

function partsOf(bound: Bound, atoms: readonly Atom[]): Part[] {
  const { parts, brands, series, cost } = bound.option
  const common = { spans: [spanOf(atoms, bound)], confidence: Math.exp(-cost) }
  return [
    ...parts.map((part): Part => ({ role: 'feature', ...part, ...common })),
    ...(brands ? [{ role: 'brand', values: brands, ...common } as const] : []),
    ...(series ? [{ role: 'series', values: series, ...common } as const] : []),
  ]
}

function restOf({ kind, binding }: Reading, text: string, atoms: readonly Atom[]): Understood['rest'] {
  const left = binding.bound.flatMap(({ at, option }) => (option.rest ? [{ at, isNamed: option.rest === 'named' }] : []))
  const kept = [...(kind?.kept ?? [])].map((at) => ({ at, isNamed: true }))
  const isLeft = (place: number) => [...kept, ...left].some(({ at }) => at === place)
  return [...kept, ...left]
    .filter(({ at }) => !isRemnant(text, atoms, at, isLeft))
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, isNamed }) => ({ from: atoms[at]?.from ?? 0, to: atoms[at]?.to ?? 0, isNamed }))
}
