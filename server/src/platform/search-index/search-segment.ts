import { type Conditions, conditionsOf, markWanted, stockTest } from './conditions.ts'
import { columnCounts, valueCounts } from './count-facets.ts'
import { type Judged, judge } from './judge.ts'
import { matchText } from './match-text.ts'
import type { Plan } from './query-plan.ts'
import type { Counts, SearchRequest } from './search-types.ts'
import type { Scratch } from './scratch.ts'
import { docOf, type Segment } from './segment.ts'
import { TopHits } from './top-hits.ts'
import { pricesFor } from './viewer-price.ts'

export type Hit = { id: number; score: number; price: number; nameRank: number; popularity: number }

type Facets = {
  columns: Record<string, Counts>
  values: Counts
  price: { from: number; to: number } | null
  inStock: number
  recommended: number
}
export type SegmentResult = Facets & { hits: Hit[]; total: number }

const NO_FACETS: Facets = { columns: {}, values: new Map(), price: null, inStock: 0, recommended: 0 }

/** Answers a request from one segment. */
export function searchSegment(segment: Segment, scratch: Scratch, request: SearchRequest, plan: Plan | null): SegmentResult {
  const priceOf = pricesFor(segment, request.viewer)
  const conditions = conditionsOf(segment, request)
  const unmark = markWanted(segment, request, scratch)
  const matched = plan ? matchText(segment, plan, scratch) : null
  const judged = judge(segment, scratch, { conditions, request, priceOf, candidates: withOnly(segment, request, matched) })
  unmark()
  const hits = topOf(segment, scratch, request, judged.passing, priceOf).map((doc) => ({
    id: segment.ids[doc] as number,
    score: scratch.scores[doc] as number,
    price: priceOf(doc),
    nameRank: segment.nameRanks[doc] as number,
    popularity: segment.popularity[doc] as number,
  }))
  const facets = request.withFacets ? facetsOf(segment, scratch, { request, conditions, judged, priceOf }) : NO_FACETS
  scratch.kindCounts.fill(0)
  if (matched) for (let i = 0; i < matched.length; i++) scratch.scores[matched[i] as number] = 0
  return { hits, total: judged.passing.length, ...facets }
}

function withOnly(segment: Segment, request: SearchRequest, matched: Uint32Array | null): ArrayLike<number> | null {
  if (!request.only) return matched
  const only = request.only.map((id) => docOf(segment, id)).filter((doc) => doc >= 0)
  if (!matched) return only
  const wanted = new Set(only)
  return matched.filter((doc) => wanted.has(doc))
}

function topOf(
  segment: Segment,
  scratch: Scratch,
  request: SearchRequest,
  passing: Uint32Array,
  priceOf: (doc: number) => number,
): number[] {
  const { popularity, ids, nameRanks } = segment
  const { scores } = scratch
  const top = new TopHits(request.offset + request.limit, (a, b) => {
    const difference = (popularity[b] as number) - (popularity[a] as number)
    return difference === 0 ? (ids[a] as number) < (ids[b] as number) : difference < 0
  })
  const offer = (keyOf: (doc: number) => number) => {
    for (let i = 0; i < passing.length; i++) {
      const doc = passing[i] as number
      const key = keyOf(doc)
      if (key >= top.least) top.add(doc, key)
    }
  }
  // Without a price a document stands last whichever way prices run.
  if (request.sort === 'price') offer((doc) => -priceOf(doc) || -Number.MAX_SAFE_INTEGER)
  else if (request.sort === '-price') offer(priceOf)
  else if (request.sort === 'name') offer((doc) => -(nameRanks[doc] as number))
  else if (request.sort === '-name') offer((doc) => nameRanks[doc] as number)
  else if (request.sort === 'relevance' && request.text) offer((doc) => scores[doc] as number)
  else offer((doc) => popularity[doc] as number)
  return top.sorted()
}

function facetsOf(
  segment: Segment,
  scratch: Scratch,
  {
    request,
    conditions,
    judged,
    priceOf,
  }: { request: SearchRequest; conditions: Conditions; judged: Judged; priceOf: (doc: number) => number },
): Facets {
  const { passing, failing } = judged
  const { isRecommended } = segment
  const has = stockTest(segment, request)
  let lowest = Number.POSITIVE_INFINITY
  let highest = 0
  let inStock = 0
  let recommended = 0
  for (let i = 0; i < passing.length; i++) {
    const doc = passing[i] as number
    const price = priceOf(doc)
    if (price > highest) highest = price
    if (price < lowest && price > 0) lowest = price
    if (has(doc)) inStock += 1
    recommended += isRecommended[doc] as number
  }
  for (let i = 0; i < failing.length; i++) {
    const doc = failing[i] as number
    const f = scratch.failed[doc] as number
    if (f === conditions.price) {
      const price = priceOf(doc)
      if (price > highest) highest = price
      if (price < lowest && price > 0) lowest = price
    } else if (f === conditions.stock && has(doc)) inStock += 1
    else if (f === conditions.recommended) recommended += isRecommended[doc] as number
  }
  return {
    columns: columnCounts(segment, scratch, conditions, judged),
    values: valueCounts(segment, scratch, conditions, judged),
    price: highest > 0 ? { from: lowest, to: highest } : null,
    inStock,
    recommended,
  }
}
