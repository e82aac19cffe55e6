import type { QueryClient } from '@tanstack/react-query'
import type { DrawnFrom } from '#ui/cached-fragment.tsx'
import type { FirstView } from './first-answers.ts'

const numbers = { known: new WeakMap<object, number>(), last: 0 }

/** The same for the same answer: the server gives one that has not changed as the same object. */
function numberOf(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return answer
  const known = numbers.known.get(answer)
  if (known !== undefined) return known
  numbers.last += 1
  numbers.known.set(answer, numbers.last)
  return numbers.last
}

const SITE = ['info', 'settings', 'translations', 'destination']
const isOfSite = ([word, part]: readonly unknown[]) =>
  (SITE.includes(word as string) && part !== 'first-messages') || (word === 'catalogue' && part === 'info')
const isOfFilters = (queryKey: readonly unknown[]) =>
  isOfSite(queryKey) || (queryKey[0] === 'catalogue' && ['filters', 'section', 'sections'].includes(queryKey[1] as string))

/** Changes whenever something does that a fragment of this page is drawn from. */
export function originsOf(queries: QueryClient, view: FirstView): Record<DrawnFrom, string> {
  const { language, width, hasAcceptedCookies, isNoticeDismissed } = view
  const answered = queries.getQueryCache().getAll()
  const origin = (isOf: (queryKey: readonly unknown[]) => boolean) =>
    JSON.stringify([
      [language, width, hasAcceptedCookies, isNoticeDismissed],
      answered.filter(({ queryKey }) => isOf(queryKey)).map(({ queryHash, state }) => [queryHash, numberOf(state.data)]),
    ])
  return { site: origin(isOfSite), filters: origin(isOfFilters) }
}
