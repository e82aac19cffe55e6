import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type DictionaryEntry, type DictionaryShow, searchDictionaryApi } from '@vitrina/contract/catalogue/search-dictionary'
import { searchQueriesApi, type SearchQueryShow } from '@vitrina/contract/catalogue/search-queries'
import { call } from '#api/call.ts'
import { useIdempotentAttempts } from '#api/idempotent-attempts.ts'

const PAGE_SIZE = 50

export const wordsQuery = ({ show, page, q }: { show: DictionaryShow; page: number; q: string }) =>
  queryOptions({
    queryKey: ['search-dictionary', { show, page, q }],
    queryFn: ({ signal }) => call(searchDictionaryApi.list, { query: { show, page, search: q, pageSize: PAGE_SIZE } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const searchQueriesQuery = ({ show, page, days }: { show: SearchQueryShow; page: number; days: number }) =>
  queryOptions({
    queryKey: ['search-dictionary', 'queries', { show, page, days }],
    queryFn: ({ signal }) => call(searchQueriesApi.list, { query: { show, page, days, pageSize: PAGE_SIZE } }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Lists that were found by the old meaning are not shown again. */
function useRefresh() {
  const queries = useQueryClient()
  return () => Promise.all([['search-dictionary'], ['catalogue']].map((queryKey) => queries.invalidateQueries({ queryKey })))
}

type NewWord = Pick<DictionaryEntry, 'says' | 'means'>

export function useAddWord() {
  const attempts = useIdempotentAttempts()
  return useMutation({
    mutationFn: (body: NewWord) => attempts.once(body, (idempotencyKey) => call(searchDictionaryApi.create, { body }, { idempotencyKey })),
    onSuccess: useRefresh(),
  })
}

export const useChangeWord = () =>
  useMutation({
    mutationFn: ({ key, means, isOff }: Pick<DictionaryEntry, 'key' | 'means' | 'isOff'>) =>
      call(searchDictionaryApi.update, { params: { key }, body: { means, isOff } }),
    onSuccess: useRefresh(),
  })

export const useRestoreWord = () =>
  useMutation({ mutationFn: (key: string) => call(searchDictionaryApi.restore, { params: { key } }), onSuccess: useRefresh() })

export const useRemoveWord = () =>
  useMutation({ mutationFn: (key: string) => call(searchDictionaryApi.remove, { params: { key } }), onSuccess: useRefresh() })
