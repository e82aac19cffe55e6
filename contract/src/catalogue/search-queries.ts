import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { pageMeta, pageNumber, pageSize } from '../paging.ts'

/** `nothing`: nothing was found; `unused`: goods were found, none was opened or put into the cart. */
export const searchQueryShows = ['nothing', 'unused'] as const
export type SearchQueryShow = (typeof searchQueryShows)[number]

/** Searches are kept for half a year. */
export const MAX_SEARCH_QUERY_DAYS = 180

/** A search without a useful result, all its spellings together and without the people who made it. */
export const searchQueryGroup = z.object({
  /** As it was typed the last time. */
  text: z.string(),
  searchCount: z.number(),
  viewerCount: z.number(),
  lastAt: z.iso.datetime(),
  /** Found the last time. */
  totalCount: z.number(),
  /** The meaning the words were given the last time: «Розетки · 16 А»; empty when none was found. */
  understood: z.string(),
  isInDictionary: z.boolean(),
})
export type SearchQueryGroup = z.infer<typeof searchQueryGroup>

export const searchQueriesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/search-queries',
    summary: 'Searches that found nothing, or whose results nobody wanted: candidates for the dictionary',
    policy: 'staff',
    permission: 'search',
    query: z.object({
      show: z.enum(searchQueryShows).default('nothing'),
      days: z.coerce.number().int().min(1).max(MAX_SEARCH_QUERY_DAYS).default(30),
      page: pageNumber,
      pageSize,
    }),
    output: z.object({ items: z.array(searchQueryGroup), meta: pageMeta }),
  }),
}
