import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { companiesApi } from '@vitrina/contract/companies'
import { call } from '#api/call.ts'
import { infoQuery, settingsQuery, userQuery } from '#parts/site/site.api.ts'
import { announceCompany } from './company-channel.ts'

export const companyQuery = queryOptions({
  queryKey: ['company', 'current'],
  queryFn: ({ signal }) => call(companiesApi.current, {}, { signal }),
})

/** As many as a person may have: the list is short for almost everybody, and found by name for the rest. */
const MOST_LISTED = 100

export const companiesQuery = (name: string) =>
  queryOptions({
    queryKey: ['company', 'list', name],
    queryFn: async ({ signal }) => {
      const query = { 'per-page': MOST_LISTED, ...(name && { filters: { name } }) }
      const { items, meta } = await call(companiesApi.list, { query }, { signal })
      return { items, total: meta.totalCount }
    },
    placeholderData: keepPreviousData,
  })

/** What is the same for every company, and holds the frame of the page. */
const common = new Set<unknown>([infoQuery, settingsQuery, userQuery].map(({ queryKey }) => queryKey[0]).concat('translations'))
const isCompanys = ({ queryKey }: { queryKey: readonly unknown[] }) => !common.has(queryKey[0])

/** Prices, cart, lists, the company itself: nothing of the former company stays in sight. */
export async function dropCompanyCaches(queries: QueryClient): Promise<void> {
  await queries.cancelQueries({ predicate: isCompanys })
  queries.removeQueries({ type: 'inactive', predicate: isCompanys })
  await Promise.all([queries.query({ ...userQuery, staleTime: 0 }), queries.resetQueries({ predicate: isCompanys })])
}

/** This tab and all others of the store show the other company from now on. */
export async function changeCompany(queries: QueryClient): Promise<void> {
  announceCompany()
  await dropCompanyCaches(queries)
}

export function useChooseCompany() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(companiesApi.choose, { body: { id } }),
    onSuccess: () => changeCompany(queries),
  })
}
