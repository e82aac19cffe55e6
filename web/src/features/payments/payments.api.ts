import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { clubApi } from '@vitrina/contract/club/club'
import { documentsApi } from '@vitrina/contract/documents/documents'
import type { Answer, Call } from '@vitrina/contract/endpoint'
import { paymentCardsApi } from '@vitrina/contract/account/payment-cards'
import { paymentsApi } from '@vitrina/contract/payments/payments'
import { useIdempotentAttempts } from '#api/idempotent-attempts.ts'
import { call } from '#api/call.ts'
import { isOver } from './payment-state.rules.ts'

export type ShownPayment = Answer<typeof paymentsApi.read>

const POLL_INTERVAL_MS = 2500

export const documentQuery = (id: number) =>
  queryOptions({
    queryKey: ['documents', id],
    queryFn: ({ signal }) => call(documentsApi.read, { params: { id } }, { signal }),
    staleTime: 0,
  })

/** Polled until it is final, also through a network failure. */
export const paymentQuery = (id: number) =>
  queryOptions({
    queryKey: ['payments', id],
    queryFn: ({ signal }) => call(paymentsApi.read, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data && isOver(state.data.state) ? false : POLL_INTERVAL_MS),
    // The payer may be in the bank's app meanwhile.
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
    retry: false,
    staleTime: 0,
  })

export const cardsQuery = queryOptions({
  queryKey: ['account', 'cards'],
  queryFn: ({ signal }) => call(paymentCardsApi.list, {}, { signal }),
})

export function useStartPayment() {
  const queries = useQueryClient()
  const attempts = useIdempotentAttempts()
  return useMutation({
    mutationFn: (body: Call<typeof paymentsApi.start>['body']) =>
      attempts.once(body, (idempotencyKey) => call(paymentsApi.start, { body }, { idempotencyKey })),
    onSuccess: (payment) => queries.setQueryData(paymentQuery(payment.id).queryKey, payment),
  })
}

export function useCancelPayment() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(paymentsApi.cancel, { params: { id } }),
    onSuccess: (payment) => queries.setQueryData(paymentQuery(payment.id).queryKey, payment),
    // It may have been paid at this very moment.
    onError: (_, id) => queries.invalidateQueries({ queryKey: paymentQuery(id).queryKey }),
  })
}

/** How much of an invoice points may pay now. */
export const pointsQuery = (documentId: number) =>
  queryOptions({
    queryKey: ['documents', documentId, 'points'],
    queryFn: ({ signal }) => call(clubApi.payable, { params: { id: documentId } }, { signal }),
    staleTime: 0,
    retry: false,
  })

export function usePayWithPoints(documentId: number, onPaid: (points: number) => void) {
  const queries = useQueryClient()
  const attempts = useIdempotentAttempts()
  return useMutation({
    mutationFn: (points: number) =>
      attempts.once({ documentId, points }, (idempotencyKey) =>
        call(clubApi.pay, { params: { id: documentId }, body: { points } }, { idempotencyKey }),
      ),
    // The invoice, its order and the balance follow; the form may be gone by then, so the payer hears of it here.
    onSuccess: (_, points) => {
      onPaid(points)
      return Promise.all(['documents', 'orders', 'club', 'account'].map((key) => queries.invalidateQueries({ queryKey: [key] })))
    },
  })
}
