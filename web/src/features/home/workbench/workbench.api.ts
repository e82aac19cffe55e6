import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { namedCartsApi } from '@vitrina/contract/cart/named-carts'
import { workbenchApi } from '@vitrina/contract/workbench/workbench'
import { call } from '#api/call.ts'

/** The seller and colleagues change it meanwhile. */
const live = { staleTime: 0, refetchOnWindowFocus: true } as const

export const workbenchQuery = queryOptions({
  queryKey: ['workbench', 'all'],
  queryFn: ({ signal }) => call(workbenchApi.read, {}, { signal }),
  ...live,
})

export const frequentProductsQuery = queryOptions({
  queryKey: ['workbench', 'products'],
  queryFn: ({ signal }) => call(workbenchApi.frequentProducts, {}, { signal }),
})

/** Asked again with every version of the cart. */
export const cartDayQuery = (version: number) =>
  queryOptions({
    queryKey: ['workbench', 'cart-day', version],
    queryFn: ({ signal }) => call(workbenchApi.cartDay, {}, { signal }),
    placeholderData: keepPreviousData,
  })

/** Makes one of the buyer's carts the active one. */
export function useActivateCart() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(namedCartsApi.activate, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['cart'] }),
  })
}
