import { type OverlapRequest, overlapping, type OverlapScratch, overlapScratchFor } from './overlapping.ts'
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
  /** The documents that share most with a text. */
  overlap: (request: OverlapRequest) => Promise<number[]>
  close: () => Promise<void>
}

/** Working memory follows its segment: that of the base stays when only the delta changes. */
export function attachScratch(segments: Segment[], previous: SegmentState[]): SegmentState[] {
  return segments.map((segment) => previous.find((one) => one.segment === segment) ?? { segment, scratch: scratchFor(segment) })
}

/** Made when the first list comes, and gone with its segment. */
const overlapScratch = new WeakMap<Segment, OverlapScratch>()

export function overlapIn(states: readonly SegmentState[], request: OverlapRequest): number[] {
  const own = states.map(({ segment }) => {
    const scratch = overlapScratch.get(segment) ?? overlapScratchFor(segment)
    overlapScratch.set(segment, scratch)
    return { segment, scratch }
  })
  return overlapping(own, request)
}

export function searchInThread(): Searchers {
  let states: SegmentState[] = []
  return {
    use: (segments) => {
      states = attachScratch(segments, states)
    },
    search: async (request) => searchSegments(states, request),
    suggest: async (request) => suggestSegments(states, request),
    overlap: async (request) => overlapIn(states, request),
    close: async () => {},
  }
}
