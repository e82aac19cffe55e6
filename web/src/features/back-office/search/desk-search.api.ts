import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Answer } from '@vitrina/contract/endpoint'
import { deskSearchApi } from '@vitrina/contract/desk-search/desk-search'
import { call } from '#api/call.ts'

export type FoundGroup = Answer<typeof deskSearchApi.find>['groups'][number]
export type Found = FoundGroup['items'][number]
/** A find with its group: ids of two groups may be alike. */
export type Find = Found & { kind: FoundGroup['kind'] }

/** Asked at every key; the question before is cancelled, and its answer shown until the next is there. */
export const deskSearchQuery = (q: string) =>
  queryOptions({
    queryKey: ['desk', 'search', q],
    queryFn: ({ signal }) => call(deskSearchApi.find, { query: { q } }, { signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    retry: false,
  })

export const findsOf = (groups: readonly FoundGroup[]): Find[] =>
  groups.flatMap(({ kind, items }) => items.map((item) => ({ ...item, kind })))
export const keyOf = ({ kind, id, companyId }: Pick<Find, 'kind' | 'id' | 'companyId'>): string => `${kind}-${id}-${companyId ?? 0}`
