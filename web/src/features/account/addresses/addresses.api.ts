import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type DeliveryAddressInput, deliveryAddressesApi } from '@vitrina/contract/account/delivery-addresses'
import { directoryApi } from '@vitrina/contract/directory/directory'
import { useIdempotentAttempts } from '#api/idempotent-attempts.ts'
import { call } from '#api/call.ts'
import type { AddressesParams } from './addresses.params.ts'

const KEY = ['account', 'addresses']

export const addressesQuery = (params: AddressesParams) =>
  queryOptions({
    queryKey: [...KEY, params],
    queryFn: ({ signal }) => call(deliveryAddressesApi.list, { query: params }, { signal }),
    placeholderData: (previous) => previous,
  })

function useAddressChange<T, A>(change: (given: T) => Promise<A>) {
  const queries = useQueryClient()
  return useMutation({ mutationFn: change, onSuccess: () => queries.invalidateQueries({ queryKey: KEY }) })
}

export function useSaveAddress() {
  const attempts = useIdempotentAttempts()
  return useAddressChange(({ id, body }: { id: number | null; body: DeliveryAddressInput }) =>
    id === null
      ? attempts.once(body, (idempotencyKey) => call(deliveryAddressesApi.create, { body }, { idempotencyKey }))
      : call(deliveryAddressesApi.update, { params: { id }, body }),
  )
}

export const useRemoveAddress = () => useAddressChange((id: number) => call(deliveryAddressesApi.remove, { params: { id } }))
export const useRestoreAddress = () => useAddressChange((id: number) => call(deliveryAddressesApi.restore, { params: { id } }))

const SHORTEST = 3

export const addressHintsQuery = (keyword: string) =>
  queryOptions({
    queryKey: ['directory', 'address', keyword],
    queryFn: ({ signal }) => call(directoryApi.suggestAddress, { query: { keyword } }, { signal }),
    enabled: keyword.trim().length >= SHORTEST,
    staleTime: 5 * 60_000,
    // Suggestions are only a help: without them the user types on.
    retry: false,
  })
