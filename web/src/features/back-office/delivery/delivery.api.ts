import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Answer, Call } from '@vitrina/contract/endpoint'
import { deliveryDeskApi } from '@vitrina/contract/fulfilment/delivery-desk'
import { call } from '#api/call.ts'
import { useIdempotentAttempts } from '#api/idempotent-attempts.ts'
import type { DeliveryParams } from './delivery.params.ts'

const KEY = 'delivery-desk'

export type Delivery = Answer<typeof deliveryDeskApi.read>
export type Region = Delivery['regions'][number]
export type Warehouse = Delivery['warehouses'][number]
export type Route = Delivery['routes'][number]
export type Transfer = Delivery['transfers'][number]
export type RegionBody = Call<typeof deliveryDeskApi.addRegion>['body']
export type WarehouseBody = Call<typeof deliveryDeskApi.addWarehouse>['body']
export type RouteBody = Call<typeof deliveryDeskApi.addRoute>['body']
export type TransferBody = Call<typeof deliveryDeskApi.setTransfer>['body']
export type Preview = Answer<typeof deliveryDeskApi.preview>
export type Question = Call<typeof deliveryDeskApi.preview>['body']['question']
export type Draft = NonNullable<Call<typeof deliveryDeskApi.preview>['body']['draft']>

export const deliveryQuery = queryOptions({
  queryKey: [KEY],
  queryFn: ({ signal }) => call(deliveryDeskApi.read, {}, { signal }),
  staleTime: 0,
})

/** Null: something is not chosen yet. */
export function questionOf({ product, amount, region, way, point }: DeliveryParams): Question | null {
  if (!product || !region || Number(amount) <= 0) return null
  const warehouseId = way === 'pickup' && point ? Number(point) : null
  return { productId: Number(product), amount: Number(amount), regionId: Number(region), deliveryType: way, warehouseId }
}

/** The present promise to a buyer; stale after a change of the network or of the stock. */
export const promiseQuery = (question: Question | null) =>
  queryOptions({
    queryKey: [KEY, 'promise', question],
    queryFn: ({ signal }) => call(deliveryDeskApi.preview, { body: { question: question as Question, draft: null } }, { signal }),
    enabled: question !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const usePreview = () =>
  useMutation({ mutationFn: (body: { question: Question; draft: Draft }) => call(deliveryDeskApi.preview, { body }) })

/** A warehouse stands in regions, routes and ways: all of it is read anew, and so is the stock, which has a column for each. */
function useDeliveryMutation<V, A>(run: (given: V, idempotencyKey: string) => Promise<A>) {
  const queries = useQueryClient()
  const attempts = useIdempotentAttempts()
  return useMutation({
    mutationFn: (given: V) => attempts.once(given, (key) => run(given, key)),
    onSuccess: () => Promise.all([KEY, 'stock-desk'].map((key) => queries.invalidateQueries({ queryKey: [key] }))),
  })
}

/** `seen`: as it was opened, saved against this version whatever is read meanwhile; null: a new one. */
type Saved<B> = { seen: { id: number; version: number } | null; body: B }

export const useSaveRegion = () =>
  useDeliveryMutation(({ seen, body }: Saved<RegionBody>, idempotencyKey) =>
    seen === null
      ? call(deliveryDeskApi.addRegion, { body }, { idempotencyKey })
      : call(deliveryDeskApi.changeRegion, { params: { id: seen.id }, body: { ...body, version: seen.version } }),
  )
export const useSaveWarehouse = () =>
  useDeliveryMutation(({ seen, body }: Saved<WarehouseBody>, idempotencyKey) =>
    seen === null
      ? call(deliveryDeskApi.addWarehouse, { body }, { idempotencyKey })
      : call(deliveryDeskApi.changeWarehouse, { params: { id: seen.id }, body: { ...body, version: seen.version } }),
  )
export const useSaveRoute = () =>
  useDeliveryMutation(({ seen, body }: Saved<RouteBody>, idempotencyKey) =>
    seen === null
      ? call(deliveryDeskApi.addRoute, { body }, { idempotencyKey })
      : call(deliveryDeskApi.changeRoute, { params: { id: seen.id }, body: { ...body, version: seen.version } }),
  )
export const useSetTransfer = () => useDeliveryMutation((body: TransferBody) => call(deliveryDeskApi.setTransfer, { body }))
