import { lexiconOf } from './lexicon.ts'
import { planForBeginning, planForCode } from './query-plan.ts'
import { type Held, searchSegments, ask } from './search-segments.ts'
import type { Interpreted, SearchRequest, Viewer } from './search-types.ts'

export type SuggestRequest = { text: string; limit: number; viewer: Viewer }

export type SuggestResult = {
  ids: number[]
  /** Values of the columns among what was found, the most frequent first. */
  columns: Record<string, number[]>
  interpreted: Interpreted
}

/** What a text still being typed may become: codes that begin with it first, then what its words and beginnings find. */
export function suggestSegments(held: Held[], { text, limit, viewer }: SuggestRequest): SuggestResult {
  const request: SearchRequest = { columns: [], features: [], viewer, sort: 'relevance', offset: 0, limit, withFacets: true, text }
  const lexicon = lexiconOf(held.map(({ segment }) => segment))
  const codes = planForCode(lexicon, text)
  const words = planForBeginning(lexicon, text)
  const byCode = codes ? ask(held, request, codes) : null
  const byWords = words ? ask(held, request, words) : null
  const isFound = (byCode?.total ?? 0) + (byWords?.total ?? 0) > 0
  if (!isFound) {
    const { ids, columns, interpreted } = searchSegments(held, request)
    return { ids, columns: frequent(columns), interpreted }
  }
  return {
    ids: [...new Set([...(byCode?.ids ?? []), ...(byWords?.ids ?? [])])].slice(0, limit),
    columns: frequent((byWords?.total ? byWords : byCode)?.columns ?? {}),
    interpreted: { changed: 'none', text, replaced: [], dropped: [] },
  }
}

const frequent = (columns: Record<string, Map<number, number>>) =>
  Object.fromEntries(
    Object.entries(columns).map(([name, counts]) => [
      name,
      [...counts]
        .filter(([value]) => value > 0)
        .sort(([a, many], [b, more]) => more - many || a - b)
        .slice(0, 10)
        .map(([value]) => value),
    ]),
  )
