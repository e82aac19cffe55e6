import { candidatesOf, markChosen, onlyMatched, onlyNamed, sourcesOf } from './candidates.ts'
import { type Conditions, conditionsOf, stockTest } from './conditions.ts'
import {
  columnCounts,
  columnCountsOfRuns,
  countFailing,
  countKinds,
  countPassing,
  countPieces,
  countRuns,
  countShared,
  countWholeKinds,
  resetKindCounts,
  drainValueCounts,
} from './count-facets.ts'
import { countFlags, countFlagsInOrder, countFlagsOfRuns } from './count-flags.ts'
import { countInStock, countInStockOfRuns } from './count-stock.ts'
import { type Evaluation, evaluate } from './evaluate.ts'
import { explainHit } from './explain-hit.ts'
import { matchText, withOwned } from './match-text.ts'
import { firstOf, firstOfPieces, keyFor, popularityOf } from './order-hits.ts'
import { piecesOfDocs, piecesOfRuns } from './pieces.ts'
import { PriceSpan } from './price-span.ts'
import type { Plan } from './query-plan.groups.ts'
import { type Ranker, rankerFor } from './ranker.ts'
import { countLiving, type Runs, runsOf } from './runs.ts'
import { scanKinds } from './scan-kinds.ts'
import type { Counts, Explained, SearchRequest } from './search-types.ts'
import type { Scratch } from './scratch.ts'
import type { Segment } from './segment.ts'
import { pricesFor, type ViewerPrices } from './viewer-price.ts'

/** `key`: of an order by relevance or by values. */
export type Hit = { id: number; key: number; price: number; nameRank: number; popularity: number; explained?: Explained }

type Facets = {
  columns: Record<string, Counts>
  values: Counts
  price: { from: number; to: number } | null
  inStock: number
  flags: Record<string, number>
}
export type SegmentResult = Facets & { hits: Hit[]; total: number }

const NOTHING_FAILED = { failing: new Uint32Array(0), failed: new Uint8Array(0) }
const noFacets = (): Facets => ({ columns: {}, values: new Map(), price: null, inStock: 0, flags: {} })

/** One request on its way through one segment. */
type SegmentSearch = {
  segment: Segment
  scratch: Scratch
  request: SearchRequest
  conditions: Conditions
  prices: ViewerPrices
  ranker: Ranker | null
  plan: Plan | null
  skipped: number
}

/** `skipped`: of the first hits that many are not wanted. */
type SegmentQuestion = { request: SearchRequest; plan: Plan | null; skipped: number }

/** Answers a request from one segment. */
export function searchSegment(
  { segment, scratch }: { segment: Segment; scratch: Scratch },
  { request, plan, skipped }: SegmentQuestion,
): SegmentResult {
  const run: SegmentSearch = {
    segment,
    scratch,
    request,
    skipped,
    conditions: conditionsOf(segment, scratch.outline, request),
    prices: pricesFor(segment, scratch.outline, request.viewer),
    ranker: rankerFor(segment, scratch, request),
    plan,
  }
  const matched = plan ? withOwned(segment, scratch, { owned: request.owned ?? [], matched: matchText(segment, plan, scratch) }) : null
  const result = matched || request.only || run.conditions.featureCount > 0 ? searchDocuments(run, matched) : searchAll(run)
  run.ranker?.clear()
  if (matched) for (let i = 0; i < matched.length; i++) scratch.scores[matched[i] as number] = 0
  return result
}

/** Whether documents of a kind pass or fail as one. */
const isByKind = ({ featureCount, price, stock, flags }: Conditions) =>
  featureCount === 0 && price < 0 && stock === null && flags.length === 0

/** Without words, names or features every document is looked at, as a whole kind where that can be. */
const searchAll = (run: SegmentSearch) => (isByKind(run.conditions) ? searchRuns(run) : scan(run))

const isUnconditional = (conditions: Conditions) => conditions.list.length === 0 && isByKind(conditions)

function searchDocuments(run: SegmentSearch, matched: Uint32Array | null): SegmentResult {
  const { segment, scratch, request, conditions, prices } = run
  const span = new PriceSpan(segment, prices)
  const candidates = request.only ? onlyNamed(segment, request.only, matched) : candidatesFor(run, matched)
  const evaluation =
    isUnconditional(conditions) && candidates === matched ? { ...NOTHING_FAILED, passing: matched } : evaluateAll(run, candidates)
  if (request.withFacets) countKinds(segment, scratch, conditions, evaluation)
  if (request.withFacets === true) {
    span.addAll(evaluation.passing)
    if (conditions.price >= 0) span.addAll(failingPrice(scratch, conditions, evaluation))
  }
  const hits = hitsOf(run, firstOf(segment, scratch, run, evaluation.passing))
  return answer(run, { hits, passing: evaluation.passing, span, isInOrder: false }, () => {
    countPassing(segment, scratch, evaluation.passing)
    if (conditions.featureCount > 0) countFailing(segment, scratch, conditions, evaluation)
  })
}

