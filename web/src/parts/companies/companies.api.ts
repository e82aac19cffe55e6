import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { companiesApi } from '@vitrina/contract/companies/companies'
import { call } from '#api/call.ts'
import { dropPersonalCaches } from '#parts/site/personal-caches.ts'
import { userQuery } from '#parts/site/site.api.ts'
import { broadcastCompanyChange } from './company-channel.ts'

export const companyQuery = queryOptions({
  queryKey: ['companies', 'current'],
  queryFn: ({ signal }) => call(companiesApi.current, {}, { signal }),
})

/** The most companies a person may have: the list is short for almost everybody, and searchable for the rest. */
const MOST_LISTED = 100

export const companiesQuery = (name: string) =>
  queryOptions({
    queryKey: ['companies', 'list', name],
    queryFn: async ({ signal }) => {
      const query = { 'per-page': MOST_LISTED, ...(name && { filters: { name } }) }
      const { items, meta } = await call(companiesApi.list, { query }, { signal })
      return { items, total: meta.totalCount }
    },
    placeholderData: keepPreviousData,
  })

/** The person stays, the data are of another company. */
export async function dropCompanyCaches(queries: QueryClient): Promise<void> {
  await Promise.all([queries.query({ ...userQuery, staleTime: 0 }), dropPersonalCaches(queries)])
}

/** This tab and all other tabs switch to the other company. */
export async function changeCompany(queries: QueryClient): Promise<void> {
  broadcastCompanyChange()
  await dropCompanyCaches(queries)
}

export function useChooseCompany() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(companiesApi.choose, { body: { id } }),
    onSuccess: () => changeCompany(queries),
  })
}
