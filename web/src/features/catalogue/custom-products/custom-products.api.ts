import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { customProductsApi } from '@vitrina/contract/custom-products'
import type { Call } from '@vitrina/contract/endpoint'
import { call } from '#api/call.ts'

type CustomProductBody = Call<typeof customProductsApi.create>['body']

const keyOf = (id: number) => ['catalogue', 'custom-product', id] as const

export const customProductQuery = (id: number) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(customProductsApi.read, { params: { id } }, { signal }),
    staleTime: 0,
  })

type Saved = { id: number | null; body: CustomProductBody; imageDeleted: boolean }

/** Creates, or changes the one named. A repeat of the same creation makes no second product. */
export function useSaveCustomProduct(idempotencyKey: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, body, imageDeleted }: Saved) =>
      id === null
        ? call(customProductsApi.create, { body }, { idempotencyKey })
        : call(customProductsApi.update, { params: { id }, body: { ...body, imageDeleted } }),
    onSuccess: (product) => queries.setQueryData(keyOf(product.id), product),
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
    onSuccess: (product) => queries.setQueryData(keyOf(product.id), product),
  })
}

export const useRemoveCustomProduct = () => useMutation({ mutationFn: (id: number) => call(customProductsApi.remove, { params: { id } }) })
