import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { catalogueApi } from '@vitrina/contract/catalogue'
import { call } from '#api/call.ts'

/** One for each key: the next one ends it, the last ones are kept for going back letter by letter. */
export const suggestQuery = (keyword: string) =>
  queryOptions({
    queryKey: ['catalogue', 'suggest', keyword],
    queryFn: async ({ signal }) => ({ keyword, ...(await call(catalogueApi.suggest, { query: { keyword } }, { signal })) }),
    // The old panel stays until the new answer is there; an emptied field has begun anew.
    placeholderData: (previous, query) => (query?.queryKey[2] ? previous : undefined),
    // A lost answer is followed by the one to the next key.
    retry: false,
    gcTime: 60_000,
  })

/** Changes with every search: what is known is shown, and asked for again. */
export const historyQuery = queryOptions({
  queryKey: ['catalogue', 'search-history'],
  queryFn: ({ signal }) => call(catalogueApi.history, {}, { signal }),
  staleTime: 0,
  retry: false,
})

export function useClearHistory() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(catalogueApi.clearHistory, {}),
    onMutate: async () => {
      await queries.cancelQueries(historyQuery)
      queries.setQueryData(historyQuery.queryKey, { items: [] })
    },
    onError: () => queries.invalidateQueries(historyQuery),
  })
}
