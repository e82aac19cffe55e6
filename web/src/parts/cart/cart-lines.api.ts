import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cartApi } from '@vitrina/contract/cart/cart'
import { MAX_CART_ITEMS } from '@vitrina/contract/cart/cart.rules'
import { call } from '#api/call.ts'

/** As many as one call accepts. */
export const toBatches = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / MAX_CART_ITEMS) }, (_, i) => all.slice(i * MAX_CART_ITEMS, (i + 1) * MAX_CART_ITEMS))

/** Brings deleted or replaced lines back. */
export function useRestoreLines() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (tokens: string[]) => {
      for (const deletionToken of tokens) await call(cartApi.restore, { body: { deletionToken } })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['cart'] }),
  })
}
