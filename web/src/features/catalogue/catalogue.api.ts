import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { catalogueApi, type ProductList } from '@vitrina/contract/catalogue'
import { type CatalogueInfo, siteApi } from '@vitrina/contract/site'
import { call } from '#api/call.ts'
import type { CatalogueParams } from './catalogue.params.ts'
import { searchCallOf } from './catalogue.query.ts'

export const catalogueInfoQuery = queryOptions({
  queryKey: ['catalogue', 'info'],
  // The server has filled in every default; the type of what travels cannot know.
  queryFn: ({ signal }) => call(siteApi.catalogueInfo, {}, { signal }) as Promise<CatalogueInfo>,
  staleTime: 5 * 60_000,
})

/** What was found, what for and when: the old list stays, dimmed and unchanged, until the new one is there. */
export type FoundList = ProductList & { params: CatalogueParams; foundAt: number }

export const productListQuery = (params: CatalogueParams) => {
  const query = searchCallOf(params)
  return queryOptions({
    queryKey: ['catalogue', 'list', query],
    queryFn: async ({ signal }): Promise<FoundList> => ({
      ...(await call(catalogueApi.search, { query }, { signal })),
      params,
      foundAt: Date.now(),
    }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
}

/** A page that may be wanted next; one that does not come is asked for again when it is. */
export const prefetchList = (queries: QueryClient, params: CatalogueParams): void =>
  void queries.query(productListQuery(params)).catch(() => undefined)

/** Counts do not depend on the page and the order. */
export const filtersQuery = (params: CatalogueParams) => {
  const { page: _, pageSize: __, sorting: ___, ...query } = searchCallOf(params)
  return queryOptions({
    queryKey: ['catalogue', 'filters', query],
    queryFn: ({ signal }) => call(catalogueApi.filters, { query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
}

/** Before the page itself comes to ask, which takes a router's while. */
export function askAhead(queries: QueryClient, params: CatalogueParams): void {
  prefetchList(queries, params)
  void queries.query(filtersQuery(params)).catch(() => undefined)
}
