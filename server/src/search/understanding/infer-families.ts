import type { Text } from './look-up.ts'
import { baseOf } from './measures.ts'
import { joinedKey, measureKey, type Vocabulary } from './vocabulary.ts'

const MOST_FAMILIES = 6

/** Families most of the text's values can be features of, when no word names a kind: «3п 16 C». */
export function inferFamilies({ vocabulary, atoms, lookedUp }: Text): number[] {
  const votes = new Map<number, number>()
  const vote = (values: Iterable<number>, weight: number) => {
    const families = new Set<number>()
    for (const value of values) for (const family of vocabulary.familiesOfValue.get(value)?.keys() ?? []) families.add(family)
    for (const family of families) votes.set(family, (votes.get(family) ?? 0) + weight)
  }
  for (const [at, atom] of atoms.entries()) {
    const { found = [], dictionary = [], units: measures = [] } = lookedUp[at] ?? {}
    const exact = new Set(found.flatMap(({ phrases }) => phrases.flatMap(({ values }) => values)))
    for (const { meanings } of dictionary)
      for (const { features } of meanings) for (const { values } of features) for (const value of values) exact.add(value)
    const next = atoms[at + 1]
    const [number] = atom.numbers
    if (number !== undefined && atom.numbers.length === 1) {
      const measured = measures.flatMap(({ units }) =>
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
        if (vocabulary.joined.get(family)?.has(joinedKey(atom.joint, atom.numbers.length))) votes.set(family, (votes.get(family) ?? 0) + 1)
    vote(exact, 1)
  }
  const goodsOf = (family: number) => vocabulary.families.get(family)?.goods ?? 0
  return [...votes]
    .toSorted(([a, many], [b, more]) => more - many || goodsOf(b) - goodsOf(a))
    .slice(0, MOST_FAMILIES)
    .map(([family]) => family)
}

function familiesAfter({ after, families }: Vocabulary, term: string): number[] {
  return [...families.keys()].filter((family) => after.get(family)?.has(term))
}
