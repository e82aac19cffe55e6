import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { unmatchedTextsApi } from '@vitrina/contract/list-import/unmatched-texts'
import { call } from '#api/call.ts'
import type { UnmatchedParams } from './unmatched-lines.params.ts'

const PAGE_SIZE = 30

export const unmatchedQuery = ({ state, page, q }: UnmatchedParams) =>
  queryOptions({
    queryKey: ['unmatched-texts', { state, page, q }],
    queryFn: ({ signal }) => call(unmatchedTextsApi.list, { query: { state, page, search: q, pageSize: PAGE_SIZE } }, { signal }),
    placeholderData: keepPreviousData,
  })

function useRefresh() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['unmatched-texts'] })
}

export const useAnswerText = () =>
  useMutation({
    mutationFn: ({ id, productId }: { id: number; productId: number | null }) =>
      call(unmatchedTextsApi.answer, { params: { id }, body: { productId } }),
    onSuccess: useRefresh(),
  })

export const useReopenText = () =>
  useMutation({ mutationFn: (id: number) => call(unmatchedTextsApi.reopen, { params: { id } }), onSuccess: useRefresh() })
