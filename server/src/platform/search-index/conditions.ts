import { docOf, type Segment } from './segment.ts'
import type { SearchRequest } from './search-types.ts'
import type { Scratch } from './scratch.ts'

export const PASSES = 1
/** A document that fails condition `f` alone has the verdict `FAILS_ONE + f`: it counts for that facet only. */
export const FAILS_ONE = 2
const FAILS_MORE = -1

export type Condition =
  | { kind: 'column'; column: number }
  | { kind: 'feature'; feature: number }
  | { kind: 'price' }
  | { kind: 'stock' }
  | { kind: 'recommended' }

export type Conditions = {
  list: Condition[]
  /** By kind: 0 passes, 1 + f fails column condition f alone, -1 fails several. */
  kinds: Int8Array
  /** Conditions that need a look at the document itself. */
  hasDocumentOnes: boolean
  /** The verdict on a document of a kind that did not fail several; 0 when it is out. */
  judge: (doc: number) => number
}

/** Sums what the places hold, or asks the mask when any amount will do. */
export function stockTest(segment: Segment, places: number[], atLeast: number): (doc: number) => boolean {
  const indexes = places.map((place) => segment.meta.schema.places.indexOf(place)).filter((index) => index >= 0)
  const isMasked = atLeast <= 1 && indexes.every((index) => index < 32)
  if (isMasked) {
    let mask = 0
    for (const index of indexes) mask |= 1 << index
    const { stockMask } = segment
    return (doc) => ((stockMask[doc] as number) & mask) !== 0
  }
  const columns = indexes.map((index) => segment.stock[index] as Uint32Array)
  return (doc) => {
    let sum = 0
    for (const column of columns) sum += column[doc] as number
    return sum >= atLeast
  }
}

export function conditionsOf(segment: Segment, request: SearchRequest, scratch: Scratch, priceOf: (doc: number) => number): Conditions {
  const list: Condition[] = []
  const kinds = new Int8Array(segment.kindStarts.length - 1)
  for (const { column, values } of request.columns) {
    const index = segment.meta.schema.columns.indexOf(column)
    const f = list.push({ kind: 'column', column: index }) - 1
    const chosen = new Set(values)
    segment.kindColumns[index]?.forEach((value, kind) => {
      if (!chosen.has(value)) kinds[kind] = kinds[kind] === 0 ? f + 1 : FAILS_MORE
    })
  }
  const tests: { f: number; fails: (doc: number) => boolean }[] = []
  const firstFeature = list.length
  for (const { feature } of request.features) list.push({ kind: 'feature', feature })
  const featureCount = request.features.length
  const { from = 0, to = Number.POSITIVE_INFINITY } = request.price ?? {}
  if (request.price) {
    const f = list.push({ kind: 'price' }) - 1
    tests.push({
      f,
      fails: (doc) => {
        const price = priceOf(doc)
        return price < from || price > to || price === 0
      },
    })
  }
  if (request.inStock) {
    const f = list.push({ kind: 'stock' }) - 1
    const has = stockTest(segment, request.inStock.places ?? request.viewer.places, request.inStock.atLeast)
    tests.push({ f, fails: (doc) => !has(doc) })
  }
  if (request.isRecommended) {
    const f = list.push({ kind: 'recommended' }) - 1
    tests.push({ f, fails: (doc) => segment.isRecommended[doc] === 0 })
  }

  const { wanted } = scratch
  const { kindOf, values, valueOffsets, isDeleted } = segment
  const judge = (doc: number): number => {
    if (isDeleted[doc] === 1) return 0
    const ofKind = kinds[kindOf[doc] as number] as number
    if (ofKind === FAILS_MORE) return 0
    let failed = ofKind === 0 ? -1 : ofKind - 1
    if (featureCount > 0) {
      let met = 0
      const end = valueOffsets[doc + 1] as number
      for (let at = valueOffsets[doc] as number; at < end; at++) met |= (1 << (wanted[values[at] as number] as number)) >> 1
      for (let i = 0; i < featureCount; i++) {
        if ((met & (1 << i)) !== 0) continue
        if (failed >= 0) return 0
        failed = firstFeature + i
      }
    }
    for (const { f, fails } of tests) {
      if (!fails(doc)) continue
      if (failed >= 0) return 0
      failed = f
    }
    return failed < 0 ? PASSES : FAILS_ONE + failed
  }
  return { list, kinds, hasDocumentOnes: featureCount > 0 || tests.length > 0, judge }
}

/** Marks the values a request chose; `unmarkWanted` clears them. A request may hold at most 30 feature conditions. */
export const MOST_FEATURES = 30

export function markWanted(segment: Segment, request: SearchRequest, scratch: Scratch): void {
  const codes = codesOf(segment, request)
  request.features.forEach(({ values }, i) => {
    for (const value of values) {
      const code = codes.get(value)
      if (code !== undefined) scratch.wanted[code] = i + 1
    }
  })
}

export function unmarkWanted(segment: Segment, request: SearchRequest, scratch: Scratch): void {
  for (const code of codesOf(segment, request).values()) scratch.wanted[code] = 0
}

const codeMaps = new WeakMap<Uint32Array, Map<number, number>>()

/** Value id → dense code in this segment. */
export function valueCodes(segment: Segment): Map<number, number> {
  const known = codeMaps.get(segment.valueIds)
  if (known) return known
  const codes = new Map<number, number>()
  segment.valueIds.forEach((id, code) => {
    codes.set(id, code)
  })
  codeMaps.set(segment.valueIds, codes)
  return codes
}

function codesOf(segment: Segment, request: SearchRequest): Map<number, number> {
  const all = valueCodes(segment)
  const chosen = new Map<number, number>()
  for (const { values } of request.features) {
    for (const value of values) {
      const code = all.get(value)
      if (code !== undefined) chosen.set(value, code)
    }
  }
  return chosen
}

export const docsOf = (segment: Segment, ids: number[]): number[] => ids.map((id) => docOf(segment, id)).filter((doc) => doc >= 0)
