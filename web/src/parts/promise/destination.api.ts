import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type DestinationChoice, destinationApi } from '@vitrina/contract/promise/destination'
import { call } from '#api/call.ts'
import { markOwnView } from '#lib/own-view.ts'

const KEY = 'destination'

/** Where the buyer gets goods, and what else can be chosen. */
export const destinationQuery = queryOptions({
  queryKey: [KEY],
  queryFn: ({ signal }) => call(destinationApi.read, {}, { signal }),
  staleTime: 60_000,
})

/** The day goods are needed on; null: as soon as possible, or not known yet. The header asks for it. */
export const useNeededOn = (): string | null => useQuery({ ...destinationQuery, enabled: false }).data?.chosen?.neededOn ?? null

/** Every day on every screen follows the destination, so all of them are asked for anew. */
export function useChooseDestination() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: DestinationChoice) => call(destinationApi.choose, { body }),
    onSuccess: (chosen) => {
      markOwnView()
      queries.setQueryData(destinationQuery.queryKey, chosen)
      return queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEY })
    },
  })
}
