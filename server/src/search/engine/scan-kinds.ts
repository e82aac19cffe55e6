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
  const { kindStarts, kindDeleted, promos } = segment
  const { kinds, price } = conditions
  const { from = 0, to = Number.POSITIVE_INFINITY } = request.price ?? {}
  const range = price < 0 ? null : prices.listRange(request.price ?? {})
  const { list } = prices
  const keep = keeperFor(segment, survivors, conditions)
  const keepLiving = keeperFor(segment, survivors, conditions, true)
  let survivorCount = 0
  let passed = 0
  let counted = 0
  for (let kind = 0; kind < kinds.length; kind++) {
    const ofKind = kinds[kind] as number
    if (ofKind === FAILS_MORE) continue
    const hasDeleted = kindDeleted[kind] !== 0
    const end = kindStarts[kind + 1] as number
    const first = survivorCount
    survivorCount = (hasDeleted ? keepLiving : keep)(kindStarts[kind] as number, end, first)
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

/** Writes the documents of a range that pass stock and flags after the `count` known ones; returns how many there are then. */
type Keeper = (start: number, end: number, count: number) => number

/** A loop that asks nothing is several times faster than one that asks and gets no for an answer, so each question has its own. */
function keeperFor({ isDeleted, stockMask }: Segment, kept: Uint32Array, { stock, flags }: Conditions, hasDeleted = false): Keeper {
  const { mask = 0, atLeast = 0, columns: places = [] } = stock ?? {}
  const isByMask = stock !== null && atLeast === 0
  if (!stock && flags.length === 0 && !hasDeleted)
    return (start, end, known) => {
      let count = known
      for (let doc = start; doc < end; doc++) kept[count++] = doc
      return count
    }
  if (isByMask && flags.length === 0 && !hasDeleted)
    return (start, end, known) => {
      let count = known
      for (let doc = start; doc < end; doc++) {
        // Written always and kept or not: an unpredictable branch costs more.
        kept[count] = doc
        count += isAny((stockMask[doc] as number) & mask)
      }
      return count
    }
  return (start, end, known) => {
    let count = known
    for (let doc = start; doc < end; doc++) {
      let is = 1 - (isDeleted[doc] as number)
      if (isByMask) is &= isAny((stockMask[doc] as number) & mask)
      else if (atLeast > 0) {
        let sum = 0
        for (let k = 0; k < places.length; k++) sum += (places[k] as Uint32Array)[doc] as number
        is &= Number(sum >= atLeast)
      }
      for (let k = 0; k < flags.length; k++) is &= (flags[k] as Uint8Array)[doc] as number
      kept[count] = doc
      count += is
    }
    return count
  }
}
