import { encodeTerm } from './alphabet.ts'
import type { Lexicon } from './query-plan.ts'
import type { Segment } from './segment.ts'

/** The dictionaries of several segments as one. */
export function lexiconOf(segments: Segment[]): Lexicon {
  const frequency = (term: string) => {
    let sum = 0
    for (const { terms, postingOffsets } of segments) {
      const index = terms.find(term)
      if (index >= 0) sum += (postingOffsets[index + 1] as number) - (postingOffsets[index] as number)
    }
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
      return inOrder(found).slice(0, most)
    },
    similar: (term, distance, most) => {
      const found = new Map<string, number>()
      for (const { terms } of segments) {
        for (const one of terms.similar(term, distance, most)) found.set(terms.term(one.index), one.distance)
      }
      return inOrder(found.keys())
        .map((near) => ({ term: near, distance: found.get(near) ?? 0 }))
        .sort((a, b) => a.distance - b.distance)
        .slice(0, most)
    },
  }
}

/** The dictionary's own order, which every engine can make. */
export const inOrder = (terms: Iterable<string>): string[] =>
  Array.from(terms, (term) => ({ term, bytes: encodeTerm(term) }))
    .sort((a, b) => Buffer.compare(a.bytes, b.bytes))
    .map(({ term }) => term)
