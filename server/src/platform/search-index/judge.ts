import { type Conditions, FAILS_MORE, stockTest } from './conditions.ts'
import type { SearchRequest } from './search-types.ts'
import type { Scratch } from './scratch.ts'
import type { Segment } from './segment.ts'

/** What was found out: documents that pass, and those that fail one condition alone (for that facet's own counts). */
export type Judged = { passing: Uint32Array; failing: Uint32Array }

/** Looks at `candidates`, or at all documents kind by kind; kinds that fail several column conditions are passed over whole. */
export function judge(
  segment: Segment,
  scratch: Scratch,
  {
    conditions,
    request,
    priceOf,
    candidates,
  }: { conditions: Conditions; request: SearchRequest; priceOf: (doc: number) => number; candidates: ArrayLike<number> | null },
): Judged {
  const { passing, failing, failed, wanted, kindCounts } = scratch
  const { values, valueOffsets, isDeleted, isRecommended, kindOf, kindStarts } = segment
  const { kinds, firstFeature, featureCount, price, stock, recommended } = conditions
  const { from = 0, to = Number.POSITIVE_INFINITY } = request.price ?? {}
  const has = stockTest(segment, request)
  let passed = 0
  let missed = 0

  /** `only`: the one condition its kind fails, or -1. */
  const look = (doc: number, only: number): void => {
    if (isDeleted[doc] === 1) return
    let fails = only
    if (price >= 0) {
      const kopecks = priceOf(doc)
      if (kopecks < from || kopecks > to || kopecks === 0) {
        if (fails >= 0) return
        fails = price
      }
    }
    if (stock >= 0 && !has(doc)) {
      if (fails >= 0) return
      fails = stock
    }
    if (recommended >= 0 && isRecommended[doc] === 0) {
      if (fails >= 0) return
      fails = recommended
    }
    if (featureCount > 0) {
      let met = 0
      const end = valueOffsets[doc + 1] as number
      for (let at = valueOffsets[doc] as number; at < end; at++) met |= (1 << (wanted[values[at] as number] as number)) >> 1
      for (let i = 0; i < featureCount; i++) {
        if ((met & (1 << i)) !== 0) continue
        if (fails >= 0) return
        fails = firstFeature + i
      }
    }
    if (fails < 0) passing[passed++] = doc
    else {
      failing[missed++] = doc
      failed[doc] = fails
    }
  }

  if (candidates) {
    for (let i = 0; i < candidates.length; i++) {
      const doc = candidates[i] as number
      const ofKind = kinds[kindOf[doc] as number] as number
      if (ofKind !== FAILS_MORE) look(doc, ofKind - 1)
    }
    return { passing: passing.subarray(0, passed), failing: failing.subarray(0, missed) }
  }

  const isByKind = featureCount === 0 && price < 0 && stock < 0 && recommended < 0 && segment.counters[0] === 0
  for (let kind = 0; kind < kinds.length; kind++) {
    const ofKind = kinds[kind] as number
    if (ofKind === FAILS_MORE) continue
    const end = kindStarts[kind + 1] as number
    const start = kindStarts[kind] as number
    if (!isByKind) for (let doc = start; doc < end; doc++) look(doc, ofKind - 1)
    else if (ofKind === 0) for (let doc = start; doc < end; doc++) passing[passed++] = doc
    // It counts for its own column alone, and there by its length.
    else kindCounts[kind]! += end - start
  }
  return { passing: passing.subarray(0, passed), failing: failing.subarray(0, missed) }
}
