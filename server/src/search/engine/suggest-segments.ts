import { suggestSteps, runSteps } from './search-steps.ts'
import { lexiconOf } from './lexicon.ts'
import { searchByPlan, type SegmentState } from './search-segments.ts'
import type { SuggestRequest, SuggestResult } from './search-types.ts'

/** Suggestions from the base and the delta together. */
export function suggestSegments(states: SegmentState[], request: SuggestRequest): SuggestResult {
  return runSteps(suggestSteps(lexiconOf(states.map(({ segment }) => segment)), request), (question) => searchByPlan(states, question))
}
