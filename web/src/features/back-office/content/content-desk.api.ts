import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { contentDeskApi } from '@vitrina/contract/content/content-desk'
import type { EntryBody, EntryKind } from '@vitrina/contract/content/content-entries'
import type { OrderedKind } from '@vitrina/contract/content/content-entries.rules'
import type { Language } from '@vitrina/contract/languages'
import { call } from '#api/call.ts'
import { useIdempotentAttempts } from '#api/idempotent-attempts.ts'

const KEY = 'content-desk'
/** Answers that buyers' own screens have read and that a change makes stale. */
const BUYERS_KEYS = ['home', 'content', 'feed', 'help', 'info', 'survey']

export type EntryPlace = { kind: EntryKind; id: number }

export const contentReferenceQuery = queryOptions({
  queryKey: [KEY, 'reference'],
  queryFn: ({ signal }) => call(contentDeskApi.reference, {}, { signal }),
  staleTime: 10_000,
})

export const entriesQuery = (kind: EntryKind) =>
  queryOptions({
    queryKey: [KEY, 'list', kind],
    queryFn: ({ signal }) => call(contentDeskApi.list, { params: { kind } }, { signal }),
    staleTime: 0,
  })

export const entryQuery = ({ kind, id }: EntryPlace) =>
  queryOptions({
    queryKey: [KEY, 'entry', kind, id],
    queryFn: ({ signal }) => call(contentDeskApi.read, { params: { kind, id } }, { signal }),
    staleTime: 0,
  })

export const versionsQuery = ({ kind, id }: EntryPlace, version: number) =>
  queryOptions({
    queryKey: [KEY, 'versions', kind, id, version],
    queryFn: ({ signal }) => call(contentDeskApi.versions, { params: { kind, id } }, { signal }),
    placeholderData: (previous) => previous,
  })

export const previewQuery = (body: EntryBody, language: Language) =>
  queryOptions({
    queryKey: [KEY, 'preview', language, body],
    queryFn: ({ signal }) => call(contentDeskApi.preview, { body: { body, language } }, { signal }),
    placeholderData: (previous) => previous,
    // Without a title and an address there is nothing to look at yet.
    enabled: body.title.ru.trim() !== '' && (!('slug' in body) || body.slug !== ''),
    retry: false,
    gcTime: 0,
  })

/** Lists name the feeds and states that an entry changes, and an open page of buyers shows it at once. */
function useContentMutation<V, A>(run: (given: V) => Promise<A>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: () => {
      for (const key of [KEY, ...BUYERS_KEYS]) void queries.invalidateQueries({ queryKey: [key] })
    },
  })
}

export function useAddEntry() {
  const attempts = useIdempotentAttempts()
  return useContentMutation((body: EntryBody) =>
    attempts.once(body, (idempotencyKey) => call(contentDeskApi.add, { body: { body } }, { idempotencyKey })),
  )
}

export const useSaveEntry = (params: EntryPlace) =>
  useContentMutation((body: { version: number; body: EntryBody }) => call(contentDeskApi.save, { params, body }))
export const usePublishEntry = (params: EntryPlace) =>
  useContentMutation((version: number) => call(contentDeskApi.publish, { params, body: { version } }))
export const useWithdrawEntry = (params: EntryPlace) =>
  useContentMutation((version: number) => call(contentDeskApi.withdraw, { params, body: { version } }))
export const useRestoreVersion = (params: EntryPlace) =>
  useContentMutation((body: { version: number; versionId: number }) => call(contentDeskApi.restore, { params, body }))
export const useRemoveEntry = () => useContentMutation((params: EntryPlace) => call(contentDeskApi.remove, { params }))
export const useUndeleteEntry = () => useContentMutation((params: EntryPlace) => call(contentDeskApi.undelete, { params }))
export const useOrderEntries = (kind: OrderedKind) =>
  useContentMutation((ids: number[]) => call(contentDeskApi.order, { body: { kind, ids } }))

/** No schema describes a FormData body. */
const formOf = (file: File): never => {
  const body = new FormData()
  body.set('file', file)
  return body as never
}

export const useAddContentPicture = () =>
  useMutation({ mutationFn: (file: File) => call(contentDeskApi.addPicture, { body: formOf(file) }) })
