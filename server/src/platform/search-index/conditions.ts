import type { SearchRequest } from './search-types.ts'
import type { Scratch } from './scratch.ts'
import type { Segment } from './segment.ts'

export type Condition =
  | { kind: 'column'; column: number }
  | { kind: 'feature'; feature: number }
  | { kind: 'price' | 'stock' | 'recommended' }

export const FAILS_MORE = -1

export type Conditions = {
  list: Condition[]
  /** By kind: 0 passes, 1 + f fails column condition f alone, -1 fails several. */
  kinds: Int8Array
  firstFeature: number
  featureCount: number
  /** Places in the list, or -1. */
  price: number
  stock: number
  recommended: number
}

/** The request's conditions, numbered; those on columns are decided here, once for each kind. */
export function conditionsOf(segment: Segment, request: SearchRequest): Conditions {
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
  const firstFeature = list.length
  for (const { feature } of request.features) list.push({ kind: 'feature', feature })
  const add = (kind: 'price' | 'stock' | 'recommended', isAsked: boolean) => (isAsked ? list.push({ kind }) - 1 : -1)
  return {
    list,
    kinds,
    firstFeature,
    featureCount: request.features.length,
    price: add('price', request.price !== undefined),
    stock: add('stock', request.inStock !== undefined),
    recommended: add('recommended', request.isRecommended === true),
  }
}

/** Sums what the places hold, or asks the mask when any amount will do. */
export function stockTest(segment: Segment, request: SearchRequest): (doc: number) => boolean {
  const atLeast = request.inStock?.atLeast ?? 1
  const places = request.inStock?.places ?? request.viewer.places
  const indexes = places.map((place) => segment.meta.schema.places.indexOf(place)).filter((index) => index >= 0)
  if (atLeast <= 1 && indexes.every((index) => index < 32)) {
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

const codeMaps = new WeakMap<Uint32Array, Map<number, number>>()

/** Value id → dense code in this segment. */
function valueCodes(segment: Segment): Map<number, number> {
  const known = codeMaps.get(segment.valueIds)
  if (known) return known
  const codes = new Map<number, number>()
  segment.valueIds.forEach((id, code) => {
    codes.set(id, code)
  })
  codeMaps.set(segment.valueIds, codes)
  return codes
}

/** Marks the values a request chose and returns the way to unmark them. */
export function markWanted(segment: Segment, request: SearchRequest, scratch: Scratch): () => void {
  const codes = valueCodes(segment)
  const marked: number[] = []
  request.features.forEach(({ values }, i) => {
    for (const value of values) {
      const code = codes.get(value)
      if (code === undefined) continue
      scratch.wanted[code] = i + 1
      marked.push(code)
    }
  })
  return () => {
    for (const code of marked) scratch.wanted[code] = 0
  }
}
