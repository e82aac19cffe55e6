import type { SearchRequest } from './search-types.ts'
import type { KindsByCode, Outline } from './outline.ts'
import type { Segment } from './segment.ts'

/** A condition with a facet: a document that fails it alone still counts in that facet. */
export type Condition = { kind: 'column'; column: number } | { kind: 'feature'; feature: number } | { kind: 'price' }

export const FAILS_MORE = -1

export type Conditions = {
  list: Condition[]
  /** By kind: 0 passes, 1 + f fails column condition f alone and counts there, -1 counts nowhere. */
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

const isCounted = ({ withFacets }: SearchRequest, column: string) => (Array.isArray(withFacets) ? withFacets.includes(column) : withFacets)

/** The request's conditions, numbered; those on columns are decided here, once for each kind. */
export function conditionsOf(segment: Segment, outline: Outline, request: SearchRequest): Conditions {
  const list: Condition[] = []
  const kinds = new Int8Array(segment.kindStarts.length - 1)
  for (const { column, values } of request.columns) {
    const index = segment.meta.schema.columns.indexOf(column)
    const f = list.push({ kind: 'column', column: index }) - 1
    if (index < 0) continue
    const codes = values.flatMap((value) => outline.codeOfColumnValue[index]?.get(value) ?? [])
    const failing = isCounted(request, column) ? f + 1 : FAILS_MORE
    if (f === 0) failOthers(kinds, outline.columnKinds[index] as KindsByCode, codes, failing)
    else failMore(kinds, outline.columnCodes[index] as Uint32Array, codes, failing)
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

/** The first condition: most kinds fail it, so only those that pass are looked up. */
function failOthers(kinds: Int8Array, { offsets, kinds: byCode }: KindsByCode, codes: number[], failing: number): void {
  kinds.fill(failing)
  for (const code of codes) {
    const end = offsets[code + 1] as number
    for (let at = offsets[code] as number; at < end; at++) kinds[byCode[at] as number] = 0
  }
}

function failMore(kinds: Int8Array, codeOf: Uint32Array, codes: number[], failing: number): void {
  const chosen = new Uint8Array(codeOf.length)
  for (const code of codes) chosen[code] = 1
  for (let kind = 0; kind < codeOf.length; kind++)
    if (chosen[codeOf[kind] as number] === 0) kinds[kind] = kinds[kind] === 0 ? failing : FAILS_MORE
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
