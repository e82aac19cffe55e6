import { type Found, type Question, searchSteps, runSteps } from './search-steps.ts'
import { lexiconOf } from './lexicon.ts'
import { type Hit, type SegmentResult, searchSegment } from './search-segment.ts'
import type { Counts, SearchRequest, SearchResult } from './search-types.ts'
import type { Scratch } from './scratch.ts'
import type { Segment } from './segment.ts'

export type SegmentState = { segment: Segment; scratch: Scratch }

/** Answers from the base and the delta together. */
export function searchSegments(states: SegmentState[], request: SearchRequest): SearchResult {
  return runSteps(searchSteps(lexiconOf(states.map(({ segment }) => segment)), request), (question) => searchByPlan(states, question))
}

export function searchByPlan(states: SegmentState[], { request, plan }: Question): Found {
  const results = states.map(({ segment, scratch }) => searchSegment(segment, scratch, request, plan))
  const sum = (of: (result: SegmentResult) => number) => results.reduce((total, result) => total + of(result), 0)
  const prices = results.flatMap((result) => result.price ?? [])
  return {
    ids: inOrderOf(
      request,
      results.flatMap((result) => result.hits),
    )
      .slice(request.offset, request.offset + request.limit)
      .map((hit) => hit.id),
    total: sum((result) => result.total),
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
    return request.sort === 'popularity' ? 0 : b.score - a.score
  }
  return hits.sort((a, b) => first(a, b) || b.popularity - a.popularity || a.id - b.id)
}
