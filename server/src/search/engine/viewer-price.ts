import { priceAfter, WHOLE } from '@vitrina/contract/prices/prices.rules'
import type { Outline } from './outline.ts'
import type { Segment } from './segment.ts'
import type { Viewer } from './search-types.ts'

/** Beyond any price; products with basis points stay exact below it. */
const DEAREST = 2 ** 38

/** One viewer's prices of a segment. Within a kind a higher list price is never a lower viewer's price, promos aside. */
export type ViewerPrices = {
  /** List prices in kopecks, 0 when there is none. */
  list: Float64Array
  /** Lowest and highest list price of each block at most, promos taken off the lowest; null: unknown. */
  blockLow: Float64Array | null
  blockHigh: Float64Array | null
  /** From here on no list price is rounded to nothing, promos aside. */
  sure: number
  /** Without promo. */
  ofKind: (kopecks: number, kind: number) => number
  ofDoc: (doc: number) => number
  /** Bounds that hold for any of the viewer's discounts. */
  atLeast: (kopecks: number) => number
  atMost: (kopecks: number) => number
  /** For each kind, the list prices that the viewer sees as `from` to `to`. */
  listRange: (range: { from?: number; to?: number }) => { lows: Float64Array; highs: Float64Array }
}

export function pricesFor(segment: Segment, outline: Outline, viewer: Viewer): ViewerPrices {
  const at = segment.meta.schema.priceLists.indexOf(viewer.priceList)
  // A list that came after the index was made has no prices in it.
  const list = segment.prices[at] ?? noPrices(segment)
  const { kindOf, promos } = segment
  const { regionFactor } = viewer
  const left = viewer.discounts.length > 0 ? cachedShares(segment, outline, viewer) : null
  const least = WHOLE - Math.max(0, ...viewer.discounts.map(({ discount }) => discount))
  const ofKind = (kopecks: number, kind: number) => priceAfter(kopecks, regionFactor, left ? left[kind] : WHOLE)
  return {
    list,
    blockLow: segment.priceLows[at] ?? null,
    blockHigh: segment.priceHighs[at] ?? null,
    sure: firstWhere((kopecks) => priceAfter(kopecks, regionFactor, least) > 0),
    ofKind,
    ofDoc: (doc) =>
      priceAfter(list[doc] as number, regionFactor, left ? left[kindOf[doc] as number] : WHOLE, WHOLE - (promos[doc] as number)),
    // Three steps round by half a kopeck each.
    atLeast: (kopecks) => Math.max(0, Math.floor((((kopecks * regionFactor) / WHOLE) * least) / WHOLE) - 2),
    atMost: (kopecks) => priceAfter(kopecks, regionFactor),
    listRange: ({ from = 0, to = Number.POSITIVE_INFINITY }) => {
      const kinds = segment.kindStarts.length - 1
      const lows = new Float64Array(kinds)
      const highs = new Float64Array(kinds)
      const known = new Map<number, { low: number; high: number }>()
      for (let kind = 0; kind < kinds; kind++) {
        const share = left ? (left[kind] as number) : WHOLE
        let range = known.get(share)
        if (!range) {
          range = {
            low: firstWhere((kopecks) => ofKind(kopecks, kind) >= Math.max(from, 1)),
            high: firstWhere((kopecks) => ofKind(kopecks, kind) > to) - 1,
          }
          known.set(share, range)
        }
        lows[kind] = range.low
        highs[kind] = range.high
      }
      return { lows, highs }
    },
  }
}

/** The lowest list price for which something holds that holds for all above it as well. */
function firstWhere(holds: (kopecks: number) => boolean): number {
  let low = 0
  let high = DEAREST
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** Made once: eight megabytes at a million. */
const unpriced = new WeakMap<Segment, Float64Array>()

function noPrices(segment: Segment): Float64Array {
  const none = unpriced.get(segment) ?? new Float64Array(segment.meta.docCount)
  unpriced.set(segment, none)
  return none
}

const MAX_CACHED = 32

/** Most requests come from viewers who asked before. */
function cachedShares(segment: Segment, outline: Outline, viewer: Viewer): Uint16Array {
  const key = JSON.stringify(viewer.discounts)
  const left = outline.leftAfter.get(key) ?? leftAfterDiscount(segment, outline, viewer)
  if (outline.leftAfter.size >= MAX_CACHED) outline.leftAfter.clear()
  outline.leftAfter.set(key, left)
  return left
}

/** The share of a price left, by kind: the best discount that fits applies. */
function leftAfterDiscount(segment: Segment, outline: Outline, { discounts }: Viewer): Uint16Array {
  const left = new Uint16Array(segment.kindStarts.length - 1).fill(WHOLE)
  segment.meta.schema.columns.forEach((name, column) => {
    const codes = outline.columnCodes[column] as Uint32Array
    const leftOf = new Uint16Array(outline.columnValues[column]?.length ?? 0).fill(WHOLE)
    let isAny = false
    for (const { value, discount } of discounts.filter((one) => one.column === name)) {
      const code = outline.codeOfColumnValue[column]?.get(value)
      if (code === undefined) continue
      isAny = true
      leftOf[code] = Math.min(leftOf[code] as number, WHOLE - discount)
    }
    if (!isAny) return
    for (let kind = 0; kind < left.length; kind++) {
      const share = leftOf[codes[kind] as number] as number
      if (share < (left[kind] as number)) left[kind] = share
    }
  })
  return left
}
