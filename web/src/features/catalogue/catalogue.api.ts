import { hashKey, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { catalogueApi, type ProductList } from '@vitrina/contract/catalogue/catalogue'
import { type CatalogueInfo, siteApi } from '@vitrina/contract/site/site'
import { ApiError } from '#api/api-error.ts'
import { call } from '#api/call.ts'
import type { CatalogueParams } from './catalogue.params.ts'
import { countCallOf, searchCallOf } from './catalogue.query.ts'

/** Specification §7: repeated without authorization after a 401, as an ended session must not hide the catalogue. */
export async function fetchCatalogueInfo(signal: AbortSignal): Promise<CatalogueInfo> {
  const request = (asGuest: boolean) =>
    // The server has filled in every default, which the wire type does not show.
    call(siteApi.catalogueInfo, {}, { signal, asGuest }) as Promise<CatalogueInfo>
  try {
    return await request(false)
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return request(true)
    throw error
  }
}

export const catalogueInfoQuery = queryOptions({
  queryKey: ['catalogue', 'info'],
  queryFn: ({ signal }) => fetchCatalogueInfo(signal),
  staleTime: 5 * 60_000,
})

/** A list with its parameters and time: the old one stays, dimmed, until the new one is there. */
export type FoundList = ProductList & { params: CatalogueParams; foundAt: number }

/** Many parts of the page use the same query: it is built once per parameters. */
export function memoizeByParams<Q>(build: (params: CatalogueParams) => Q): (params: CatalogueParams) => Q {
  const memo = new WeakMap<CatalogueParams, Q>()
  return (params) => {
    const known = memo.get(params) ?? build(params)
    memo.set(params, known)
    return known
  }
}

export const productListQuery = memoizeByParams((params) => {
  const query = searchCallOf(params)
  const queryKey = ['catalogue', 'list', query] as const
  return queryOptions({
    queryKey,
    queryHash: hashKey(queryKey),
    queryFn: async ({ signal }): Promise<FoundList> => ({
      ...(await call(catalogueApi.search, { query }, { signal })),
      params,
      foundAt: Date.now(),
    }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
})

/** The same list with the reasons of its order, for the seller's staff. */
export const explainedListQuery = (params: CatalogueParams) => {
  const query = { ...searchCallOf(params), explain: true }
  return queryOptions({
    queryKey: ['catalogue', 'explained', query],
    queryFn: ({ signal }) => call(catalogueApi.search, { query }, { signal }),
    staleTime: 5_000,
  })
}

/** Prefetches a likely next page; if it fails, it is fetched when needed. */
export const prefetchList = (queries: QueryClient, params: CatalogueParams): void =>
  void queries.query(productListQuery(params)).catch(() => undefined)

/** Counts do not depend on the page and the order. */
export const filtersQuery = memoizeByParams((params) => {
  const query = countCallOf(params)
  const queryKey = ['catalogue', 'filters', query] as const
  return queryOptions({
    queryKey,
    queryHash: hashKey(queryKey),
    queryFn: ({ signal }) => call(catalogueApi.filters, { query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
})

/** Earlier than the page itself, which waits for the router. */
export function prefetchCatalogue(queries: QueryClient, params: CatalogueParams): void {
  prefetchList(queries, params)
  void queries.query(filtersQuery(params)).catch(() => undefined)
}
