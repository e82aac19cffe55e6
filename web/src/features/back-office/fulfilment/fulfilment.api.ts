import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Call } from '@vitrina/contract/endpoint'
import { fulfilmentDeskApi } from '@vitrina/contract/fulfilment/fulfilment-desk'
import { useIdempotentAttempts } from '#api/idempotent-attempts.ts'
import { call } from '#api/call.ts'

/** A receipt of goods is recorded once, even if a bad network sends it twice. */
export function useReceiveGoods() {
  const queries = useQueryClient()
  const attempts = useIdempotentAttempts()
  return useMutation({
    mutationFn: (body: Call<typeof fulfilmentDeskApi.receiveGoods>['body']) =>
      attempts.once(body, (idempotencyKey) => call(fulfilmentDeskApi.receiveGoods, { body }, { idempotencyKey })),
    onSettled: () => queries.invalidateQueries({ queryKey: ['desk'] }),
  })
}
