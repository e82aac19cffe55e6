import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { savedFiltersApi } from '@vitrina/contract/saved-filters'
import { call } from '#api/call.ts'

export const savedFiltersQuery = queryOptions({
  queryKey: ['catalogue', 'saved-filters'],
  queryFn: ({ signal }) => call(savedFiltersApi.list, {}, { signal }),
})

function useKept<T>(change: (given: T) => Promise<unknown>) {
  const queries = useQueryClient()
  return useMutation({ mutationFn: change, onSuccess: () => queries.invalidateQueries({ queryKey: savedFiltersQuery.queryKey }) })
}

type Draft = { name: string; url: string; key: string }

export const useSaveFilter = () =>
  useKept(({ name, url, key }: Draft) => call(savedFiltersApi.create, { body: { name, url } }, { idempotencyKey: key }))

export const useRenameFilter = () =>
  useKept(({ id, name }: { id: number; name: string }) => call(savedFiltersApi.rename, { params: { id }, body: { name } }))

export const useRemoveFilter = () => useKept((id: number) => call(savedFiltersApi.remove, { params: { id } }))
