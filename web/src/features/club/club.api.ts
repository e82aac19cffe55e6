import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { clubApi } from '@vitrina/contract/club/club'
import { documentsApi } from '@vitrina/contract/documents/documents'
import type { Answer, Call } from '@vitrina/contract/endpoint'
import { call } from '#api/call.ts'
import { useIdempotentAttempts } from '#api/idempotent-attempts.ts'

const KEY = 'club'

export type ShownClub = Answer<typeof clubApi.read>
export type ShownReward = Answer<typeof clubApi.rewards>['items'][number]
export type ShownRewardOrder = Answer<typeof clubApi.rewardOrders>['items'][number]
export type ShownEntry = Answer<typeof clubApi.entries>['items'][number]

export const clubQuery = queryOptions({
  queryKey: [KEY, 'overview'],
  queryFn: ({ signal }) => call(clubApi.read, {}, { signal }),
  // Points move with orders and payments on other pages.
  staleTime: 0,
})

export const entriesQuery = (page: number) =>
  queryOptions({
    queryKey: [KEY, 'entries', page],
    queryFn: ({ signal }) => call(clubApi.entries, { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const rewardsQuery = queryOptions({
  queryKey: [KEY, 'rewards'],
  queryFn: ({ signal }) => call(clubApi.rewards, {}, { signal }),
})

export const rewardOrdersQuery = (page: number) =>
  queryOptions({
    queryKey: [KEY, 'reward-orders', page],
    queryFn: ({ signal }) => call(clubApi.rewardOrders, { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Invoices a discount may be for. */
export const openInvoicesQuery = queryOptions({
  queryKey: [KEY, 'open-invoices'],
  queryFn: ({ signal }) =>
    call(documentsApi.list, { query: { type: 'invoice', state: 'awaiting,partially_paid,overdue', 'per-page': 100 } }, { signal }),
  staleTime: 0,
})

const useRefresh = () => {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: [KEY] })
}

export function useJoin() {
  const attempts = useIdempotentAttempts()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: () => attempts.once('join', (idempotencyKey) => call(clubApi.join, { body: { isAgreed: true } }, { idempotencyKey })),
    onSuccess: refresh,
  })
}

export function useOrderReward() {
  const attempts = useIdempotentAttempts()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: number } & Call<typeof clubApi.orderReward>['body']) =>
      attempts.once({ id, ...body }, (idempotencyKey) => call(clubApi.orderReward, { params: { id }, body }, { idempotencyKey })),
    onSettled: refresh,
  })
}

export function useTakeBack() {
  const refresh = useRefresh()
  return useMutation({ mutationFn: (id: number) => call(clubApi.takeBack, { params: { id } }), onSettled: refresh })
}
