import type { Atom } from './atoms.ts'
import { dictionaryAt } from './dictionary-phrases.ts'
import { baseOf, unitsAt } from './measures.ts'
import { type Dictionary, joinedKey, measureKey, type Vocabulary } from './vocabulary.ts'

const MOST_FAMILIES = 6

/** Families most of the text's values can be features of, when no word names a kind: «3п 16 C». */
export function inferFamilies(vocabulary: Vocabulary, dictionary: Dictionary, atoms: readonly Atom[]): number[] {
  const votes = new Map<number, number>()
  const vote = (values: Iterable<number>, weight: number) => {
    const families = new Set<number>()
    for (const value of values) for (const family of vocabulary.familiesOfValue.get(value)?.keys() ?? []) families.add(family)
    for (const family of families) votes.set(family, (votes.get(family) ?? 0) + weight)
  }
  for (const [at, atom] of atoms.entries()) {
    const exact = new Set((vocabulary.phrases.get(atom.term) ?? []).flatMap(({ values }) => values))
    const next = atoms[at + 1]
    for (const { values } of next ? (vocabulary.phrases.get(`${atom.term} ${next.term}`) ?? []) : [])
      for (const value of values) exact.add(value)
    for (const { meanings } of dictionaryAt(dictionary, atoms, at))
      for (const { features } of meanings) for (const { values } of features) for (const value of values) exact.add(value)
    const [number] = atom.numbers
    if (number !== undefined && atom.numbers.length === 1) {
      const measured = unitsAt(atoms, at + 1, vocabulary.units).flatMap(({ units }) =>
        units.flatMap((unit) => vocabulary.measures.get(measureKey(unit.dimension, baseOf(number, unit))) ?? []),
      )
      for (const { id } of measured) exact.add(id)
      vote(
        (vocabulary.numbers.get(number) ?? []).map(({ id }) => id),
        0.5,
      )
      if (next) for (const family of familiesAfter(vocabulary, next.term)) votes.set(family, (votes.get(family) ?? 0) + 0.5)
    }
    if (atom.numbers.length > 1)
      for (const family of vocabulary.families.keys())
        if (vocabulary.joined.has(joinedKey(family, atom.joint, atom.numbers.length))) votes.set(family, (votes.get(family) ?? 0) + 1)
    vote(exact, 1)
  }
  const goodsOf = (family: number) => vocabulary.families.get(family)?.goods ?? 0
  return [...votes]
    .toSorted(([a, many], [b, more]) => more - many || goodsOf(b) - goodsOf(a))
    .slice(0, MOST_FAMILIES)
    .map(([family]) => family)
}

function familiesAfter({ after, families }: Vocabulary, term: string): number[] {
  return [...families.keys()].filter((family) => after.has(`${family} ${term}`))
}
