import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Call } from '@vitrina/contract/endpoint'
import { type Order, ordersApi } from '@vitrina/contract/orders/orders'
import { returnsApi } from '@vitrina/contract/returns/returns'
import { useIdempotentAttempts } from '#api/idempotent-attempts.ts'
import { call } from '#api/call.ts'
import { type OrdersParams, ordersQueryOf } from './orders.params.ts'

export const ordersQuery = (params: OrdersParams) =>
  queryOptions({
    queryKey: ['orders', 'list', params],
    queryFn: ({ signal }) => call(ordersApi.list, { query: ordersQueryOf(params) }, { signal }),
    placeholderData: keepPreviousData,
    // The seller changes them meanwhile.
    staleTime: 10_000,
    refetchOnWindowFocus: true,
  })

const live = { staleTime: 0, refetchOnWindowFocus: true } as const

export const orderQuery = (id: number) =>
  queryOptions({
    queryKey: ['orders', id, 'order'],
    queryFn: ({ signal }) => call(ordersApi.read, { params: { id } }, { signal }),
    ...live,
  })
export const itemsQuery = (id: number) =>
  queryOptions({
    queryKey: ['orders', id, 'items'],
    queryFn: ({ signal }) => call(ordersApi.items, { params: { id } }, { signal }),
    ...live,
  })
export const orderDocumentsQuery = (id: number) =>
  queryOptions({
    queryKey: ['orders', id, 'documents'],
    queryFn: ({ signal }) => call(ordersApi.documents, { params: { id } }, { signal }),
    ...live,
  })
export const eventsQuery = (id: number) =>
  queryOptions({
    queryKey: ['orders', id, 'events'],
    queryFn: ({ signal }) => call(ordersApi.events, { params: { id } }, { signal }),
    ...live,
  })

/** A change answers with the order, which is shown at once; its lines, documents and timeline are refetched. */
function useOrderChange<T>(id: number, change: (given: T) => Promise<Order>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (order) => queries.setQueryData(orderQuery(id).queryKey, order),
    onSettled: () => {
      for (const key of ['orders', 'documents']) void queries.invalidateQueries({ queryKey: [key] })
    },
  })
}

export const useCancelOrder = (id: number) =>
  useOrderChange(id, (reason: string) => call(ordersApi.cancel, { params: { id }, body: { reason } }))
export const useApproveOrder = (id: number) => useOrderChange(id, () => call(ordersApi.approve, { params: { id } }))
export const useRejectOrder = (id: number) =>
  useOrderChange(id, (reason: string) => call(ordersApi.reject, { params: { id }, body: { reason } }))
export const useReleaseReserve = (id: number) => useOrderChange(id, () => call(ordersApi.releaseReserve, { params: { id } }))

export function useRequestReserve(id: number) {
  const attempts = useIdempotentAttempts()
  return useOrderChange(id, () => attempts.once(id, (idempotencyKey) => call(ordersApi.reserve, { params: { id } }, { idempotencyKey })))
}

export function useExtendReserve(id: number) {
  const attempts = useIdempotentAttempts()
  return useOrderChange(id, () =>
    attempts.once(id, (idempotencyKey) => call(ordersApi.extendReserve, { params: { id } }, { idempotencyKey })),
  )
}

export function useComment(id: number) {
  const queries = useQueryClient()
  const attempts = useIdempotentAttempts()
  return useMutation({
    mutationFn: (text: string) =>
      attempts.once(text, (idempotencyKey) => call(ordersApi.comment, { params: { id }, body: { text } }, { idempotencyKey })),
    onSuccess: (event) =>
      queries.setQueryData(
        eventsQuery(id).queryKey,
        (timeline) => timeline && { items: [...timeline.items.filter((one) => one.id !== event.id), event] },
      ),
  })
}

type ReturnBody = Call<typeof returnsApi.request>['body']

/** Sends the request first, then the photos one by one: a failed photo does not lose the request. */
export function useRequestReturn(id: number) {
  const queries = useQueryClient()
  const attempts = useIdempotentAttempts()
  return useMutation({
    mutationFn: async ({ body, photos }: { body: ReturnBody; photos: readonly { orderItemId: number; photo: File }[] }) => {
      const created = await attempts.once(body, (idempotencyKey) => call(returnsApi.request, { params: { id }, body }, { idempotencyKey }))
      let lost = 0
      for (const { orderItemId, photo } of photos) {
        const form = new FormData()
        form.append('orderItemId', String(orderItemId))
        form.append('photo', photo)
        await call(returnsApi.addPhoto, { params: { id, returnId: created.id }, body: form as object as { orderItemId: number } }).catch(
          () => {
            lost += 1
          },
        )
      }
      return { asked: created, lost }
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['orders'] }),
  })
}

export function useAnswerReturn(id: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ returnId, ...body }: { returnId: number; comment: string; isWithdrawn: boolean }) =>
      call(returnsApi.answer, { params: { id, returnId }, body }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['orders'] }),
  })
}

/** K-02. */
export function useExportOrders() {
  const attempts = useIdempotentAttempts()
  return useMutation({
    mutationFn: (body: Call<typeof ordersApi.exportMany>['body']) =>
      attempts.once(body, (idempotencyKey) => call(ordersApi.exportMany, { body }, { idempotencyKey })),
  })
}
