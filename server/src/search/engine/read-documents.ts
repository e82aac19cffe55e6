import { lexiconOf } from './lexicon.ts'
import { docOf, type Segment } from './segment.ts'

/** A document as the index holds it: the value of each column by its name, and its feature values with their features. */
export type DocumentFacts = { columns: Record<string, number>; values: number[]; features: number[] }

/** Facts of these documents; those that are not sold any more are left out. */
export function factsOf(segments: readonly Segment[], ids: readonly number[]): Map<number, DocumentFacts> {
  const facts = new Map<number, DocumentFacts>()
  for (const id of ids)
    for (const segment of segments) {
      const doc = docOf(segment, id)
      if (doc >= 0 && segment.isDeleted[doc] === 0) facts.set(id, factsAt(segment, doc))
    }
  return facts
}

function factsAt(segment: Segment, doc: number): DocumentFacts {
  const { meta, kindOf, kindColumns, kindValueOffsets, kindValues, valueOffsets, values, valueIds, valueFeatures } = segment
  const kind = kindOf[doc] as number
  const codes = [
    ...kindValues.subarray(kindValueOffsets[kind], kindValueOffsets[kind + 1]),
    ...values.subarray(valueOffsets[doc], valueOffsets[doc + 1]),
  ]
  return {
    columns: Object.fromEntries(meta.schema.columns.map((name, column) => [name, kindColumns[column]?.[kind] ?? 0])),
    values: codes.map((code) => valueIds[code] as number),
    features: codes.map((code) => valueFeatures[code] as number),
  }
}

/** In how many documents each term stands. */
export function frequenciesOf(segments: readonly Segment[], terms: readonly string[]): number[] {
  const { frequency } = lexiconOf([...segments])
  return terms.map(frequency)
}

/** Terms that have one of the given letters in each place. */
export const termsSpelled = (segments: readonly Segment[], places: readonly (readonly string[])[]): string[] => [
  ...new Set(segments.flatMap(({ terms }) => terms.spelled(places).map((index) => terms.term(index)))),
]

/** Ids of documents that have the term, at most so many. */
export function idsWithTerm(segments: readonly Segment[], term: string, most: number): number[] {
  const ids: number[] = []
  for (const { terms, postingOffsets, postings, isDeleted, ids: idOf } of segments) {
    const index = terms.find(term)
    const end = index < 0 ? 0 : (postingOffsets[index + 1] as number)
    for (let at = index < 0 ? 0 : (postingOffsets[index] as number); at < end && ids.length < most; at++) {
      const doc = postings[at] as number
      if (isDeleted[doc] === 0) ids.push(idOf[doc] as number)
    }
  }
  return ids
}
