import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type PaperKind, type Papers, papersApi } from '@vitrina/contract/content/papers'
import { call } from '#api/call.ts'

export const papersQuery = queryOptions({
  queryKey: ['papers'],
  queryFn: ({ signal }) => call(papersApi.read, {}, { signal }),
  staleTime: 0,
})

export function useSavePapers() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { version: number; papers: Papers }) => call(papersApi.save, { body }),
    onSuccess: (saved) => queries.setQueryData(papersQuery.queryKey, saved),
  })
}

export const usePreviewPapers = () =>
  useMutation({ mutationFn: (body: { papers: Papers; kind: PaperKind }) => call(papersApi.preview, { body }) })
