import type { Atom } from './atoms.ts'
import type { Dictionary, DictionaryMeaning } from './vocabulary.ts'

/** Dictionary phrases that begin at an atom, with how many atoms they take; two words may change places. */
export function dictionaryAt(
  dictionary: Dictionary,
  atoms: readonly Atom[],
  at: number,
): { length: number; meanings: readonly DictionaryMeaning[] }[] {
  const first = atoms[at]?.term ?? ''
  const straight = (dictionary.get(first) ?? []).filter(({ terms }) => terms.every((term, place) => atoms[at + place]?.term === term))
  const next = atoms[at + 1]?.term
  const swapped = next ? (dictionary.get(next) ?? []).filter(({ terms }) => terms.length === 2 && terms[1] === first) : []
  return [...straight, ...swapped]
    .map(({ terms, meanings }) => ({ length: terms.length, meanings }))
    .toSorted((a, b) => b.length - a.length)
}

const words = new WeakMap<Dictionary, ReadonlySet<string>>()

/** Every word of its phrases, also those that begin none: «землю» of «кабель в землю». */
export function dictionaryWords(dictionary: Dictionary): ReadonlySet<string> {
  const known = words.get(dictionary) ?? new Set([...dictionary.values()].flatMap((entries) => entries.flatMap(({ terms }) => terms)))
  words.set(dictionary, known)
  return known
}
