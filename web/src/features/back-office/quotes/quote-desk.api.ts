import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Answer, Call } from '@vitrina/contract/endpoint'
import { type DeskList, quoteDeskApi } from '@vitrina/contract/quotes/quote-desk'
import { call } from '#api/call.ts'
import { useIdempotentAttempts } from '#api/idempotent-attempts.ts'

const KEY = 'quote-desk'

export type DeskQuoteShown = Answer<typeof quoteDeskApi.read>
export type QuoteTerms = Answer<typeof quoteDeskApi.terms>
export type Answers = Call<typeof quoteDeskApi.send>['body']

export const deskQuotesQuery = (list: DeskList, page: number) =>
  queryOptions({
    queryKey: [KEY, 'list', list, page],
    queryFn: ({ signal }) => call(quoteDeskApi.list, { query: { list, page } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
    refetchOnWindowFocus: true,
  })

export const deskQuoteQuery = (id: number) =>
  queryOptions({
    queryKey: [KEY, id],
    queryFn: ({ signal }) => call(quoteDeskApi.read, { params: { id } }, { signal }),
    staleTime: 5_000,
    refetchOnWindowFocus: true,
  })

export const quoteTermsQuery = queryOptions({
  queryKey: [KEY, 'terms'],
  queryFn: ({ signal }) => call(quoteDeskApi.terms, {}, { signal }),
  staleTime: 0,
})

export function useSaveQuoteTerms() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: QuoteTerms) => call(quoteDeskApi.changeTerms, { body }),
    onSuccess: (terms) => queries.setQueryData(quoteTermsQuery.queryKey, terms),
  })
}

function useStep<B>(id: number, run: (body: B, idempotencyKey: string) => Promise<DeskQuoteShown>) {
  const queries = useQueryClient()
  const attempts = useIdempotentAttempts()
  return useMutation({
    mutationFn: (body: B) => attempts.once(body, (key) => run(body, key)),
    onSuccess: (quote) => {
      queries.setQueryData([KEY, id], quote)
      void queries.invalidateQueries({ queryKey: [KEY, 'list'] })
    },
    // A colleague or the buyer has acted: their state is shown.
    onError: () => void queries.invalidateQueries({ queryKey: [KEY, id] }),
  })
}

type Seen = { edition: number }
type WithReason = Seen & { reason: string }

export function useDeskSteps(id: number) {
  const params = { id }
  return {
    take: useStep(id, (body: Seen) => call(quoteDeskApi.take, { params, body })),
    save: useStep(id, (body: Answers) => call(quoteDeskApi.save, { params, body })),
    send: useStep(id, (body: Answers, idempotencyKey) => call(quoteDeskApi.send, { params, body }, { idempotencyKey })),
    approve: useStep(id, (body: Seen) => call(quoteDeskApi.approve, { params, body })),
    sendBack: useStep(id, (body: WithReason) => call(quoteDeskApi.sendBack, { params, body })),
    refuse: useStep(id, (body: WithReason) => call(quoteDeskApi.refuse, { params, body })),
  }
}
