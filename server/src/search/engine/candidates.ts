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

/** The features of a request by the documents that have them, the rarest first; `size`: of all candidates, at most. */
type Sources = { lists: FeatureList[]; size: number }
type FeatureList = { codes: number[]; size: number }

/** Documents that may fail one condition at most are among the rarest feature's and, of kinds that pass, the next one's. */
export function sourcesOf(segment: Segment, scratch: Scratch, conditions: Conditions, request: SearchRequest): Sources {
  const lists = request.features
    .map(({ values }) => codesOf(scratch, values))
    .map((codes) => ({ codes, size: codes.reduce((sum, code) => sum + sizeOf(segment, scratch, code), 0) }))
    .toSorted((a, b) => a.size - b.size)
  const [rarest, next] = lists
  const passing = passingSize(segment, scratch, conditions, request)
  return { lists, size: (rarest?.size ?? 0) + Math.min(next?.size ?? passing, passing) }
}

/** Kinds whose documents a list brings in: of those that are there already it only counts how many features they have. */
const ENTERS = { all: 127, passing: 0, none: -1 }
/** A list so much longer than the candidates costs more than it rules out. */
const MUCH_LONGER = 8

/**
 * Documents that may fail one condition at most, each once. One that fails a column has all features; one that fails a feature
 * is of a kind that passes, and of any two features it has at least one. Where features are not counted, it must have all.
 */
export function candidatesOf(
  segment: Segment,
  scratch: Scratch,
  { kinds }: Conditions,
  { lists }: Sources,
  isCounted: boolean,
): Uint32Array {
  const { candidates, marks } = scratch
  const { kindOf, kindStarts } = segment
  let count = 0
  let read = 0
  for (const { codes, size } of lists) {
    if (read > 1 && size > count * MUCH_LONGER) break
    const enters = read === 0 ? ENTERS.all : read === 1 && isCounted ? ENTERS.passing : ENTERS.none
    for (const code of codes) count = takeIn(segment, scratch, { kinds, code, count, enters })
    read += 1
  }
  if (isCounted && lists.length === 1)
    for (let kind = 0; kind < kinds.length; kind++) {
      if (kinds[kind] !== 0) continue
      const end = kindStarts[kind + 1] as number
      for (let doc = kindStarts[kind] as number; doc < end; doc++) {
        candidates[count] = doc
        count += Number(marks[doc] === 0)
      }
    }
  let kept = 0
  for (let i = 0; i < count; i++) {
    const doc = candidates[i] as number
    const missing = read - (marks[doc] as number)
    marks[doc] = 0
    if (missing <= 0 || (isCounted && missing === 1 && kinds[kindOf[doc] as number] === 0)) candidates[kept++] = doc
  }
  return candidates.subarray(0, kept)
}

type Taken = { kinds: Int8Array; code: number; count: number; enters: number }

/** Counts one more for each document that has the value; one with two values of a feature counts twice, and is looked at in vain. */
function takeIn(segment: Segment, { candidates, marks, outline }: Scratch, { kinds, code, count: known, enters }: Taken): number {
  const { kindStarts, kindOf, valuePostingOffsets, valuePostings } = segment
  let count = known
  const lastKind = outline.valueKindOffsets[code + 1] as number
  for (let i = outline.valueKindOffsets[code] as number; i < lastKind; i++) {
    const kind = outline.valueKinds[i] as number
    const fails = kinds[kind] as number
    if (fails === FAILS_MORE) continue
    const end = kindStarts[kind + 1] as number
    for (let doc = kindStarts[kind] as number; doc < end; doc++) {
      const met = marks[doc] as number
      if (met === 0) {
        if (fails > enters) continue
        candidates[count++] = doc
      }
      marks[doc] = met + 1
    }
  }
  const last = valuePostingOffsets[code + 1] as number
  for (let at = valuePostingOffsets[code] as number; at < last; at++) {
    const doc = valuePostings[at] as number
    const met = marks[doc] as number
    if (met === 0) {
      if (enters < 0) continue
      const fails = kinds[kindOf[doc] as number] as number
      if (fails === FAILS_MORE || fails > enters) continue
      candidates[count++] = doc
    }
    marks[doc] = met + 1
  }
  return count
}

/** Of the candidates, in their room, those that were matched. */
export function onlyMatched({ scores }: Scratch, candidates: Uint32Array): Uint32Array {
  let count = 0
  for (let i = 0; i < candidates.length; i++) {
    const doc = candidates[i] as number
    if (scores[doc] !== 0) candidates[count++] = doc
  }
  return candidates.subarray(0, count)
}

/** How many documents are of kinds that pass. */
function passingSize(
  { kindStarts, meta }: Segment,
  { outline }: Scratch,
  { kinds }: Conditions,
  { columns: [chosen, ...others] }: SearchRequest,
): number {
  let size = 0
  const column = chosen ? meta.schema.columns.indexOf(chosen.column) : -1
  if (chosen && column >= 0 && others.length === 0) {
    for (const value of chosen.values) size += outline.columnSizes[column]?.[outline.codeOfColumnValue[column]?.get(value) ?? -1] ?? 0
    return size
  }
  for (let kind = 0; kind < kinds.length; kind++)
    if (kinds[kind] === 0) size += (kindStarts[kind + 1] as number) - (kindStarts[kind] as number)
  return size
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
