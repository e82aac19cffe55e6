import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Call } from '@vitrina/contract/endpoint'
import { returnDeskApi } from '@vitrina/contract/returns/return-desk'
import { call } from '#api/call.ts'

export const deskReturnsQuery = ({ state, page }: { state: string; page: number }) =>
  queryOptions({
    queryKey: ['desk', 'returns', { state, page }],
    queryFn: ({ signal }) =>
      call(returnDeskApi.list, { query: { state: state as Call<typeof returnDeskApi.list>['query']['state'], page } }, { signal }),
    placeholderData: keepPreviousData,
  })

export function useDecideReturn() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: number } & Call<typeof returnDeskApi.decide>['body']) =>
      call(returnDeskApi.decide, { params: { id }, body }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['desk'] }),
  })
}
