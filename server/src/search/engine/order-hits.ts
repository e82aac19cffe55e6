import type { Outline } from './outline.ts'
import type { Pieces } from './pieces.ts'
import { COMPANY_WEIGHT, popularityKey, REGION_WEIGHT, STEP } from './rank.ts'
import type { Ranker } from './ranker.ts'
import type { Scratch } from './scratch.ts'
import type { SearchRequest } from './search-types.ts'
import type { Segment } from './segment.ts'
import { TopHits } from './top-hits.ts'
import { valueKeys } from './value-keys.ts'
import type { ViewerPrices } from './viewer-price.ts'

/** `ranker`: of an order by relevance. `skipped`: how many of the first are not wanted. */
export type SortContext = { request: SearchRequest; prices: ViewerPrices; ranker: Ranker | null; skipped: number }

/** Without a price a document stands last whichever way prices run. */
const LAST = -Number.MAX_SAFE_INTEGER

const cheaper = (price: number) => -price || LAST

/** How popular each document is, whatever the text. */
export const popularityOf =
  ({ popularity, demand: [all] }: Segment) =>
  (doc: number): number =>
    popularityKey((all as Uint8Array)[doc] as number, popularity[doc] as number)

/** The higher the key, the earlier the document. */
export function keyFor(segment: Segment, { request, prices, ranker }: SortContext): (doc: number) => number {
  const { nameRanks } = segment
  if (ranker) return ranker.keyOf
  if (request.sort === 'price') return (doc) => cheaper(prices.ofDoc(doc))
  if (request.sort === '-price') return prices.ofDoc
  if (request.sort === 'name') return (doc) => -(nameRanks[doc] as number)
  if (request.sort === '-name') return (doc) => nameRanks[doc] as number
  if (request.sort === 'value') return valueKeys(segment, request.byValue ?? [])
  return popularityOf(segment)
}

/** Equally relevant ones by price, where the viewer sees prices; other equals by popularity. */
function topFor(segment: Segment, { request, prices, ranker }: SortContext): TopHits {
  // Pinned ones come first and go to their places later, so others must be there to stand before them.
  const size = request.offset + request.limit + (request.ranking?.wishes?.pins.length ?? 0)
  if (!ranker) return new TopHits(size, segment, popularityOf(segment))
  if (request.ranking?.isPriceHidden) return new TopHits(size, segment, () => 0)
  return new TopHits(size, segment, (doc) => cheaper(prices.ofDoc(doc)))
}

/** The first of these documents, in order. */
export function firstOf(segment: Segment, scratch: Scratch, context: SortContext, docs: Uint32Array): number[] {
  const top = topFor(segment, context)
  adderFor(segment, scratch, context, top)(docs)
  return top.sorted(context.skipped)
}

function adderFor(segment: Segment, scratch: Scratch, context: SortContext, top: TopHits): (docs: Uint32Array) => void {
  const { ranker } = context
  if (ranker && !ranker.liftOf) return (docs) => addByRank(ranker, scratch, docs, top)
  const keyOf = keyFor(segment, context)
  return (docs) => {
    for (let i = 0; i < docs.length; i++) {
      const doc = docs[i] as number
      const key = keyOf(doc)
      if (key >= top.least) top.add(doc, key)
    }
  }
}

/** The formula of `rank.ts` step by step: this loop sees every document of a broad word, and most are turned away early. */
function addByRank({ all, region, company, isInStock, mostOfStock }: Ranker, { scores }: Scratch, docs: Uint32Array, top: TopHits): void {
  const least = Math.max(0, top.least)
  let leastScore = Math.floor(least / STEP)
  let leastWorth = least - leastScore * STEP
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i] as number
    const score = scores[doc] as number
    if (score < leastScore) continue
    let worth = all[doc] as number
    if (region) worth += REGION_WEIGHT * (region[doc] as number)
    if (company) worth += COMPANY_WEIGHT * (company[doc] as number)
    if (score === leastScore && worth + mostOfStock < leastWorth) continue
    if (mostOfStock > 0 && isInStock(doc)) worth += mostOfStock
    if (score === leastScore && worth < leastWorth) continue
    top.add(doc, score * STEP + worth)
    if (top.least <= 0) continue
    leastScore = Math.floor(top.least / STEP)
    leastWorth = top.least - leastScore * STEP
  }
}

/** The highest key a document of a block may have. */
function boundFor(
  { demandHighs: [allHighs] }: Segment,
  { blockPopularity, blockNameLow, blockNameHigh }: Outline,
  { request, prices, ranker }: SortContext,
): (block: number) => number {
  const { blockLow, blockHigh } = prices
  if (ranker) return ranker.boundOf
  if (request.sort === 'price')
    return (block) => (blockLow ? Math.max(LAST, -prices.atLeast(blockLow[block] as number)) : Number.POSITIVE_INFINITY)
  if (request.sort === '-price') return (block) => (blockHigh ? prices.atMost(blockHigh[block] as number) : Number.POSITIVE_INFINITY)
  if (request.sort === 'name') return (block) => -(blockNameLow[block] as number)
  if (request.sort === '-name') return (block) => blockNameHigh[block] as number
  if (request.sort === 'value') return () => Number.POSITIVE_INFINITY
  return (block) => popularityKey((allHighs as Uint8Array)[block] as number, blockPopularity[block] as number)
}

/** The first of documents by block: the most promising blocks are looked into, until none can hold anything better. */
export function firstOfPieces(segment: Segment, scratch: Scratch, context: SortContext, { count, blockOf, docsOf }: Pieces): number[] {
  const top = topFor(segment, context)
  const addAll = adderFor(segment, scratch, context, top)
  const boundOf = boundFor(segment, scratch.outline, context)
  const bounds = Float64Array.from({ length: count }, (_, piece) => boundOf(blockOf(piece)))
  const order = Uint32Array.from({ length: count }, (_, piece) => piece)
  for (const piece of order.sort((a, b) => (bounds[b] as number) - (bounds[a] as number))) {
    if ((bounds[piece] as number) < top.least) break
    addAll(docsOf(piece))
  }
  return top.sorted(context.skipped)
}
