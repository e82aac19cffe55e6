import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Call } from '@vitrina/contract/endpoint'
import { type BuyerList, quotesApi } from '@vitrina/contract/quotes/quotes'
import { call } from '#api/call.ts'
import { useIdempotentAttempts } from '#api/idempotent-attempts.ts'
import { QUOTES, type QuoteShown } from '#parts/quotes/quotes.api.ts'

export const quotesQuery = (list: BuyerList, page: number) =>
  queryOptions({
    queryKey: [QUOTES, 'list', list, page],
    queryFn: ({ signal }) => call(quotesApi.list, { query: { list, page } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
    refetchOnWindowFocus: true,
  })

export type Wishes = Call<typeof quotesApi.send>['body']
type Acceptance = Call<typeof quotesApi.accept>['body']
type Ending = Call<typeof quotesApi.decline>['body']

/** The answer of a step is the request as it stands now. */
function useStep<B>(id: number, run: (body: B, idempotencyKey: string) => Promise<QuoteShown>) {
  const queries = useQueryClient()
  const attempts = useIdempotentAttempts()
  return useMutation({
    mutationFn: (body: B) => attempts.once(body, (key) => run(body, key)),
    onSuccess: (quote) => {
      queries.setQueryData([QUOTES, id], quote)
      void queries.invalidateQueries({ queryKey: [QUOTES, 'list'] })
    },
    // Somebody else has acted: their state is shown.
    onError: () => void queries.invalidateQueries({ queryKey: [QUOTES, id] }),
  })
}

export function useQuoteSteps(id: number) {
  const params = { id }
  return {
    save: useStep(id, (body: Wishes) => call(quotesApi.save, { params, body })),
    send: useStep(id, (body: Wishes, idempotencyKey) => call(quotesApi.send, { params, body }, { idempotencyKey })),
    accept: useStep(id, (body: Acceptance, idempotencyKey) => call(quotesApi.accept, { params, body }, { idempotencyKey })),
    decline: useStep(id, (body: Ending) => call(quotesApi.decline, { params, body })),
    withdraw: useStep(id, (body: Ending) => call(quotesApi.withdraw, { params, body })),
  }
}

export function useRemoveQuote() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(quotesApi.remove, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [QUOTES, 'list'] }),
  })
}
