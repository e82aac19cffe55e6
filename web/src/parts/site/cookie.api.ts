import { queryOptions } from '@tanstack/react-query'
import { siteApi } from '@vitrina/contract/site/site'
import { call } from '#api/call.ts'

/** Specification §9: three retries; the answer changes only by the person's own click. */
export const cookieQuery = queryOptions({
  queryKey: ['cookie'],
  queryFn: ({ signal }) => call(siteApi.checkCookie, {}, { signal }),
  retry: 3,
  refetchOnWindowFocus: false,
  staleTime: Number.POSITIVE_INFINITY,
})