/** Matched documents, or those the features bring, whichever are fewer. */
function candidatesFor({ segment, scratch, request, conditions }: SegmentSearch, matched: Uint32Array | null): Uint32Array {
  if (matched && conditions.featureCount === 0) return matched
  const sources = sourcesOf(segment, scratch, conditions, request)
  if (matched && sources.size >= matched.length) return matched
  const candidates = candidatesOf(segment, scratch, conditions, sources, request.withFacets === true)
  return matched ? onlyMatched(scratch, candidates) : candidates
}

/** Documents come in order, so the summaries of their blocks show which are worth a look. */
function scan(run: SegmentSearch): SegmentResult {
  const { segment, scratch, request, prices } = run
  const { passing, atAnyPrice } = scanKinds(segment, scratch, run)
  const pieces = piecesOfDocs(passing)
  const hits = hitsOf(run, firstOfPieces(segment, scratch, run, pieces))
  const span = new PriceSpan(segment, prices)
  if (request.withFacets === true) span.addPieces(passing === atAnyPrice ? pieces : piecesOfDocs(atAnyPrice))
  return answer(run, { hits, passing, span, isInOrder: true }, () => countPieces(segment, scratch, pieces))
}

function evaluateAll({ segment, scratch, request, conditions, prices }: SegmentSearch, candidates: ArrayLike<number>): Evaluation {
  const unmark = markChosen(scratch, request)
  const evaluation = evaluate(segment, scratch, { conditions, request, prices, candidates })
  unmark()
  return evaluation
}

function failingPrice({ candidates }: Scratch, { price }: Conditions, { failing, failed }: Evaluation): Uint32Array {
  let count = 0
  // The judged candidates are done with, so their room is free.
  for (let i = 0; i < failing.length; i++) if (failed[i] === price) candidates[count++] = failing[i] as number
  return candidates.subarray(0, count)
}

type Passed = { hits: Hit[]; passing: Uint32Array; span: PriceSpan; isInOrder: boolean }

/** Kinds and prices are counted already; values that kinds do not share are counted by `countValues`. */
function answer(run: SegmentSearch, passed: Passed, countValues: () => void): SegmentResult {
  const { scratch, request } = run
  const { hits, passing } = passed
  const facets = request.withFacets ? facetsOf(run, passed, countValues) : noFacets()
  resetKindCounts(scratch)
  return { hits, total: passing.length, ...facets }
}

function facetsOf(
  { segment, scratch, request, conditions }: SegmentSearch,
  { passing, span, isInOrder }: Passed,
  countValues: () => void,
): Facets {
  if (Array.isArray(request.withFacets)) return { ...noFacets(), columns: columnCounts(segment, scratch, conditions, request.withFacets) }
  countShared(segment, scratch, conditions)
  countValues()
  return {
    columns: columnCounts(segment, scratch, conditions),
    values: drainValueCounts(segment, scratch),
    price: span.range,
    inStock: conditions.stock ? passing.length : countInStock(segment, stockTest(segment, request), passing),
    flags: isInOrder ? countFlagsInOrder(segment, scratch.outline, passing) : countFlags(segment, passing),
  }
}

function searchRuns(run: SegmentSearch): SegmentResult {
  const { segment, scratch, request, conditions } = run
  const runs = runsOf(segment, scratch, conditions)
  const hits = hitsOf(run, firstOfPieces(segment, scratch, run, piecesOfRuns(segment, runs, scratch.candidates)))
  const total = countLiving(segment, runs)
  return { hits, total, ...(request.withFacets ? facetsOfRuns(run, runs) : noFacets()) }
}

function facetsOfRuns({ segment, scratch, request, conditions, prices }: SegmentSearch, runs: Runs): Facets {
  const names = Array.isArray(request.withFacets) ? request.withFacets : segment.meta.schema.columns
  countWholeKinds(segment, scratch, conditions)
  const columns = columnCountsOfRuns(segment, scratch, conditions, names)
  if (Array.isArray(request.withFacets)) {
    resetKindCounts(scratch)
    return { ...noFacets(), columns }
  }
  const span = new PriceSpan(segment, prices)
  span.addPieces(piecesOfRuns(segment, runs, scratch.candidates))
  countShared(segment, scratch, conditions)
  countRuns(segment, scratch, runs)
  resetKindCounts(scratch)
  return {
    columns,
    values: drainValueCounts(segment, scratch),
    price: span.range,
    inStock: countInStockOfRuns(segment, stockTest(segment, request), runs, scratch.candidates),
    flags: countFlagsOfRuns(segment, scratch.outline, runs),
  }
}

function hitsOf(run: SegmentSearch, docs: number[]): Hit[] {
  const { segment, request, prices, ranker, plan } = run
  const isByPrice = request.sort === 'price' || request.sort === '-price' || (ranker && !request.ranking?.isPriceHidden)
  const popularity = popularityOf(segment)
  const keyOf = ranker || request.sort === 'value' ? keyFor(segment, run) : () => 0
  return docs.map((doc) => ({
    id: segment.ids[doc] as number,
    key: keyOf(doc),
    price: isByPrice ? prices.ofDoc(doc) : 0,
    nameRank: segment.nameRanks[doc] as number,
    popularity: popularity(doc),
    ...(ranker && request.isExplained && { explained: explainHit(segment, { request, prices, ranker, plan }, doc) }),
  }))
}
