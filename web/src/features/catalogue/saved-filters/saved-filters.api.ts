import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { savedFiltersApi } from '@vitrina/contract/catalogue/saved-filters'
import { useIdempotentAttempts } from '#api/idempotent-attempts.ts'
import { call } from '#api/call.ts'

export const savedFiltersQuery = queryOptions({
  queryKey: ['catalogue', 'saved-filters'],
  queryFn: ({ signal }) => call(savedFiltersApi.list, {}, { signal }),
})

function useSavedFiltersMutation<T>(change: (given: T) => Promise<unknown>) {
  const queries = useQueryClient()
  return useMutation({ mutationFn: change, onSuccess: () => queries.invalidateQueries({ queryKey: savedFiltersQuery.queryKey }) })
}

/** One press saves one filter, even if the network repeats the request. */
export function useSaveFilter() {
  const attempts = useIdempotentAttempts()
  return useSavedFiltersMutation((body: { name: string; url: string }) =>
    attempts.once(body, (idempotencyKey) => call(savedFiltersApi.create, { body }, { idempotencyKey })),
  )
}

export const useRenameFilter = () =>
  useSavedFiltersMutation(({ id, name }: { id: number; name: string }) => call(savedFiltersApi.rename, { params: { id }, body: { name } }))

export const useRemoveFilter = () => useSavedFiltersMutation((id: number) => call(savedFiltersApi.remove, { params: { id } }))
