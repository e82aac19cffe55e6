import { type Conditions, FAILS_MORE } from './conditions.ts'
import type { SearchRequest } from './search-types.ts'
import type { Scratch } from './scratch.ts'
import type { Segment } from './segment.ts'
import type { ViewerPrices } from './viewer-price.ts'

/** Documents that pass, and those that fail one condition alone (for that facet's own counts), with its number. */
export type Evaluation = { passing: Uint32Array; failing: Uint32Array; failed: Uint8Array }

type EvaluationInput = { conditions: Conditions; request: SearchRequest; prices: ViewerPrices; candidates: ArrayLike<number> }

/** One loop over plain arrays: it sees a million documents when a condition needs them all. */
export function evaluate(segment: Segment, scratch: Scratch, { conditions, request, prices, candidates }: EvaluationInput): Evaluation {
  const { passing, failing, failed, chosen } = scratch
  const { kindValues, kindValueOffsets, values, valueOffsets, isDeleted, kindOf, stockMask, promos } = segment
  const { kinds, firstFeature, featureCount, price, stock, flags } = conditions
  const flagCount = flags.length
  const mask = stock?.mask ?? 0
  const atLeast = stock?.atLeast ?? 0
  const places = stock?.columns ?? []
  const isByMask = stock !== null && atLeast === 0
  const { from = 0, to = Number.POSITIVE_INFINITY } = request.price ?? {}
  const { lows, highs } = price < 0 ? { lows: NONE, highs: NONE } : prices.listRange(request.price ?? {})
  const { list } = prices
  const met = new Uint32Array(featureCount + 1)
  // Where features are not counted, a document that fails one is of no use.
  const least = request.withFacets === true ? featureCount - 1 : featureCount
  const sumOfAll = (featureCount * (featureCount + 1)) / 2
  const metByKind = new Uint8Array(featureCount + 1)
  let lastKind = -1
  let countOfKind = 0
  let sumOfKind = 0
  let passed = 0
  let missed = 0
  for (let i = 0; i < candidates.length; i++) {
    const doc = candidates[i] as number
    const kind = kindOf[doc] as number
    const ofKind = kinds[kind] as number
    if (ofKind === FAILS_MORE || isDeleted[doc] === 1) continue
    if (isByMask) {
      if (((stockMask[doc] as number) & mask) === 0) continue
    } else if (atLeast > 0) {
      let sum = 0
      for (let k = 0; k < places.length; k++) sum += (places[k] as Uint32Array)[doc] as number
      if (sum < atLeast) continue
    }
    if (flagCount > 0) {
      let hasAll = 1
      for (let k = 0; k < flagCount; k++) hasAll &= (flags[k] as Uint8Array)[doc] as number
      if (hasAll === 0) continue
    }
    let fails = ofKind - 1
    if (featureCount > 0) {
      if (kind !== lastKind) {
        lastKind = kind
        countOfKind = 0
        sumOfKind = 0
        metByKind.fill(0)
        const last = kindValueOffsets[kind + 1] as number
        for (let at = kindValueOffsets[kind] as number; at < last; at++) {
          const feature = chosen[kindValues[at] as number] as number
          if (feature === 0 || metByKind[feature] === 1) continue
          metByKind[feature] = 1
          countOfKind += 1
          sumOfKind += feature
        }
      }
      let count = countOfKind
      let sum = sumOfKind
      const end = valueOffsets[doc + 1] as number
      for (let at = valueOffsets[doc] as number; at < end; at++) {
        const feature = chosen[values[at] as number] as number
        // Several values of one feature count once.
        if (feature === 0 || metByKind[feature] === 1 || met[feature] === i + 1) continue
        met[feature] = i + 1
        count += 1
        sum += feature
      }
      if (count < featureCount) {
        if (count < least || fails >= 0) continue
        fails = firstFeature + sumOfAll - sum - 1
      }
    }
    if (price >= 0) {
      const kopecks = list[doc] as number
      let isIn = kopecks >= (lows[kind] as number) && kopecks <= (highs[kind] as number)
      if (promos[doc] !== 0) {
        const seen = prices.ofDoc(doc)
        isIn = seen > 0 && seen >= from && seen <= to
      }
      if (!isIn) {
        if (fails >= 0) continue
        fails = price
      }
    }
    if (fails < 0) passing[passed++] = doc
    else {
      failed[missed] = fails
      failing[missed++] = doc
    }
  }
  return { passing: passing.subarray(0, passed), failing: failing.subarray(0, missed), failed: failed.subarray(0, missed) }
}

const NONE = new Float64Array(0)
