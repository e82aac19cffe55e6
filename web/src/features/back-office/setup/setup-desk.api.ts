import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { setupDeskApi } from '@vitrina/contract/setup/setup-desk'
import { call } from '#api/call.ts'

export const checklistQuery = queryOptions({
  queryKey: ['setup-checklist'],
  queryFn: ({ signal }) => call(setupDeskApi.checklist, {}, { signal }),
})

export function useSetOpen() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (isOpen: boolean) => call(setupDeskApi.setOpen, { body: { isOpen } }),
    onSuccess: (checklist) => queries.setQueryData(checklistQuery.queryKey, checklist),
  })
}

/** The catalogue changes with it: what was loaded of goods is asked again. */
export function useLoadSample() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(setupDeskApi.loadSample, {}),
    onSuccess: (checklist) => {
      queries.setQueryData(checklistQuery.queryKey, checklist)
      return queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== checklistQuery.queryKey[0] })
    },
  })
}

export function useRemoveSample() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(setupDeskApi.removeSample, {}),
    onSuccess: ({ checklist }) => {
      queries.setQueryData(checklistQuery.queryKey, checklist)
      return queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== checklistQuery.queryKey[0] })
    },
  })
}
