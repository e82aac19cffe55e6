import { atomsOf } from './atoms.ts'
import { bind } from './bind.ts'
import { findKinds } from './find-kinds.ts'
import type { Dictionary, DictionaryEntry, DictionaryMeaning, KindTarget, Vocabulary } from './vocabulary.ts'

/** A meaning as the seller writes it. */
export type Meaning = { kind: string | null; features: { feature: string; value: string }[]; brand: string | null }

const EMPTY: Dictionary = new Map()
/** A name that fits a kind worse is of no kind here. */
const MOST_KIND_COST = 1
/** Each further alternative is less likely. */
const NEXT_MEANING = 0.35

/** The dictionary against one catalogue: meanings its goods do not have are left out. */
export function resolveDictionary(vocabulary: Vocabulary, entries: readonly { says: string; means: readonly Meaning[] }[]): Dictionary {
  const byTerm = new Map<string, DictionaryEntry[]>()
  for (const { says, means } of entries) {
    const terms = atomsOf(says).map(({ term }) => term)
    const [first] = terms
    const meanings = means.flatMap((meaning) => resolveMeaning(vocabulary, meaning) ?? [])
    if (first === undefined || meanings.length === 0) continue
    const entry = { terms, meanings: meanings.map((meaning, place) => ({ ...meaning, cost: place * NEXT_MEANING })) }
    byTerm.set(first, [...(byTerm.get(first) ?? []), entry])
  }
  return byTerm
}

/** Null when this catalogue has nothing of the sort. */
export function resolveMeaning(vocabulary: Vocabulary, { kind, features, brand }: Meaning): Omit<DictionaryMeaning, 'cost'> | null {
  const target = kind === null ? null : resolveKind(vocabulary, kind)
  if (kind !== null && !target) return null
  const resolved = features.map(({ feature, value }) => resolveFeature(vocabulary, target?.families ?? null, feature, value))
  if (resolved.some((one) => one === null)) return null
  const brands = brand === null ? [] : (vocabulary.brands.get(keyOfText(brand)) ?? [])
  if (brand !== null && brands.length === 0) return null
  return { target, features: resolved.flatMap((one) => one ?? []), brands: [...brands] }
}

const keyOfText = (text: string) =>
  atomsOf(text)
    .map(({ term }) => term)
    .join(' ')

function resolveKind(vocabulary: Vocabulary, kind: string): KindTarget | null {
  const atoms = atomsOf(kind)
  const words = atoms.filter(({ numbers }) => numbers.length === 0).length
  const [best] = findKinds(vocabulary, EMPTY, atoms)
    .map((choice) => ({ choice, cost: choice.cost + 0.5 * (words - choice.used.size) }))
    .toSorted((a, b) => a.cost - b.cost)
  return best && best.cost <= MOST_KIND_COST ? best.choice.target : null
}

function resolveFeature(
  vocabulary: Vocabulary,
  families: ReadonlySet<number> | null,
  name: string,
  value: string,
): { feature: number; values: number[] } | null {
  const key = keyOfText(name)
  const ids = [...vocabulary.features.values()].filter((feature) => feature.code === name || keyOfText(feature.name) === key)
  const atoms = atomsOf(value)
  const text = keyOfText(value)
  for (const { id } of ids) {
    const same = (vocabulary.valuesOf.get(id) ?? []).filter((one) => keyOfText(one.text) === text)
    if (same.length > 0) return { feature: id, values: same.map((one) => one.id) }
    const all = families ?? new Set(vocabulary.families.keys())
    const readings = bind({ vocabulary, families: all, atoms }, EMPTY, new Set())
    const part = readings
      .flatMap(({ bound }) => bound)
      .flatMap(({ option }) => option.parts)
      .find(({ feature, values }) => feature === id && values.length > 0)
    if (part) return { feature: id, values: part.values }
  }
  return null
}
