import type { Outline } from './outline.ts'
import type { Pieces } from './pieces.ts'
import type { Scratch } from './scratch.ts'
import type { SearchRequest } from './search-types.ts'
import type { Segment } from './segment.ts'
import { TopHits } from './top-hits.ts'
import type { ViewerPrices } from './viewer-price.ts'

type SortContext = { request: SearchRequest; prices: ViewerPrices }

/** Without a price a document stands last whichever way prices run. */
const LAST = -Number.MAX_SAFE_INTEGER

/** The higher the key, the earlier the document; equals by popularity. */
function keyFor({ popularity, nameRanks }: Segment, { request, prices }: SortContext): (doc: number) => number {
  if (request.sort === 'price') return (doc) => -prices.ofDoc(doc) || LAST
  if (request.sort === '-price') return prices.ofDoc
  if (request.sort === 'name') return (doc) => -(nameRanks[doc] as number)
  if (request.sort === '-name') return (doc) => nameRanks[doc] as number
  return (doc) => popularity[doc] as number
}

/** The first of these documents. */
export function firstOf(segment: Segment, scratch: Scratch, context: SortContext, docs: Uint32Array): number[] {
  const { request } = context
  const top = new TopHits(request.offset + request.limit, segment)
  if (request.sort === 'relevance' && request.text) return firstByScore(segment, scratch, docs, top)
  const keyOf = keyFor(segment, context)
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i] as number
    const key = keyOf(doc)
    if (key >= top.least) top.add(doc, key)
  }
  return top.sorted()
}

/** Scores are often equal, so most documents are turned away here, by their popularity. */
function firstByScore({ popularity }: Segment, { scores }: Scratch, docs: Uint32Array, top: TopHits): number[] {
  // Kept as small whole numbers: this loop sees every document of a broad word.
  let least = 0
  let leastPopularity = 0
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i] as number
    const score = (scores[doc] as number) | 0
    if (score < least || (score === least && (popularity[doc] as number) < leastPopularity)) continue
    top.add(doc, score)
    least = Math.max(0, top.least) | 0
    leastPopularity = top.leastPopularity
  }
  return top.sorted()
}

/** The highest key a document of a block may have. */
function boundFor({ blockPopularity, blockNameLow, blockNameHigh }: Outline, { request, prices }: SortContext): (block: number) => number {
  const { blockLow, blockHigh } = prices
  if (request.sort === 'price')
    return (block) => (blockLow ? Math.max(LAST, -prices.atLeast(blockLow[block] as number)) : Number.POSITIVE_INFINITY)
  if (request.sort === '-price') return (block) => (blockHigh ? prices.atMost(blockHigh[block] as number) : Number.POSITIVE_INFINITY)
  if (request.sort === 'name') return (block) => -(blockNameLow[block] as number)
  if (request.sort === '-name') return (block) => blockNameHigh[block] as number
  return (block) => blockPopularity[block] as number
}

/** The first of documents by block: the most promising blocks are looked into, until none can hold anything better. */
export function firstOfPieces(segment: Segment, scratch: Scratch, context: SortContext, { count, blockOf, docsOf }: Pieces): number[] {
  const top = new TopHits(context.request.offset + context.request.limit, segment)
  const keyOf = keyFor(segment, context)
  const boundOf = boundFor(scratch.outline, context)
  const bounds = Float64Array.from({ length: count }, (_, piece) => boundOf(blockOf(piece)))
  const order = Uint32Array.from({ length: count }, (_, piece) => piece)
  for (const piece of order.sort((a, b) => (bounds[b] as number) - (bounds[a] as number))) {
    if ((bounds[piece] as number) < top.least) break
    const docs = docsOf(piece)
    for (let i = 0; i < docs.length; i++) {
      const key = keyOf(docs[i] as number)
      if (key >= top.least) top.add(docs[i] as number, key)
    }
  }
  return top.sorted()
}
