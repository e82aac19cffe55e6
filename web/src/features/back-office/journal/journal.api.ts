import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query'
import { journalApi } from '@vitrina/contract/journal/journal'
import { call } from '#api/call.ts'
import { type JournalParams, journalFilters } from './journal.params.ts'

export const journalQuery = (params: JournalParams) =>
  infiniteQueryOptions({
    queryKey: ['back-office', 'journal', params],
    queryFn: ({ pageParam, signal }) =>
      call(journalApi.list, { query: { ...journalFilters(params), ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // Somebody may be at work right now.
    staleTime: 0,
  })

export const journalOptionsQuery = queryOptions({
  queryKey: ['back-office', 'journal-options'],
  queryFn: ({ signal }) => call(journalApi.options, {}, { signal }),
  staleTime: 5 * 60_000,
})

export const useExportJournal = () =>
  useMutation({ mutationFn: (params: JournalParams) => call(journalApi.exportFile, { body: journalFilters(params) }) })
