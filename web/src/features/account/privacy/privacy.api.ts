import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Call } from '@vitrina/contract/endpoint'
import { personalDataApi } from '@vitrina/contract/account/personal-data'
import { useIdempotentAttempts } from '#api/idempotent-attempts.ts'
import { call } from '#api/call.ts'

const WAIT_MS = 2000

export const exportsQuery = queryOptions({
  queryKey: ['account', 'exports'],
  queryFn: ({ signal }) => call(personalDataApi.exports, {}, { signal }),
  // Polled while a copy is being made.
  refetchInterval: ({ state }) => (state.data?.items.some(({ isReady }) => !isReady) ? WAIT_MS : false),
})

export function useRequestExport() {
  const queries = useQueryClient()
  const attempts = useIdempotentAttempts()
  return useMutation({
    mutationFn: () => attempts.once(null, (idempotencyKey) => call(personalDataApi.requestExport, {}, { idempotencyKey })),
    onSuccess: () => queries.invalidateQueries({ queryKey: exportsQuery.queryKey }),
  })
}

export const useReadExport = () => useMutation({ mutationFn: (id: string) => call(personalDataApi.readExport, { params: { id } }) })

export const useRequestDeletionCode = () => useMutation({ mutationFn: () => call(personalDataApi.requestDeletionCode, {}) })

export const useDeleteUser = () =>
  useMutation({ mutationFn: (body: Call<typeof personalDataApi.deleteUser>['body']) => call(personalDataApi.deleteUser, { body }) })
