import { scratchFor } from './scratch.ts'
import { type SegmentState, searchSegments } from './search-segments.ts'
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
export function attachScratch(segments: Segment[], previous: SegmentState[]): SegmentState[] {
  return segments.map((segment) => previous.find((one) => one.segment === segment) ?? { segment, scratch: scratchFor(segment) })
}

export function searchInThread(): Searchers {
  let states: SegmentState[] = []
  return {
    use: (segments) => {
      states = attachScratch(segments, states)
    },
    search: async (request) => searchSegments(states, request),
    suggest: async (request) => suggestSegments(states, request),
    close: async () => {},
  }
}
