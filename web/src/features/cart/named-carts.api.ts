import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { namedCartsApi } from '@vitrina/contract/cart/named-carts'
import { call } from '#api/call.ts'

export const namedCartsQuery = queryOptions({
  queryKey: ['cart', 'named'],
  queryFn: ({ signal }) => call(namedCartsApi.list, {}, { signal }),
})

/** Each of these calls changes the active cart. */
function useCartsMutation<V>(run: (given: V) => Promise<unknown>) {
  const queries = useQueryClient()
  return useMutation({ mutationFn: run, onSettled: () => queries.invalidateQueries({ queryKey: ['cart'] }) })
}

export const useCreateCart = () =>
  useCartsMutation(({ name, key }: { name: string; key: string }) =>
    call(namedCartsApi.create, { body: { name } }, { idempotencyKey: key }),
  )
export const useRenameCart = () =>
  useCartsMutation(({ id, name }: { id: number; name: string }) => call(namedCartsApi.rename, { params: { id }, body: { name } }))
export const useActivateCart = () => useCartsMutation((id: number) => call(namedCartsApi.activate, { params: { id } }))
export const useRemoveCart = () => useCartsMutation((id: number) => call(namedCartsApi.remove, { params: { id } }))
