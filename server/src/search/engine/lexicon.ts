import { encodeTerm } from './alphabet.ts'
import { placeOf } from './postings.ts'
import type { Lexicon } from './query-plan.groups.ts'
import type { Segment } from './segment.ts'

/** The dictionaries of several segments as one; good for one question, since documents are deleted in place. */
export function lexiconOf(segments: Segment[]): Lexicon {
  const counted = new Map<string, number>()
  // A walk through the dictionary costs most, and several steps of the ladder ask for the same.
  const similarCache = new Map<string, ReturnType<Lexicon['similar']>>()
  const frequency = (term: string) => {
    const before = counted.get(term)
    if (before !== undefined) return before
    let sum = 0
    for (const segment of segments) sum += livingWith(segment, term)
    counted.set(term, sum)
    return sum
  }
  return {
    docCount: segments.reduce((sum, { meta, counters }) => sum + meta.docCount - (counters[0] as number), 0),
    frequency,
    withPrefix: (prefix, most) => {
      const found = new Set<string>()
      for (const { terms } of segments) {
        const [from, to] = terms.prefixRange(prefix)
        for (let index = from; index < Math.min(to, from + most); index++) found.add(terms.term(index))
      }
      // One dictionary is in order by itself.
      return segments.length === 1 ? [...found] : inOrder(found).slice(0, most)
    },
    continuing: (prefix, most) => {
      const found = new Set<string>()
      for (const { terms } of segments) for (const index of terms.shortestWithPrefix(prefix, most)) found.add(terms.term(index))
      return segments.length === 1
        ? [...found]
        : inOrder(found)
            .sort((a, b) => a.length - b.length)
            .slice(0, most)
    },
    similar: (term, distance, most) => {
      const key = `${distance} ${most} ${term}`
      const before = similarCache.get(key)
      if (before) return before
      const found = new Map<string, number>()
      for (const { terms } of segments) {
        for (const one of terms.similar(term, distance, most)) found.set(terms.term(one.index), one.distance)
      }
      const near = inOrder(found.keys())
        .map((word) => ({ term: word, distance: found.get(word) ?? 0 }))
        .sort((a, b) => a.distance - b.distance)
        .slice(0, most)
      similarCache.set(key, near)
      return near
    },
  }
}

/** Documents that have the term and are not deleted: rarity must not depend on deleted ones. */
function livingWith({ terms, postingOffsets, postings, isDeleted, deletedDocs: struckOut }: Segment, term: string): number {
  const index = terms.find(term)
  if (index < 0) return 0
  const start = postingOffsets[index] as number
  const end = postingOffsets[index + 1] as number
  let living = end - start
  // Whichever are fewer are looked for among the others.
  if (living > struckOut.length) for (const doc of struckOut) living -= placeOf(postings, { start, end }, doc) < 0 ? 0 : 1
  else for (let at = start; at < end; at++) living -= isDeleted[postings[at] as number] as number
  return living
}

/** The dictionary's own order, which every engine can make. */
export const inOrder = (terms: Iterable<string>): string[] =>
  Array.from(terms, (term) => ({ term, bytes: encodeTerm(term) }))
    .sort((a, b) => Buffer.compare(a.bytes, b.bytes))
    .map(({ term }) => term)
