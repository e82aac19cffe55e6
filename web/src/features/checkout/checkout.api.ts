import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { cartApi } from '@vitrina/contract/cart/cart'
import type { SupplyStrategy } from '@vitrina/contract/cart/supply-plan'
import { checkoutApi, type CheckoutOptions, type PlacedOrder } from '@vitrina/contract/orders/checkout'
import type { Answer, Call } from '@vitrina/contract/endpoint'
import { ordersApi } from '@vitrina/contract/orders/orders'
import { quotesApi } from '@vitrina/contract/quotes/quotes'
import { useIdempotentAttempts } from '#api/idempotent-attempts.ts'
import { call } from '#api/call.ts'
import { logFailure } from '#lib/log.ts'
import { useAnalytics } from '#parts/analytics/use-analytics.ts'
import { pendingEdits } from '#parts/cart/pending-edits.ts'
import { useSite } from '#parts/site/use-site.ts'
import { useOrderedQuote } from './use-ordered-quote.ts'

export type OrderBody = Call<typeof checkoutApi.place>['body']

/** The goods to order: an accepted request for prices, or the ticked lines of the cart. */
type Ordered = { quoteId: number | null }

/** The form knows what it orders by an id and a version; no cart has a negative id, so their drafts do not meet. */
const asOfCart = (quoteId: number, { edition, ...options }: Answer<typeof quotesApi.checkout>): CheckoutOptions => ({
  ...options,
  cartId: -quoteId,
  cartVersion: edition,
})

function place({ quoteId }: Ordered, { cartId, cartVersion, ...wanted }: OrderBody, idempotencyKey: string) {
  if (quoteId === null) return call(checkoutApi.place, { body: { cartId, cartVersion, ...wanted } }, { idempotencyKey })
  return call(quotesApi.order, { params: { id: quoteId }, body: { ...wanted, edition: cartVersion } }, { idempotencyKey })
}

/** Prices follow the contract, by default the server's first; days follow the supply strategy. */
export const optionsQuery = ({ contractId, supply, quoteId }: Ordered & { contractId: number | null; supply: SupplyStrategy }) =>
  queryOptions({
    queryKey: ['checkout', 'options', quoteId, contractId, supply],
    queryFn: async ({ signal }): Promise<CheckoutOptions> => {
      const query = { supply, ...(contractId !== null && { contractId }) }
      if (quoteId === null) {
        await pendingEdits()
        return call(checkoutApi.options, { query }, { signal })
      }
      return asOfCart(quoteId, await call(quotesApi.checkout, { params: { id: quoteId }, query }, { signal }))
    },
    // Fetched by every visit and never in the background: the buyer orders the sum they saw.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  })

/** The names of lines that cannot be ordered as they are. */
export const linesQuery = queryOptions({
  queryKey: ['cart', 'checkout-lines'],
  queryFn: async ({ signal }) => {
    await pendingEdits()
    return call(cartApi.read, {}, { signal })
  },
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
  const quoteId = useOrderedQuote()
  return useMutation({
    mutationFn: (body: OrderBody) => attempts.once(body, (idempotencyKey) => place({ quoteId }, body, idempotencyKey)),
    onSuccess: ({ orders }) => {
      for (const key of ['cart', 'orders', 'documents', 'quotes']) void queries.invalidateQueries({ queryKey: [key] })
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
