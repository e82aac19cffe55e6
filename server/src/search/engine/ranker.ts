import { stockTest } from './conditions.ts'
import type { BoughtDocs } from './outline.ts'
import { COMPANY_WEIGHT, IN_STOCK, isRanked, liftOfWishes, pinLift, rankKey, REGION_WEIGHT, type Worth, worthOf } from './rank.ts'
import type { Scratch } from './scratch.ts'
import type { Bought, SearchRequest, Wishes } from './search-types.ts'
import { docOf, type Segment } from './segment.ts'
import { blockOf, blocksOf } from './summarise.ts'

/** The order by relevance for one viewer in one segment. */
export type Ranker = {
  /** Points of each document: of all, of the region, of the company; null: of none. */
  all: Uint8Array
  region: Uint8Array | null
  company: Uint8Array | null
  isInStock: (doc: number) => boolean
  /** Weight that stock adds to a document; nothing for a viewer without places. */
  mostOfStock: number
  /** The seller's wish for a document; null when there are no wishes. */
  liftOf: ((doc: number) => number) | null
  keyOf: (doc: number) => number
  partsOf: (doc: number) => Worth & { score: number; lift: number }
  /** No document of the block has a higher key, where no words were matched. */
  boundOf: (block: number) => number
  /** Takes back the marks it made in the working memory. */
  clear: () => void
}

/** Null when the order is another than by relevance. */
export function rankerFor(segment: Segment, scratch: Scratch, request: SearchRequest): Ranker | null {
  if (!isRanked(request)) return null
  const { region: regionId, bought } = request.ranking ?? {}
  const at = regionId ? 1 + segment.meta.schema.regions.indexOf(regionId) : 0
  const all = segment.demand[0] as Uint8Array
  const region = at > 0 ? (segment.demand[at] as Uint8Array) : null
  const known = bought && boughtDocs(segment, scratch, bought)
  const company = known ? mark(scratch.company, known) : null
  const isInStock = inStockFor(segment, request)
  const mostOfStock = request.viewer.places.length > 0 ? IN_STOCK : 0
  const liftOf = request.ranking?.wishes ? liftsFor(segment, scratch, request.ranking.wishes) : null
  const partsOf = (doc: number) => ({
    score: scratch.scores[doc] as number,
    lift: liftOf ? liftOf(doc) : 0,
    all: all[doc] as number,
    region: region?.[doc] ?? 0,
    company: company?.[doc] ?? 0,
    isInStock: isInStock(doc),
  })
  const allHighs = segment.demandHighs[0] as Uint8Array
  const regionHighs = at > 0 ? segment.demandHighs[at] : undefined
  return {
    all,
    region,
    company,
    isInStock,
    mostOfStock,
    liftOf,
    partsOf,
    keyOf: (doc) => {
      const parts = partsOf(doc)
      return rankKey({ ...parts, worth: worthOf(parts) })
    },
    // A wish may be for any document.
    boundOf: (block) =>
      (liftOf ? Number.POSITIVE_INFINITY : 0) +
      (allHighs[block] as number) +
      REGION_WEIGHT * (regionHighs?.[block] ?? 0) +
      COMPANY_WEIGHT * (known?.blockHighs[block] ?? 0) +
      mostOfStock,
    clear: () => {
      if (known) for (const doc of known.docs) scratch.company[doc] = 0
    },
  }
}

/** Wishes for columns are decided once for each kind. */
function liftsFor(segment: Segment, { outline }: Scratch, { pins, products, columns }: Wishes): (doc: number) => number {
  const pinned = new Map(pins.map(({ id, position }) => [docOf(segment, id), pinLift(position)]))
  const wished = new Map(products.map(({ id, wish }) => [docOf(segment, id), wish]))
  const ofKind = new Int32Array(segment.kindStarts.length - 1)
  for (const { column, value, wish } of columns) {
    const index = segment.meta.schema.columns.indexOf(column)
    const code = outline.codeOfColumnValue[index]?.get(value)
    const codes = outline.columnCodes[index]
    if (code === undefined || !codes) continue
    for (let kind = 0; kind < ofKind.length; kind++) if (codes[kind] === code) ofKind[kind]! += wish
  }
  const { kindOf } = segment
  return (doc) => pinned.get(doc) ?? liftOfWishes((ofKind[kindOf[doc] as number] as number) + (wished.get(doc) ?? 0))
}

function inStockFor(segment: Segment, { viewer }: SearchRequest): (doc: number) => boolean {
  const { stockMask } = segment
  const { mask, columns } = stockTest(segment, { viewer })
  if (columns.length === 0) return (doc) => ((stockMask[doc] as number) & mask) !== 0
  return (doc) => columns.some((place) => (place[doc] as number) > 0)
}

const MAX_CACHED = 32

/** Looked up once for each list: most searches come from companies that searched before. */
function boughtDocs(segment: Segment, { outline }: Scratch, { key, ids, points }: Bought): BoughtDocs {
  const before = outline.bought.get(key)
  if (before) return before
  const found = Array.from(ids, (id, i) => ({ doc: docOf(segment, id), points: points[i] ?? 0 })).filter(({ doc }) => doc >= 0)
  const blockHighs = new Uint8Array(blocksOf(segment.meta.docCount))
  for (const one of found) blockHighs[blockOf(one.doc)] = Math.max(one.points, blockHighs[blockOf(one.doc)] as number)
  const known = { docs: Uint32Array.from(found, ({ doc }) => doc), points: Uint8Array.from(found, (one) => one.points), blockHighs }
  if (outline.bought.size >= MAX_CACHED) outline.bought.clear()
  outline.bought.set(key, known)
  return known
}

function mark(company: Uint8Array, { docs, points }: BoughtDocs): Uint8Array {
  docs.forEach((doc, i) => {
    company[doc] = points[i] as number
  })
  return company
}
