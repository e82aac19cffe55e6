import type { SearchSchema } from './search-types.ts'
import { openArrays, type SharedArrays } from './shared-arrays.ts'
import { TermDictionary } from './term-dictionary.ts'

/** The record it was made from, the position in it and the time of reading, in the builder's own format. */
export type Origin = { identity: string; position: string; readAt: string }

export type SegmentMeta = { schema: SearchSchema; docCount: number } & Origin

/** Documents of one block are summed up beforehand: a block that matches whole is counted at once. */
export const BLOCK = 2048

/**
 * An immutable set of documents, ordered by kind. A kind is one combination of column values (section, brand, series …),
 * so that a condition on columns is decided once for a run of documents.
 * Prices, promos, stock, demand and tombstones alone change in place.
 */
export type Segment = {
  shared: SharedArrays
  meta: SegmentMeta
  terms: TermDictionary
  /** Term → documents (ascending) and the weight of the term in each. */
  postingOffsets: Uint32Array
  postings: Uint32Array
  impacts: Uint8Array
  ids: Uint32Array
  /** Documents in the order of their ids, to find one by its id. */
  byId: Uint32Array
  /** Kind → its first document; one more entry closes the last. */
  kindStarts: Uint32Array
  kindOf: Uint32Array
  /** Column after column: value of each kind. */
  kindColumns: Uint32Array[]
  /** Kind → feature values that all its documents have, as dense codes. */
  kindValueOffsets: Uint32Array
  kindValues: Uint16Array | Uint32Array
  /** Document → the values it has besides. */
  valueOffsets: Uint32Array
  values: Uint16Array | Uint32Array
  valueIds: Uint32Array
  valueFeatures: Uint32Array
  /** Value code → documents that have it besides; whole kinds that share it are in the outline. */
  valuePostingOffsets: Uint32Array
  valuePostings: Uint32Array
  /** Block → sparse counts of the value codes that its kinds do not share. */
  blockOffsets: Uint32Array
  blockValues: Uint32Array
  blockCounts: Uint16Array
  /** Block → for each of those codes a bit for each document, where that is worth it. */
  blockBitOffsets: Uint32Array
  blockBits: Uint32Array
  prices: Float64Array[]
  /** Price list → bounds of its prices in each block; they only ever widen. Promos are taken off the low ones. */
  priceLows: Float64Array[]
  priceHighs: Float64Array[]
  stock: Uint32Array[]
  /** Bit of each place (the first 32) that has any. */
  stockMask: Uint32Array
  /** Basis points taken off every price of the document. */
  promos: Uint16Array
  popularity: Uint32Array
  /** Points of demand: of all, with the start value of what nobody bought yet, then of each region. */
  demand: Uint8Array[]
  /** The same by block, at most; they only ever rise. */
  demandHighs: Uint8Array[]
  /** Place of the name in the alphabet. */
  nameRanks: Float64Array
  /** Flag after flag: 1 for a document that has it. */
  flags: Uint8Array[]
  /** Hashes of the exact spellings of article and maker's code, two a document. */
  exactHashes: Uint32Array
  isDeleted: Uint8Array
  /** How many of each kind and block are deleted. */
  kindDeleted: Uint32Array
  blockDeleted: Uint16Array
  /** [0]: how many are deleted. */
  counters: Uint32Array
  /** The deleted, in the order in which this thread deleted them. */
  deletedDocs: number[]
}

/** 0 stands for all regions. */
export const demandKeys = ({ regions }: SearchSchema): number[] => [0, ...regions]

export function openSegment(source: SharedArrays | SharedArrayBuffer): Segment {
  const shared = source instanceof SharedArrayBuffer ? openArrays(source) : source
  const { arrays } = shared
  const meta = shared.meta as SegmentMeta
  const take = (name: string) => {
    const array = arrays[name]
    if (!array) throw new Error(`Search snapshot has no array "${name}"`)
    return array
  }
  const bytes = (name: string) => take(name) as Uint8Array
  const words = (name: string) => take(name) as Uint32Array
  const doubles = (name: string) => take(name) as Float64Array
  return {
    shared,
    meta,
    terms: new TermDictionary(bytes('termBytes'), words('termOffsets')),
    postingOffsets: words('postingOffsets'),
    postings: words('postings'),
    impacts: bytes('impacts'),
    ids: words('ids'),
    byId: words('byId'),
    kindStarts: words('kindStarts'),
    kindOf: words('kindOf'),
    kindColumns: meta.schema.columns.map((column) => words(`kind:${column}`)),
    kindValueOffsets: words('kindValueOffsets'),
    kindValues: take('kindValues') as Uint16Array | Uint32Array,
    valueOffsets: words('valueOffsets'),
    values: take('values') as Uint16Array | Uint32Array,
    valueIds: words('valueIds'),
    valueFeatures: words('valueFeatures'),
    valuePostingOffsets: words('valuePostingOffsets'),
    valuePostings: words('valuePostings'),
    blockOffsets: words('blockOffsets'),
    blockValues: words('blockValues'),
    blockCounts: take('blockCounts') as Uint16Array,
    blockBitOffsets: words('blockBitOffsets'),
    blockBits: words('blockBits'),
    prices: meta.schema.priceLists.map((list) => doubles(`price:${list}`)),
    priceLows: meta.schema.priceLists.map((list) => doubles(`priceLow:${list}`)),
    priceHighs: meta.schema.priceLists.map((list) => doubles(`priceHigh:${list}`)),
    stock: meta.schema.places.map((place) => words(`stock:${place}`)),
    stockMask: words('stockMask'),
    promos: take('promos') as Uint16Array,
    popularity: words('popularity'),
    demand: demandKeys(meta.schema).map((key) => bytes(`demand:${key}`)),
    demandHighs: demandKeys(meta.schema).map((key) => bytes(`demandHigh:${key}`)),
    nameRanks: doubles('nameRanks'),
    flags: meta.schema.flags.map((flag) => bytes(`flag:${flag}`)),
    exactHashes: words('exactHashes'),
    isDeleted: bytes('isDeleted'),
    kindDeleted: words('kindDeleted'),
    blockDeleted: take('blockDeleted') as Uint16Array,
    counters: words('counters'),
    deletedDocs: [],
  }
}

/** Document of an id, or -1. */
export function docOf(segment: Segment, id: number): number {
  let low = 0
  let high = segment.byId.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((segment.ids[segment.byId[middle] as number] as number) < id) low = middle + 1
    else high = middle
  }
  const doc = segment.byId[low]
  return doc !== undefined && segment.ids[doc] === id ? doc : -1
}
