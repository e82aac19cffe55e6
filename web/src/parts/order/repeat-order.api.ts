import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ordersApi } from '@vitrina/contract/orders/orders'
import { call } from '#api/call.ts'
import { useIdempotentAttempts } from '#api/idempotent-attempts.ts'

/** Puts its lines into the cart; the answer lists the differences. */
export function useRepeatOrder(id: number) {
  const queries = useQueryClient()
  const attempts = useIdempotentAttempts()
  return useMutation({
    mutationFn: () => attempts.once(id, (idempotencyKey) => call(ordersApi.repeat, { params: { id } }, { idempotencyKey })),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['cart'] }),
  })
}
