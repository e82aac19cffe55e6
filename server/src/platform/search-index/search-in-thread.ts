import { scratchFor } from './scratch.ts'
import { type Held, searchSegments } from './search-segments.ts'
import type { SearchRequest, SearchResult, SuggestRequest, SuggestResult } from './search-types.ts'
import type { Segment } from './segment.ts'
import { suggestSegments } from './suggest-segments.ts'

/** Answers from segments: in the thread itself, or in several beside it. */
export type Searchers = {
  /** From now on answers come from these. */
  use: (segments: Segment[]) => void
  search: (request: SearchRequest) => Promise<SearchResult>
  suggest: (request: SuggestRequest) => Promise<SuggestResult>
  close: () => Promise<void>
}

/** Working memory follows its segment: that of the base stays when only the delta changes. */
export function hold(segments: Segment[], former: Held[]): Held[] {
  return segments.map((segment) => former.find((one) => one.segment === segment) ?? { segment, scratch: scratchFor(segment) })
}

export function searchInThread(): Searchers {
  let held: Held[] = []
  return {
    use: (segments) => {
      held = hold(segments, held)
    },
    search: async (request) => searchSegments(held, request),
    suggest: async (request) => suggestSegments(held, request),
    close: async () => {},
  }
}
