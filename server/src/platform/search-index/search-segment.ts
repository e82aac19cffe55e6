import { type Conditions, conditionsOf, docsOf, FAILS_ONE, markWanted, PASSES, stockTest, unmarkWanted } from './conditions.ts'
import { columnCounts, type Looked, valueCounts } from './count-facets.ts'
import { matchText } from './match-text.ts'
import type { Plan } from './query-plan.ts'
import type { Counts, SearchRequest } from './search-types.ts'
import type { Scratch } from './scratch.ts'
import type { Segment } from './segment.ts'
import { TopHits } from './top-hits.ts'
import { pricesFor } from './viewer-price.ts'

export type Hit = { id: number; score: number; price: number; nameRank: number; popularity: number }

export type SegmentResult = {
  hits: Hit[]
  total: number
  columns: Record<string, Counts>
  values: Counts
  price: { from: number; to: number } | null
  inStock: number
  recommended: number
}

/** Documents to look at: a list from text or ids, or all of them kind by kind. */
type Candidates = Uint32Array | number[] | null

/** Answers a request from one segment. */
export function searchSegment(segment: Segment, scratch: Scratch, request: SearchRequest, plan: Plan | null): SegmentResult {
  const priceOf = pricesFor(segment, request.viewer)
  markWanted(segment, request, scratch)
  const conditions = conditionsOf(segment, request, scratch, priceOf)
  const matched = plan ? matchText(segment, plan, scratch) : null
  const candidates = withOnly(segment, request, matched)
  const looked = judgeAll(segment, scratch, conditions, candidates)
  unmarkWanted(segment, request, scratch)

  const top = new TopHits(request.offset + request.limit, orderOf(segment, scratch, request, priceOf))
  const has = stockTest(segment, request.inStock?.places ?? request.viewer.places, request.inStock?.atLeast ?? 1)
  const result: SegmentResult = { hits: [], total: 0, columns: {}, values: new Map(), price: null, inStock: 0, recommended: 0 }
  let lowest = Number.POSITIVE_INFINITY
  let highest = 0
  const failing = (kind: string) => conditions.list.findIndex((condition) => condition.kind === kind) + FAILS_ONE
  const failsPrice = failing('price')
  const failsStock = failing('stock')
  const failsRecommended = failing('recommended')
  const { verdicts, kindCounts } = scratch
  const { kindOf } = segment

  const columnFails = conditions.list.map((condition) => condition.kind === 'column')
  looked.forEachDoc((doc) => {
    const verdict = verdicts[doc] as number
    if (verdict === 0) return
    const passes = verdict === PASSES
    if (passes) {
      result.total += 1
      top.add(doc)
    }
    if (!request.withFacets) return
    if (passes || columnFails[verdict - FAILS_ONE]) kindCounts[kindOf[doc] as number]!++
    if (passes || verdict === failsPrice) {
      const price = priceOf(doc)
      if (price > 0 && price < lowest) lowest = price
      if (price > highest) highest = price
    }
    if ((passes || verdict === failsStock) && has(doc)) result.inStock += 1
    if ((passes || verdict === failsRecommended) && segment.isRecommended[doc] === 1) result.recommended += 1
  })

  result.hits = top.sorted().map((doc) => ({
    id: segment.ids[doc] as number,
    score: scratch.scores[doc] as number,
    price: priceOf(doc),
    nameRank: segment.nameRanks[doc] as number,
    popularity: segment.popularity[doc] as number,
  }))
  if (request.withFacets) {
    result.columns = columnCounts(segment, scratch, conditions)
    result.values = valueCounts(segment, scratch, conditions, looked)
    result.price = highest > 0 ? { from: lowest, to: highest } : null
  }
  looked.forEachDoc((doc) => {
    verdicts[doc] = 0
  })
  kindCounts.fill(0)
  if (matched) for (const doc of matched) scratch.scores[doc] = 0
  return result
}

function withOnly(segment: Segment, request: SearchRequest, matched: Uint32Array | null): Candidates {
  if (!request.only) return matched
  const only = docsOf(segment, request.only)
  if (!matched) return only
  const wanted = new Set(only)
  return matched.filter((doc) => wanted.has(doc))
}

/** Gives every candidate its verdict. Kinds that fail several column conditions are passed over whole. */
function judgeAll(segment: Segment, scratch: Scratch, conditions: Conditions, candidates: Candidates): Looked {
  const { verdicts } = scratch
  if (candidates) {
    for (const doc of candidates) verdicts[doc] = conditions.judge(doc)
    return { forEachDoc: (visit) => candidates.forEach((doc) => visit(doc)) }
  }
  const ranges: [number, number][] = []
  const isWhole = !conditions.hasDocumentOnes && segment.counters[0] === 0
  for (let kind = 0; kind < conditions.kinds.length; kind++) {
    const failed = conditions.kinds[kind] as number
    if (failed < 0) continue
    const from = segment.kindStarts[kind] as number
    const to = segment.kindStarts[kind + 1] as number
    if (isWhole) verdicts.fill(failed === 0 ? PASSES : FAILS_ONE + failed - 1, from, to)
    else for (let doc = from; doc < to; doc++) verdicts[doc] = conditions.judge(doc)
    const last = ranges.at(-1)
    if (last && last[1] === from) last[1] = to
    else ranges.push([from, to])
  }
  return {
    forEachDoc: (visit) => {
      for (const [from, to] of ranges) for (let doc = from; doc < to; doc++) visit(doc)
    },
  }
}

function orderOf(
  segment: Segment,
  scratch: Scratch,
  request: SearchRequest,
  priceOf: (doc: number) => number,
): (a: number, b: number) => boolean {
  const { popularity, ids, nameRanks } = segment
  const { scores } = scratch
  const isPopularBefore = (a: number, b: number) => {
    const difference = (popularity[b] as number) - (popularity[a] as number)
    return difference === 0 ? (ids[a] as number) < (ids[b] as number) : difference < 0
  }
  const by = (key: (doc: number) => number, sign: 1 | -1) => (a: number, b: number) => {
    const difference = (key(a) - key(b)) * sign
    return difference === 0 ? isPopularBefore(a, b) : difference < 0
  }
  // Without a price a document stands last whichever way prices run.
  const orLast = (price: number, sign: 1 | -1) => (price === 0 ? sign * Number.MAX_SAFE_INTEGER : price)
  if (request.sort === 'price') return by((doc) => orLast(priceOf(doc), 1), 1)
  if (request.sort === '-price') return by((doc) => priceOf(doc), -1)
  if (request.sort === 'name') return by((doc) => nameRanks[doc] as number, 1)
  if (request.sort === '-name') return by((doc) => nameRanks[doc] as number, -1)
  if (request.sort === 'popularity') return isPopularBefore
  return by((doc) => scores[doc] as number, -1)
}
