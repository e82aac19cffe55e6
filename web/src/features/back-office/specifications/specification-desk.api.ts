import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { specificationDeskApi } from '@vitrina/contract/specifications/specification-desk'
import { call } from '#api/call.ts'
import { useIdempotentAttempts } from '#api/idempotent-attempts.ts'

const KEY = 'specification-desk'

export const questionsQuery = (state: 'open' | 'answered', page: number) =>
  queryOptions({
    queryKey: [KEY, 'questions', state, page],
    queryFn: ({ signal }) => call(specificationDeskApi.questions, { query: { state, page } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    refetchOnWindowFocus: true,
  })

export const recommendedQuery = (keyword: string, page: number) =>
  queryOptions({
    queryKey: [KEY, 'recommended', keyword, page],
    queryFn: ({ signal }) => call(specificationDeskApi.list, { query: { keyword, page } }, { signal }),
    placeholderData: keepPreviousData,
  })

function useDeskMutation<V, A>(run: (given: V) => Promise<A>) {
  const queries = useQueryClient()
  return useMutation({ mutationFn: run, onSettled: () => void queries.invalidateQueries({ queryKey: [KEY] }) })
}

type Answer = { specificationId: number; lineId: string; productId?: number; answer?: string }
export const useAnswer = () =>
  useDeskMutation(({ specificationId, ...body }: Answer) =>
    call(specificationDeskApi.answer, { params: { id: specificationId, lineId: body.lineId }, body }),
  )

export function useCreateRecommended() {
  const attempts = useIdempotentAttempts()
  return useDeskMutation((name: string) =>
    attempts.once(name, (idempotencyKey) => call(specificationDeskApi.create, { body: { name } }, { idempotencyKey })),
  )
}
export const usePublish = () =>
  useDeskMutation(({ id, isPublished }: { id: number; isPublished: boolean }) =>
    call(isPublished ? specificationDeskApi.publish : specificationDeskApi.unpublish, { params: { id } }),
  )
export const useRemoveRecommended = () => useDeskMutation((id: number) => call(specificationDeskApi.remove, { params: { id } }))
