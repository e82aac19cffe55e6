import type { SearchRequest } from './search-types.ts'
import type { Outline } from './outline.ts'
import type { Segment } from './segment.ts'

/** A condition with a facet: a document that fails it alone still counts in that facet. */
export type Condition = { kind: 'column'; column: number } | { kind: 'feature'; feature: number } | { kind: 'price' }

export const FAILS_MORE = -1

export type Conditions = {
  list: Condition[]
  /** By kind: 0 passes, 1 + f fails column condition f alone, -1 fails several. */
  kinds: Int8Array
  firstFeature: number
  featureCount: number
  /** Place in the list, or -1. */
  price: number
  /** Documents that fail these are found nowhere, not even in their own counts. */
  stock: StockTest | null
  /** Of each flag that must hold: 1 for a document that has it. */
  flags: Uint8Array[]
}

/** The request's conditions, numbered; those on columns are decided here, once for each kind. */
export function conditionsOf(segment: Segment, outline: Outline, request: SearchRequest): Conditions {
  const list: Condition[] = []
  const kinds = new Int8Array(segment.kindStarts.length - 1)
  for (const { column, values } of request.columns) {
    const index = segment.meta.schema.columns.indexOf(column)
    const f = list.push({ kind: 'column', column: index }) - 1
    const codes = outline.columnCodes[index]
    if (!codes) continue
    const chosen = new Uint8Array(outline.columnValues[index]?.length ?? 0)
    for (const value of values) {
      const code = outline.codeOfColumnValue[index]?.get(value)
      if (code !== undefined) chosen[code] = 1
    }
    for (let kind = 0; kind < codes.length; kind++)
      if (chosen[codes[kind] as number] === 0) kinds[kind] = kinds[kind] === 0 ? f + 1 : FAILS_MORE
  }
  const firstFeature = list.length
  for (const { feature } of request.features) list.push({ kind: 'feature', feature })
  return {
    list,
    kinds,
    firstFeature,
    featureCount: request.features.length,
    price: request.price === undefined ? -1 : list.push({ kind: 'price' }) - 1,
    stock: request.inStock === undefined ? null : stockTest(segment, request),
    flags: (request.flags ?? []).map((name) => flagOf(segment, name)),
  }
}

function flagOf(segment: Segment, name: string): Uint8Array {
  const flag = segment.flags[segment.meta.schema.flags.indexOf(name)]
  // A condition that is left out would show what was not asked for.
  if (!flag) throw new Error(`The index has no flag "${name}"`)
  return flag
}

/** By the mask where any amount will do, else by the sum over the places. */
export type StockTest = { mask: number; columns: Uint32Array[]; atLeast: number }

export function stockTest(segment: Segment, request: Pick<SearchRequest, 'inStock' | 'viewer'>): StockTest {
  const atLeast = request.inStock?.atLeast ?? 1
  const places = request.inStock?.places ?? request.viewer.places
  const indexes = places.map((place) => segment.meta.schema.places.indexOf(place)).filter((index) => index >= 0)
  if (atLeast <= 1 && indexes.every((index) => index < 32)) {
    let mask = 0
    for (const index of indexes) mask |= 1 << index
    return { mask, columns: [], atLeast: 0 }
  }
  return { mask: 0, columns: indexes.map((index) => segment.stock[index] as Uint32Array), atLeast }
}
