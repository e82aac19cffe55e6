import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type CustomProduct, customProductsApi } from '@vitrina/contract/catalogue/custom-products'
import type { Call } from '@vitrina/contract/endpoint'
import { useIdempotentAttempts } from '#api/idempotent-attempts.ts'
import { call } from '#api/call.ts'

type CustomProductBody = Call<typeof customProductsApi.create>['body']

const keyOf = (id: number) => ['catalogue', 'custom-product', id] as const

export const customProductQuery = (id: number) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(customProductsApi.read, { params: { id } }, { signal }),
    staleTime: 0,
  })

const LIST = ['catalogue', 'custom-products'] as const

export const customProductsQuery = (keyword: string) =>
  infiniteQueryOptions({
    queryKey: [...LIST, keyword],
    queryFn: ({ pageParam, signal }) => call(customProductsApi.list, { query: { page: pageParam, keyword } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta: { currentPage, pageCount } }) => (currentPage < pageCount ? currentPage + 1 : undefined),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

function cacheProduct(queries: QueryClient, product: CustomProduct): Promise<void> {
  queries.setQueryData(keyOf(product.id), product)
  return queries.invalidateQueries({ queryKey: LIST })
}

type Saved = { id: number | null; body: CustomProductBody; imageDeleted: boolean }

/** Creates, or updates the named one. A repeated creation makes no second product. */
export function useSaveCustomProduct() {
  const queries = useQueryClient()
  const attempts = useIdempotentAttempts()
  return useMutation({
    mutationFn: ({ id, body, imageDeleted }: Saved) =>
      id === null
        ? attempts.once(body, (idempotencyKey) => call(customProductsApi.create, { body }, { idempotencyKey }))
        : call(customProductsApi.update, { params: { id }, body: { ...body, imageDeleted } }),
    onSuccess: (product) => cacheProduct(queries, product),
  })
}

export function useUploadPhoto() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, photo }: { id: number; photo: File }) => {
      const body = new FormData()
      body.append('photo', photo)
      return call(customProductsApi.uploadPhoto, { params: { id }, body } as Call<typeof customProductsApi.uploadPhoto>)
    },
    onSuccess: (product) => cacheProduct(queries, product),
  })
}

export function useRemoveCustomProduct() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(customProductsApi.remove, { params: { id } }),
    // The cart may have contained it.
    onSuccess: () => Promise.all([LIST, ['cart']].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  })
}
