import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { lettersApi, type LetterTemplates } from '@vitrina/contract/content/letters'
import type { LetterTemplate } from '@vitrina/contract/content/letter-templates.rules'
import type { Language } from '@vitrina/contract/languages'
import { call } from '#api/call.ts'

const KEY = 'letters'
type Draft = { language: Language; text: LetterTemplate }

export const lettersQuery = queryOptions({
  queryKey: [KEY, 'list'],
  queryFn: ({ signal }) => call(lettersApi.list, {}, { signal }),
  staleTime: 0,
})

export const letterQuery = (name: string) =>
  queryOptions({
    queryKey: [KEY, 'letter', name],
    queryFn: ({ signal }) => call(lettersApi.read, { params: { name } }, { signal }),
    staleTime: 0,
  })

export const letterPreviewQuery = (name: string, draft: Draft) =>
  queryOptions({
    queryKey: [KEY, 'preview', name, draft],
    queryFn: ({ signal }) => call(lettersApi.preview, { params: { name }, body: draft }, { signal }),
    placeholderData: (previous) => previous,
    gcTime: 0,
  })

function useLetterMutation<V, A>(run: (given: V) => Promise<A>) {
  const queries = useQueryClient()
  return useMutation({ mutationFn: run, onSuccess: () => void queries.invalidateQueries({ queryKey: [KEY] }) })
}

export const useSaveLetter = (name: string) =>
  useLetterMutation((body: { version: number; texts: LetterTemplates }) => call(lettersApi.save, { params: { name }, body }))
export const useResetLetter = (name: string) => useLetterMutation(() => call(lettersApi.reset, { params: { name } }))
export const useSendTestLetter = (name: string) =>
  useMutation({ mutationFn: (body: Draft) => call(lettersApi.sendTest, { params: { name }, body }) })
