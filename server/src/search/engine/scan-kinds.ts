import { type Conditions, FAILS_MORE } from './conditions.ts'
import { isAny } from './count-stock.ts'
import type { Scratch } from './scratch.ts'
import type { SearchRequest } from './search-types.ts'
import type { Segment } from './segment.ts'
import type { ViewerPrices } from './viewer-price.ts'

type Case = { conditions: Conditions; request: SearchRequest; prices: ViewerPrices }

/** In ascending order; at any price, and at the requested price. */
type Scanned = { atAnyPrice: Uint32Array; passing: Uint32Array }

/**
 * Reads all documents, kind after kind, against stock, flags and price: the longest way there is, so nothing is
 * done for a document that can be done for its kind. Leaves the counts of kinds in the scratch.
 */
export function scanKinds(segment: Segment, scratch: Scratch, { conditions, request, prices }: Case): Scanned {
  const { passing, candidates: survivors, kindCounts, countedKinds } = scratch
  const { isDeleted, kindStarts, kindDeleted, stockMask, promos } = segment
  const { kinds, price, stock, flags } = conditions
  const flagCount = flags.length
  const mask = stock?.mask ?? 0
  const atLeast = stock?.atLeast ?? 0
  const places = stock?.columns ?? []
  const isByMask = stock !== null && atLeast === 0
  const { from = 0, to = Number.POSITIVE_INFINITY } = request.price ?? {}
  const range = price < 0 ? null : prices.listRange(request.price ?? {})
  const { list } = prices
  const keepAll = (start: number, end: number, from: number) => {
    let count = from
    for (let doc = start; doc < end; doc++) survivors[count++] = doc
    return count
  }
  const keepInStock = (start: number, end: number, from: number) => {
    let count = from
    for (let doc = start; doc < end; doc++) {
      // Written always and kept or not: an unpredictable branch costs more.
      survivors[count] = doc
      count += isAny((stockMask[doc] as number) & mask)
    }
    return count
  }
  const keepFitting = (start: number, end: number, from: number) => {
    let count = from
    for (let doc = start; doc < end; doc++) {
      let is = 1 - (isDeleted[doc] as number)
      if (isByMask) is &= isAny((stockMask[doc] as number) & mask)
      else if (atLeast > 0) {
        let sum = 0
        for (let k = 0; k < places.length; k++) sum += (places[k] as Uint32Array)[doc] as number
        is &= Number(sum >= atLeast)
      }
      for (let k = 0; k < flagCount; k++) is &= (flags[k] as Uint8Array)[doc] as number
      survivors[count] = doc
      count += is
    }
    return count
  }
  // A loop that asks nothing is several times faster than one that asks and gets no for an answer.
  const keep = flagCount > 0 || (stock && !isByMask) ? keepFitting : isByMask ? keepInStock : keepAll
  let survivorCount = 0
  let passed = 0
  let counted = 0
  for (let kind = 0; kind < kinds.length; kind++) {
    const ofKind = kinds[kind] as number
    if (ofKind === FAILS_MORE) continue
    const hasDeleted = kindDeleted[kind] !== 0
    const end = kindStarts[kind + 1] as number
    const first = survivorCount
    survivorCount = (hasDeleted ? keepFitting : keep)(kindStarts[kind] as number, end, first)
    const firstPassed = passed
    if (range) {
      const low = range.lows[kind] as number
      const high = range.highs[kind] as number
      for (let i = first; i < survivorCount; i++) {
        const doc = survivors[i] as number
        const kopecks = list[doc] as number
        let isIn = Number(kopecks >= low) & Number(kopecks <= high)
        if (promos[doc] !== 0) {
          const seen = prices.ofDoc(doc)
          isIn = Number(seen > 0 && seen >= from && seen <= to)
        }
        passing[passed] = doc
        passed += isIn
      }
    }
    const count = range ? passed - firstPassed : survivorCount - first
    if (count > 0) {
      kindCounts[kind] = count
      countedKinds[counted++] = kind
    }
    if (ofKind === 0) continue
    survivorCount = first
    passed = firstPassed
  }
  scratch.counted[0] = counted
  const atAnyPrice = survivors.subarray(0, survivorCount)
  return { atAnyPrice, passing: range ? passing.subarray(0, passed) : atAnyPrice }
}
