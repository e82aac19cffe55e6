import { type Conditions, FAILS_MORE } from './conditions.ts'
import type { SearchRequest } from './search-types.ts'
import type { Scratch } from './scratch.ts'
import { docOf, type Segment } from './segment.ts'

/** Marks the values a request chose and returns the way to unmark them. */
export function markChosen(scratch: Scratch, request: SearchRequest): () => void {
  const marked: number[] = []
  request.features.forEach(({ values }, i) => {
    for (const code of codesOf(scratch, values)) {
      scratch.chosen[code] = i + 1
      marked.push(code)
    }
  })
  return () => {
    for (const code of marked) scratch.chosen[code] = 0
  }
}

const codesOf = ({ outline }: Scratch, values: number[]) => values.flatMap((value) => outline.codeOfValue.get(value) ?? [])

/** Of the matched documents, or by themselves, only the ids the request names. */
export function onlyNamed(segment: Segment, only: number[], matched: Uint32Array | null): ArrayLike<number> {
  const named = only.map((id) => docOf(segment, id)).filter((doc) => doc >= 0)
  if (!matched) return named
  const namedSet = new Set(named)
  return matched.filter((doc) => namedSet.has(doc))
}

/**
 * Without a text: the documents that may fail one condition at most. With features these are in few lists:
 * one that fails a column has all features, and of any two features it has at least one.
 */
export function candidatesOf(segment: Segment, scratch: Scratch, conditions: Conditions, request: SearchRequest): Uint32Array {
  const { kinds, featureCount } = conditions
  const { candidates, marks, outline } = scratch
  const { kindStarts, kindOf, valuePostingOffsets, valuePostings } = segment
  const lists = request.features
    .map(({ values }) => codesOf(scratch, values))
    .map((codes) => ({ codes, size: codes.reduce((sum, code) => sum + sizeOf(segment, scratch, code), 0) }))
    .toSorted((a, b) => a.size - b.size)
  let count = 0
  if (featureCount < 2) {
    for (let kind = 0; kind < kinds.length; kind++) {
      if (kinds[kind] === FAILS_MORE || (featureCount === 1 && kinds[kind] !== 0)) continue
      const end = kindStarts[kind + 1] as number
      for (let doc = kindStarts[kind] as number; doc < end; doc++) candidates[count++] = doc
    }
  }
  const fromKinds = count
  const isIn = (kind: number) => featureCount === 1 && kinds[kind] === 0
  for (const code of lists.slice(0, 2).flatMap(({ codes }) => codes)) {
    const lastKind = outline.valueKindOffsets[code + 1] as number
    for (let i = outline.valueKindOffsets[code] as number; i < lastKind; i++) {
      const kind = outline.valueKinds[i] as number
      if (isIn(kind)) continue
      const end = kindStarts[kind + 1] as number
      for (let doc = kindStarts[kind] as number; doc < end; doc++) {
        candidates[count] = doc
        count += 1 - (marks[doc] as number)
        marks[doc] = 1
      }
    }
    const end = valuePostingOffsets[code + 1] as number
    for (let at = valuePostingOffsets[code] as number; at < end; at++) {
      const doc = valuePostings[at] as number
      if (marks[doc] === 1 || isIn(kindOf[doc] as number)) continue
      marks[doc] = 1
      candidates[count++] = doc
    }
  }
  for (let i = fromKinds; i < count; i++) marks[candidates[i] as number] = 0
  return candidates.subarray(0, count)
}

/** How many documents have a value, by themselves or with their kind. */
function sizeOf({ valuePostingOffsets, kindStarts }: Segment, { outline }: Scratch, code: number): number {
  let size = (valuePostingOffsets[code + 1] as number) - (valuePostingOffsets[code] as number)
  const end = outline.valueKindOffsets[code + 1] as number
  for (let i = outline.valueKindOffsets[code] as number; i < end; i++) {
    const kind = outline.valueKinds[i] as number
    size += (kindStarts[kind + 1] as number) - (kindStarts[kind] as number)
  }
  return size
}
