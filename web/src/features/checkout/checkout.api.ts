import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { cartApi } from '@vitrina/contract/cart/cart'
import type { SupplyStrategy } from '@vitrina/contract/cart/supply-plan'
import { checkoutApi, type PlacedOrder } from '@vitrina/contract/orders/checkout'
import type { Call } from '@vitrina/contract/endpoint'
import { ordersApi } from '@vitrina/contract/orders/orders'
import { useIdempotentAttempts } from '#api/idempotent-attempts.ts'
import { call } from '#api/call.ts'
import { logFailure } from '#lib/log.ts'
import { useAnalytics } from '#parts/analytics/use-analytics.ts'
import { useSite } from '#parts/site/use-site.ts'

export type OrderBody = Call<typeof checkoutApi.place>['body']

/** Prices follow the contract, by default the server's first; days follow the supply strategy. */
export const optionsQuery = ({ contractId, supply }: { contractId: number | null; supply: SupplyStrategy }) =>
  queryOptions({
    queryKey: ['checkout', 'options', contractId, supply],
    queryFn: ({ signal }) => call(checkoutApi.options, { query: { supply, ...(contractId !== null && { contractId }) } }, { signal }),
    // Fetched by every visit and never in the background: the buyer orders the sum they saw.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  })

/** The names of lines that cannot be ordered as they are. */
export const linesQuery = queryOptions({
  queryKey: ['cart', 'checkout-lines'],
  queryFn: ({ signal }) => call(cartApi.read, {}, { signal }),
  staleTime: 0,
})

/** each placed order is reported once, with its items. */
function useTrackOrders() {
  const track = useAnalytics()
  const { isPositionsInOrder } = useSite().settings
  return async (orders: readonly PlacedOrder[]): Promise<void> => {
    if (!track) return
    for (const { id } of orders) {
      const { items } = isPositionsInOrder ? await call(ordersApi.items, { params: { id } }, { inBackground: true }) : { items: [] }
      const bought = items.flatMap(({ productId, price, amount }) =>
        productId === null || price === null ? [] : [{ product: productId, price, amount }],
      )
      track({ type: 'ORDER_SUCCESS', data: { orderId: id, items: bought } })
    }
  }
}

export function usePlaceOrder() {
  const queries = useQueryClient()
  const attempts = useIdempotentAttempts()
  const trackOrders = useTrackOrders()
  return useMutation({
    mutationFn: (body: OrderBody) => attempts.once(body, (idempotencyKey) => call(checkoutApi.place, { body }, { idempotencyKey })),
    onSuccess: ({ orders }) => {
      for (const key of ['cart', 'orders', 'documents']) void queries.invalidateQueries({ queryKey: [key] })
      trackOrders(orders).catch((error: unknown) => logFailure('An order was not reported to analytics.', error))
    },
  })
}

/** Attaches the buyer's own document to each order made of one cart. */
export const useAttachFile = () =>
  useMutation({
    mutationFn: async ({ file, orders }: { file: File; orders: readonly PlacedOrder[] }) => {
      for (const { id } of orders) {
        const body = new FormData()
        body.append('file', file)
        // No schema describes a FormData body.
        await call(checkoutApi.attach, { params: { id }, body } as { params: { id: number } })
      }
    },
  })
