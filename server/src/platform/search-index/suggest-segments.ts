import { suggestSteps, walk } from './ladder.ts'
import { lexiconOf } from './lexicon.ts'
import { ask, type Held } from './search-segments.ts'
import type { SuggestRequest, SuggestResult } from './search-types.ts'

/** Suggestions from the base and the delta together. */
export function suggestSegments(held: Held[], request: SuggestRequest): SuggestResult {
  return walk(suggestSteps(lexiconOf(held.map(({ segment }) => segment)), request), (question) => ask(held, question))
}
