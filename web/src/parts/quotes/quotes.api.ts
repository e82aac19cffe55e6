import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Answer, Call } from '@vitrina/contract/endpoint'
import { quotesApi } from '@vitrina/contract/quotes/quotes'
import { call } from '#api/call.ts'
import { useIdempotentAttempts } from '#api/idempotent-attempts.ts'

export const QUOTES = 'quotes'

export type QuoteShown = Answer<typeof quotesApi.read>
export type LineShown = QuoteShown['lines'][number]
export type VersionShown = QuoteShown['versions'][number]
type NewQuote = Call<typeof quotesApi.create>['body']

/** Begins a request from the cart or a specification. */
export function useCreateQuote() {
  const queries = useQueryClient()
  const attempts = useIdempotentAttempts()
  return useMutation({
    mutationFn: (body: NewQuote) => attempts.once(body, (idempotencyKey) => call(quotesApi.create, { body }, { idempotencyKey })),
    onSuccess: () => queries.invalidateQueries({ queryKey: [QUOTES, 'list'] }),
  })
}

export const quoteQuery = (id: number) =>
  queryOptions({
    queryKey: [QUOTES, id],
    queryFn: ({ signal }) => call(quotesApi.read, { params: { id } }, { signal }),
    // The other side acts meanwhile.
    staleTime: 5_000,
    refetchOnWindowFocus: true,
  })
