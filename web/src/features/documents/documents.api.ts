import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { documentsApi } from '@vitrina/contract/documents/documents'
import type { Call } from '@vitrina/contract/endpoint'
import { useIdempotentAttempts } from '#api/idempotent-attempts.ts'
import { call } from '#api/call.ts'
import { type DocumentsParams, documentsQueryOf } from './documents.params.ts'

// The seller and the bank change them meanwhile.
const live = { staleTime: 10_000, refetchOnWindowFocus: true } as const

export const documentsQuery = (params: DocumentsParams) =>
  queryOptions({
    queryKey: ['documents', 'list', params],
    queryFn: ({ signal }) => call(documentsApi.list, { query: documentsQueryOf(params) }, { signal }),
    placeholderData: keepPreviousData,
    ...live,
  })

export const totalsQuery = queryOptions({
  queryKey: ['documents', 'totals'],
  queryFn: ({ signal }) => call(documentsApi.totals, {}, { signal }),
  ...live,
})

/** Returns the path of the archive. */
export const useArchive = () =>
  useMutation({ mutationFn: (body: Call<typeof documentsApi.archive>['body']) => call(documentsApi.archive, { body }) })

export function useSendDocument() {
  const attempts = useIdempotentAttempts()
  return useMutation({
    mutationFn: (given: { id: number; email: string }) =>
      attempts.once(given, (idempotencyKey) =>
        call(documentsApi.send, { params: { id: given.id }, body: { email: given.email } }, { idempotencyKey }),
      ),
  })
}

export function useRequestReconciliation() {
  const queries = useQueryClient()
  const attempts = useIdempotentAttempts()
  return useMutation({
    mutationFn: (body: Call<typeof documentsApi.requestReconciliation>['body']) =>
      attempts.once(body, (idempotencyKey) => call(documentsApi.requestReconciliation, { body }, { idempotencyKey })),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['documents'] }),
  })
}
