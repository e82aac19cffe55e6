import { queryOptions } from '@tanstack/react-query'
import type { Answer } from '@vitrina/contract/endpoint'
import { deskQueueApi } from '@vitrina/contract/orders/desk-queue'
import { call } from '#api/call.ts'

export type News = Answer<typeof deskQueueApi.news>
export type NewsItem = News['items'][number]

const EVERY_MS = 30_000

/** Asked while the tab is in the background too: that is when a notice is needed. */
export const newsQuery = (after: number | undefined) =>
  queryOptions({
    queryKey: ['desk', 'news', after ?? null],
    queryFn: ({ signal }) => call(deskQueueApi.news, { query: after === undefined ? {} : { after: String(after) } }, { signal }),
    refetchInterval: EVERY_MS,
    refetchIntervalInBackground: true,
    staleTime: EVERY_MS,
    // The next question comes by itself.
    retry: false,
  })
