import { type Conditions, FAILS_MORE } from './conditions.ts'
import { isAny } from './count-stock.ts'
import type { PriceSpan } from './price-span.ts'
import type { Scratch } from './scratch.ts'
import type { SearchRequest } from './search-types.ts'
import type { Segment } from './segment.ts'
import type { ViewerPrices } from './viewer-price.ts'

type Case = { conditions: Conditions; request: SearchRequest; prices: ViewerPrices; span: PriceSpan }

/**
 * Reads all documents, kind after kind, against price, stock and recommendation: the longest way there is, so nothing is
 * done for a document that can be done for its kind. Leaves the counts of kinds in the scratch and the prices in `span`.
 */
export function scanKinds(segment: Segment, scratch: Scratch, { conditions, request, prices, span }: Case): Uint32Array {
  const { passing, kindCounts, countedKinds } = scratch
  const { isDeleted, isRecommended, kindStarts, kindDeleted, stockMask, promos } = segment
  const { kinds, price, stock, isRecommended: mustBeRecommended } = conditions
  const mask = stock?.mask ?? 0
  const atLeast = stock?.atLeast ?? 0
  const places = stock?.columns ?? []
  const isByMask = stock !== null && atLeast === 0
  const { from = 0, to = Number.POSITIVE_INFINITY } = request.price ?? {}
  const range = price < 0 ? null : prices.listRange(request.price ?? {})
  const { list, sure } = prices
  let passed = 0
  let counted = 0
  for (let kind = 0; kind < kinds.length; kind++) {
    const ofKind = kinds[kind] as number
    if (ofKind === FAILS_MORE) continue
    const hasDeleted = kindDeleted[kind] !== 0
    const end = kindStarts[kind + 1] as number
    const first = passed
    for (let doc = kindStarts[kind] as number; doc < end; doc++) {
      let is = 1
      if (isByMask) is = isAny((stockMask[doc] as number) & mask)
      else if (atLeast > 0) {
        let sum = 0
        for (let k = 0; k < places.length; k++) sum += (places[k] as Uint32Array)[doc] as number
        is = Number(sum >= atLeast)
      }
      if (mustBeRecommended) is &= isRecommended[doc] as number
      if (hasDeleted) is &= 1 - (isDeleted[doc] as number)
      // Written always and kept or not: a branch on what is as good as random costs more.
      passing[passed] = doc
      passed += is
    }
    const low = range ? (range.lows[kind] as number) : 0
    const high = range ? (range.highs[kind] as number) : Number.POSITIVE_INFINITY
    let lowest = Number.POSITIVE_INFINITY
    let highest = 0
    let kept = first
    for (let i = first; i < passed; i++) {
      const doc = passing[i] as number
      const kopecks = list[doc] as number
      let isIn = Number(kopecks >= low) & Number(kopecks <= high)
      if (promos[doc] === 0 && kopecks >= sure) {
        if (kopecks > highest) highest = kopecks
        if (kopecks < lowest) lowest = kopecks
      } else {
        const seen = prices.ofDoc(doc)
        if (ofKind === 0) span.add(seen)
        if (range) isIn = Number(seen > 0 && seen >= from && seen <= to)
      }
      passing[kept] = doc
      kept += isIn
    }
    passed = kept
    if (passed > first) {
      kindCounts[kind] = passed - first
      countedKinds[counted++] = kind
    }
    if (ofKind !== 0) passed = first
    else if (highest > 0) span.addKind(kind, { lowest, highest })
  }
  scratch.counted[0] = counted
  return passing.subarray(0, passed)
}
