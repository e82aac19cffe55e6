import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { createStore } from '#lib/store.ts'

const answered = createStore<ReadonlySet<string>>(new Set())

/** Answers that came inside the page: as fresh as if they had been asked for now. */
export function takePageAnswers(queries: QueryClient, answers: readonly (readonly [QueryKey, unknown])[]): void {
  for (const [queryKey, data] of answers) queries.setQueryData(queryKey, data)
  answered.set(new Set(answers.map(([queryKey]) => hashKey(queryKey))))
}

/** For answers that are otherwise never reused: the one in the page is not asked for a second time. */
export const cameWithPage = (queryHash: string): boolean => answered.get().has(queryHash)
