import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Answer, Call } from '@vitrina/contract/endpoint'
import { type PaymentFileFormat, paymentDeskApi } from '@vitrina/contract/payments/payment-desk'
import { useIdempotentAttempts } from '#api/idempotent-attempts.ts'
import { call } from '#api/call.ts'
import { saveLink } from '#ui/save-link.ts'
import { type PaymentsParams, paymentsQueryOf } from './payments.params.ts'

export type WholePayment = Answer<typeof paymentDeskApi.read>
export type DeskPayment = Answer<typeof paymentDeskApi.list>['items'][number]
export type OpenInvoice = WholePayment['openInvoices'][number]

export const paymentsQuery = (params: PaymentsParams) =>
  queryOptions({
    queryKey: ['desk', 'payments', params],
    queryFn: ({ signal }) => call(paymentDeskApi.list, { query: paymentsQueryOf(params) }, { signal }),
    placeholderData: keepPreviousData,
    // Colleagues work at the same queue, and banks send payments at any hour.
    refetchInterval: 60_000,
  })

/** The payments of the filters on the screen, all pages of them. */
export const usePaymentsFile = () =>
  useMutation({
    mutationFn: ({ params, format }: { params: PaymentsParams; format: PaymentFileFormat }) => {
      const { page: _page, ...filters } = paymentsQueryOf(params)
      return call(paymentDeskApi.exportFile, { body: { ...filters, format } })
    },
    onSuccess: ({ path }) => saveLink(path),
  })

export const paymentQuery = (id: number) =>
  queryOptions({
    queryKey: ['desk', 'payment', id],
    queryFn: ({ signal }) => call(paymentDeskApi.read, { params: { id } }, { signal }),
  })

/** After any change everything shown of payments is fetched again: also when a colleague was first. */
function useRefreshPayments() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['desk'] })
}

export function useRecordPayment() {
  const attempts = useIdempotentAttempts()
  return useMutation({
    mutationFn: (body: Call<typeof paymentDeskApi.record>['body']) =>
      attempts.once(body, (idempotencyKey) => call(paymentDeskApi.record, { body }, { idempotencyKey })),
    onSettled: useRefreshPayments(),
  })
}

export function useAllocate(id: number) {
  const attempts = useIdempotentAttempts()
  return useMutation({
    mutationFn: (body: Call<typeof paymentDeskApi.allocate>['body']) =>
      attempts.once(body, (idempotencyKey) => call(paymentDeskApi.allocate, { params: { id }, body }, { idempotencyKey })),
    onSettled: useRefreshPayments(),
  })
}

export function useRefund(id: number) {
  const attempts = useIdempotentAttempts()
  return useMutation({
    mutationFn: (body: Call<typeof paymentDeskApi.refund>['body']) =>
      attempts.once(body, (idempotencyKey) => call(paymentDeskApi.refund, { params: { id }, body }, { idempotencyKey })),
    onSettled: useRefreshPayments(),
  })
}

export function usePaidBack(id: number) {
  const attempts = useIdempotentAttempts()
  return useMutation({
    mutationFn: (body: Call<typeof paymentDeskApi.paidBack>['body']) =>
      attempts.once(body, (idempotencyKey) => call(paymentDeskApi.paidBack, { params: { id }, body }, { idempotencyKey })),
    onSettled: useRefreshPayments(),
  })
}

export function useVoid(id: number) {
  const attempts = useIdempotentAttempts()
  return useMutation({
    mutationFn: (body: Call<typeof paymentDeskApi.void>['body']) =>
      attempts.once(body, (idempotencyKey) => call(paymentDeskApi.void, { params: { id }, body }, { idempotencyKey })),
    onSettled: useRefreshPayments(),
  })
}

export function useUnallocate(id: number) {
  const attempts = useIdempotentAttempts()
  return useMutation({
    mutationFn: (body: Call<typeof paymentDeskApi.unallocate>['body']) =>
      attempts.once(body, (idempotencyKey) => call(paymentDeskApi.unallocate, { params: { id }, body }, { idempotencyKey })),
    onSettled: useRefreshPayments(),
  })
}
