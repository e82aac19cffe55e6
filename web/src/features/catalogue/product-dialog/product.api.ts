import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { analogsApi } from '@vitrina/contract/catalogue/analogs'
import { pricesApi } from '@vitrina/contract/prices/prices'
import { productApi } from '@vitrina/contract/catalogue/product'
import { call } from '#api/call.ts'
import { cameWithPage } from '#api/page-answers.ts'

/** Search log entry the product was found by. */
export type FoundAt = { searchLogUuid: string; searchLogProductPosition: number }

/**
 * never cached, and so never prefetched: each read counts as an opening in the search log.
 * The old product stays until the new one is there. A refetch of the same product does not count again.
 */
export const productQuery = (id: number, foundAt: FoundAt | null) =>
  queryOptions({
    queryKey: ['catalogue', 'product', id],
    queryFn: ({ signal, client, queryKey }) => {
      const isFirst = client.getQueryData(queryKey) === undefined
      return call(productApi.read, { params: { id }, query: isFirst && foundAt ? { additionalFields: foundAt } : {} }, { signal })
    },
    // One drawn by the server with the page is here already.
    staleTime: ({ queryHash }) => (cameWithPage(queryHash) ? 30_000 : 0),
    gcTime: 0,
    placeholderData: keepPreviousData,
  })

/** For a page drawn on the server: kept as long as it is drawn, though nobody watches it there. */
export async function fetchProductOfPage(queries: QueryClient, id: number): Promise<void> {
  const product = await call(productApi.read, { params: { id }, query: {} })
  queries.setQueryData(productQuery(id, null).queryKey, product)
}

export const explanationQuery = ({ id, amount }: { id: number; amount: number }) =>
  queryOptions({
    queryKey: ['catalogue', 'price', id, amount],
    queryFn: ({ signal }) => call(pricesApi.explain, { params: { id }, query: { amount } }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Asked for beside the product: finding them takes longer than reading it. */
export const analogsQuery = (id: number) =>
  queryOptions({
    queryKey: ['catalogue', 'analogs', id],
    queryFn: async ({ signal }) => (await call(analogsApi.list, { params: { id }, query: {} }, { signal })).items,
    staleTime: 0,
    gcTime: 0,
  })
