import type { SuggestResult } from './engine/search-types.ts'
import type { Suggested, TextMeaning } from './catalogue-search.ts'
import { completeQuery } from './complete-query.rules.ts'

/** Names read for completions, and how many of each the field shows. */
export const NAMES = 30
/** Columns of the index the field suggests values of. */
export const GROUPS = ['section', 'brand']
const MOST_QUERIES = 5
const MOST_GROUPS = 4

/** Suggestions of the search field from an engine's result. */
export const suggestedOf = (
  { ids, columns, interpreted, begun }: SuggestResult,
  { names, limit, meaning }: { names: string[]; limit: number; meaning: TextMeaning },
): Suggested => {
  const productIds = ids.slice(0, limit)
  return {
    queries: completeQuery(interpreted.text, names, MOST_QUERIES),
    productIds,
    sectionIds: columns.section?.slice(0, MOST_GROUPS) ?? [],
    brandIds: columns.brand?.slice(0, MOST_GROUPS) ?? [],
    moreCount: begun.total - productIds.filter((id) => begun.ids.includes(id)).length,
    changed: interpreted.changed,
    text: interpreted.text,
    ...meaning,
  }
}
