import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { call } from '#api/call.ts'

/** One request per key: the next one aborts it, recent ones are cached for deleting letter by letter. */
export const suggestQuery = (keyword: string) =>
  queryOptions({
    queryKey: ['catalogue', 'suggest', keyword],
    queryFn: async ({ signal }) => ({ keyword, ...(await call(catalogueApi.suggest, { query: { keyword } }, { signal })) }),
    // The old panel stays until the new answer; an emptied field starts anew.
    placeholderData: (previous, query) => (query?.queryKey[2] ? previous : undefined),
    // The answer to the next key replaces a lost one.
    retry: false,
    gcTime: 60_000,
  })

/** Changes with every search: the cached one is shown and refetched. */
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
