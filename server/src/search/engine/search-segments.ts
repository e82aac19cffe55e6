import { type Found, type Question, searchSteps, runSteps } from './search-steps.ts'
import { conditionsOf } from './conditions.ts'
import { lexiconOf } from './lexicon.ts'
import { isRanked, placePins } from './rank.ts'
import { type Hit, type SegmentResult, searchSegment } from './search-segment.ts'
import type { Counts, SearchRequest, SearchResult } from './search-types.ts'
import type { Scratch } from './scratch.ts'
import type { Segment } from './segment.ts'

export type SegmentState = { segment: Segment; scratch: Scratch }

/** Answers from the base and the delta together. */
export function searchSegments(states: SegmentState[], request: SearchRequest): SearchResult {
  return runSteps(searchSteps(lexiconOf(states.map(({ segment }) => segment)), request), (question) => searchByPlan(states, question))
}

const nothing = (): Found => ({ ids: [], total: 0, columns: {}, values: new Map(), price: null, inStock: 0, flags: {} })

/** A meaning that does not go with the chosen filters finds nothing and is given up, so nothing of it has to be counted. */
const isHopeless = (states: SegmentState[], request: SearchRequest) =>
  request.ranking?.isUnderstood === true &&
  request.columns.length > 1 &&
  states.every(({ segment, scratch }) => !conditionsOf(segment, scratch.outline, request).kinds.includes(0))

export function searchByPlan(states: SegmentState[], { request, plan }: Question): Found {
  if (isHopeless(states, request)) return nothing()
  const pins = (isRanked(request) && request.ranking?.wishes?.pins) || []
  // Hits of another segment, or pinned ones, would stand among those before the page.
  const skipped = states.length === 1 && pins.length === 0 ? request.offset : 0
  const results = states.map((state) => searchSegment(state, { request, plan, skipped }))
  const sum = (of: (result: SegmentResult) => number) => results.reduce((total, result) => total + of(result), 0)
  const prices = results.flatMap((result) => result.price ?? [])
  const total = sum((result) => result.total)
  const ordered = inOrderOf(
    request,
    results.flatMap((result) => result.hits),
  )
  const placed = pins.length > 0 ? placePins(ordered, pins, ordered.length >= total) : ordered
  const hits = placed.slice(request.offset - skipped, request.offset - skipped + request.limit)
  return {
    ids: hits.map((hit) => hit.id),
    ...(request.isExplained && { explained: hits.flatMap((hit) => hit.explained ?? []) }),
    total,
    columns: results.map((result) => result.columns).reduce(allAdded),
    values: results.map((result) => result.values).reduce(added),
    price: prices.length > 0 ? { from: Math.min(...prices.map(({ from }) => from)), to: Math.max(...prices.map(({ to }) => to)) } : null,
    inStock: sum((result) => result.inStock),
    flags: results.map((result) => result.flags).reduce(flagsAdded),
  }
}

const allAdded = (to: Record<string, Counts>, from: Record<string, Counts>) => {
  for (const [name, counts] of Object.entries(from)) added(to[name] as Counts, counts)
  return to
}

const flagsAdded = (to: Record<string, number>, from: Record<string, number>) => {
  for (const [name, count] of Object.entries(from)) to[name] = (to[name] ?? 0) + count
  return to
}

/** The counts of the base are many, those of the delta few. */
function added(to: Counts, from: Counts): Counts {
  for (const [value, count] of from) to.set(value, (to.get(value) ?? 0) + count)
  return to
}

function inOrderOf(request: SearchRequest, hits: Hit[]): Hit[] {
  const orLast = (price: number) => (price === 0 ? Number.MAX_SAFE_INTEGER : price)
  const first = (a: Hit, b: Hit): number => {
    if (request.sort === 'price') return orLast(a.price) - orLast(b.price)
    if (request.sort === '-price') return b.price - a.price
    if (request.sort === 'name') return a.nameRank - b.nameRank
    if (request.sort === '-name') return b.nameRank - a.nameRank
    return b.key - a.key
  }
  const next = (a: Hit, b: Hit) => (isRanked(request) ? orLast(a.price) - orLast(b.price) : b.popularity - a.popularity)
  return hits.sort((a, b) => first(a, b) || next(a, b) || a.id - b.id)
}
