import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { comparisonApi } from '@vitrina/contract/catalogue/comparison'
import { call } from '#api/call.ts'

export const comparisonQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: ['catalogue', 'comparison', ids],
    queryFn: ({ signal }) => call(comparisonApi.read, { query: { ids: ids.join(',') } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
    enabled: ids.length > 0,
  })
