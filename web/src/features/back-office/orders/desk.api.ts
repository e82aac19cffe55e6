import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Answer, Call, Endpoint } from '@vitrina/contract/endpoint'
import { orderDeskApi } from '@vitrina/contract/orders/order-desk'
import { useIdempotentAttempts } from '#api/idempotent-attempts.ts'
import { call } from '#api/call.ts'
import { type DeskParams, deskQueryOf } from './desk.params.ts'

export const deskQuery = (params: DeskParams) =>
  queryOptions({
    queryKey: ['desk', 'orders', params],
    queryFn: ({ signal }) => call(orderDeskApi.list, { query: deskQueryOf(params) }, { signal }),
    placeholderData: keepPreviousData,
    // Colleagues work at the same queue.
    refetchInterval: 60_000,
  })

export const deskOrderQuery = (id: number) =>
  queryOptions({
    queryKey: ['desk', 'order', id],
    queryFn: ({ signal }) => call(orderDeskApi.read, { params: { id } }, { signal }),
  })

export type DeskWarehouse = Answer<typeof orderDeskApi.read>['warehouses'][number]

const steps = {
  confirm: orderDeskApi.confirm,
  decline: orderDeskApi.decline,
  release: orderDeskApi.release,
  change: orderDeskApi.change,
  changePromise: orderDeskApi.changePromise,
  cancel: orderDeskApi.cancel,
  releaseGoods: orderDeskApi.releaseGoods,
  sendTransfer: orderDeskApi.sendTransfer,
  receiveTransfer: orderDeskApi.receiveTransfer,
  assemble: orderDeskApi.assemble,
  ship: orderDeskApi.ship,
  extendPickup: orderDeskApi.extendPickup,
  takeBack: orderDeskApi.takeBack,
  deliver: orderDeskApi.deliver,
  complete: orderDeskApi.complete,
  renewInvoice: orderDeskApi.renewInvoice,
  confirmReserve: orderDeskApi.confirmReserve,
  rejectReserve: orderDeskApi.rejectReserve,
  extendReserve: orderDeskApi.extendReserve,
  releaseReserve: orderDeskApi.releaseReserve,
} as const

type StepName = keyof typeof steps
type BodyOf<E extends Endpoint> = Call<E> extends { body: infer B } ? B : never
export type DeskStep = { [A in StepName]: { action: A; body: BodyOf<(typeof steps)[A]> } }[StepName]

/** After any step everything shown of the order is fetched again: also when a colleague was first. */
export function useDeskStep(id: number) {
  const queries = useQueryClient()
  return useMutation({
    // The steps differ only in their bodies.
    mutationFn: ({ action, body }: DeskStep) => call(steps[action] as typeof orderDeskApi.confirm, { params: { id }, body }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['desk'] }),
  })
}

export function useMarkPaid(id: number) {
  const queries = useQueryClient()
  const attempts = useIdempotentAttempts()
  return useMutation({
    mutationFn: (body: Call<typeof orderDeskApi.markPaid>['body']) =>
      attempts.once(body, (idempotencyKey) => call(orderDeskApi.markPaid, { params: { id }, body }, { idempotencyKey })),
    onSettled: () => queries.invalidateQueries({ queryKey: ['desk'] }),
  })
}

export function useDeskComment(id: number) {
  const queries = useQueryClient()
  const attempts = useIdempotentAttempts()
  return useMutation({
    mutationFn: (body: Call<typeof orderDeskApi.comment>['body']) =>
      attempts.once(body, (idempotencyKey) => call(orderDeskApi.comment, { params: { id }, body }, { idempotencyKey })),
    onSettled: () => queries.invalidateQueries({ queryKey: ['desk'] }),
  })
}
