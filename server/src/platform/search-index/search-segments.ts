import { lexiconOf } from './lexicon.ts'
import { loosen, nearby, type Plan, planFor } from './query-plan.ts'
import { type Hit, type SegmentResult, searchSegment } from './search-segment.ts'
import type { Counts, Interpreted, SearchRequest, SearchResult } from './search-types.ts'
import type { Scratch } from './scratch.ts'
import type { Segment } from './segment.ts'

export type Held = { segment: Segment; scratch: Scratch }

/** Fewer than this, and what is like it is shown as well. */
const FEW = 10

const AS_TYPED = (text: string): Interpreted => ({ changed: 'none', text, replaced: [], dropped: [] })

/** Answers from the base and the delta together; an empty answer goes on down the ladder and says what it changed. */
export function searchSegments(held: Held[], request: SearchRequest): SearchResult {
  const text = request.text?.trim() ?? ''
  if (!text) return { ...ask(held, request, null), near: [], interpreted: AS_TYPED('') }
  const lexicon = lexiconOf(held.map(({ segment }) => segment))
  const first = planFor(lexicon, text, request.isLiteral ?? false)
  if (!first) return { ...ask(held, { ...request, only: [] }, null), near: [], interpreted: AS_TYPED(text) }

  let plan = first
  let found = ask(held, request, plan)
  if (request.isLiteral) return { ...found, near: [], interpreted: plan.interpreted }
  for (let spare = 0; found.total === 0 && first.groups.length > 0 && spare <= first.groups.length / 2; spare++) {
    const looser = loosen(lexicon, first, spare)
    const changed = spare > 0 || first.interpreted.dropped.length > 0 ? 'partly' : 'spelling'
    plan = { ...looser, interpreted: { ...first.interpreted, changed } }
    found = ask(held, request, plan)
  }
  if (found.total === 0) plan = first
  const near = found.total > 0 && found.total < FEW && request.offset === 0 ? nearTo(held, request, nearby(lexicon, first), found.ids) : []
  return { ...found, near, interpreted: plan.interpreted }
}

function nearTo(held: Held[], request: SearchRequest, plan: Plan, known: number[]): number[] {
  const { ids } = ask(held, { ...request, sort: 'relevance', limit: FEW * 2, withFacets: false }, plan)
  const shown = new Set(known)
  return ids.filter((id) => !shown.has(id)).slice(0, FEW)
}

type Asked = Omit<SearchResult, 'near' | 'interpreted'>

export function ask(held: Held[], request: SearchRequest, plan: Plan | null): Asked {
  const results = held.map(({ segment, scratch }) => searchSegment(segment, scratch, request, plan))
  const columns: Record<string, Counts> = {}
  const values: Counts = new Map()
  for (const result of results) {
    for (const [name, counts] of Object.entries(result.columns)) columns[name] = added(columns[name] ?? new Map(), counts)
    added(values, result.values)
  }
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
    columns,
    values,
    price: prices.length > 0 ? { from: Math.min(...prices.map(({ from }) => from)), to: Math.max(...prices.map(({ to }) => to)) } : null,
    inStock: sum((result) => result.inStock),
    recommended: sum((result) => result.recommended),
  }
}

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
