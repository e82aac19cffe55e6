import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { costsApi } from '@vitrina/contract/costs/costs'
import { call } from '#api/call.ts'

export const costQuery = (id: number) =>
  queryOptions({
    queryKey: ['costs', id],
    queryFn: ({ signal }) => call(costsApi.read, { params: { id } }, { signal }),
    staleTime: 0,
  })

export function useSaveCost(id: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { cost: number | null; expected: number | null }) => call(costsApi.save, { params: { id }, body }),
    onSuccess: (saved) => queries.setQueryData(costQuery(id).queryKey, saved),
  })
}
