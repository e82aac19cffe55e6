import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { clientOffersApi } from '@vitrina/contract/offers/client-offers'
import type { Answer, Call } from '@vitrina/contract/endpoint'
import { call } from '#api/call.ts'

export type ClientOfferAnswer = Answer<typeof clientOffersApi.read>

// The token of a signed-in colleague goes along: a company's own people do not count as a view.
export const clientOfferQuery = (token: string) =>
  queryOptions({
    queryKey: ['client-offer', token],
    queryFn: ({ signal }) => call(clientOffersApi.read, { params: { token } }, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: true,
  })

export const sendSeen = (token: string): Promise<unknown> => call(clientOffersApi.seen, { params: { token } }, { inBackground: true })

function useAnswer<V>(token: string, run: (given: V) => Promise<ClientOfferAnswer>) {
  const queries = useQueryClient()
  const key = clientOfferQuery(token).queryKey
  return useMutation({
    mutationFn: run,
    onSuccess: (offer) => queries.setQueryData(key, offer),
    // Another version or another state than the page shows.
    onError: () => void queries.invalidateQueries({ queryKey: key }),
  })
}

export const useAccept = (token: string) =>
  useAnswer(token, (body: Call<typeof clientOffersApi.accept>['body']) => call(clientOffersApi.accept, { params: { token }, body }))
export const useDecline = (token: string) =>
  useAnswer(token, (reason: string) => call(clientOffersApi.decline, { params: { token }, body: { reason } }))
export const useAsk = (token: string) =>
  useAnswer(token, (body: Call<typeof clientOffersApi.ask>['body']) => call(clientOffersApi.ask, { params: { token }, body }))

export const useClientFile = (token: string) =>
  useMutation({ mutationFn: (format: 'pdf' | 'xlsx') => call(clientOffersApi.file, { params: { token }, query: { format } }) })
