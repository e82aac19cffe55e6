import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Answer, Call } from '@vitrina/contract/endpoint'
import { orderChangeApi } from '@vitrina/contract/orders/order-change'
import { orderDecisionApi } from '@vitrina/contract/orders/order-decision'
import { call } from '#api/call.ts'

export type Decision = Answer<typeof orderDecisionApi.read>
export type ChangeBody = Call<typeof orderChangeApi.preview>['body']

/** Facts of an order that colleagues and the warehouse change all the time. */
export const decisionQuery = (id: number) =>
  queryOptions({
    queryKey: ['desk', 'order', id, 'decision'],
    queryFn: ({ signal }) => call(orderDecisionApi.read, { params: { id } }, { signal }),
  })

export const changeOptionsQuery = (id: number) =>
  queryOptions({
    queryKey: ['desk', 'order', id, 'change-options'],
    queryFn: ({ signal }) => call(orderChangeApi.options, { params: { id } }, { signal }),
  })

export const lineAnalogsQuery = (id: number, itemId: number) =>
  queryOptions({
    queryKey: ['desk', 'order', id, 'analogs', itemId],
    queryFn: ({ signal }) => call(orderChangeApi.analogs, { params: { id, itemId } }, { signal }),
  })

/**
 * The order as the server would leave it; a refusal is shown beside the form and not asked again. Apart from the keys of the desk:
 * saving makes those stale, and a change that is saved already would be asked about once more.
 */
export const changePreviewQuery = (id: number, body: ChangeBody) =>
  queryOptions({
    queryKey: ['order-change', id, body],
    queryFn: ({ signal }) => call(orderChangeApi.preview, { params: { id }, body }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })
