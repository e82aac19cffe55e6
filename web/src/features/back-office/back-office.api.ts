import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { backOfficeApi } from '@vitrina/contract/back-office/back-office'
import { captchaApi } from '@vitrina/contract/captcha'
import { call } from '#api/call.ts'
import { beginStandIn, endStandIn, setIdentity } from '#api/session.ts'
import { deskPaths } from '#lib/desk-paths.ts'
import { paths } from '#lib/paths.ts'
import type { CustomersParams } from './customers.params.ts'

/** Approved companies by their number: names repeat. */
export const customerOfOrderQuery = (companyId: number) =>
  queryOptions({
    queryKey: ['customers', { companyId }],
    queryFn: ({ signal }) => call(backOfficeApi.customers, { query: { state: 'approved', companyId } }, { signal }),
  })

export const customersQuery = ({ page, state, search }: CustomersParams) =>
  queryOptions({
    queryKey: ['customers', { page, state, search }],
    queryFn: ({ signal }) => call(backOfficeApi.customers, { query: { page, search, ...(state && { state }) } }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Polled every minute: it changes independently of this page. */
export const captchaOutagesQuery = queryOptions({
  queryKey: ['captcha-outages'],
  queryFn: ({ signal }) => call(captchaApi.outages, {}, { signal }),
  refetchInterval: 60_000,
})

export function useApprove() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(backOfficeApi.approve, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['customers'] }),
  })
}

export function useReject() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, reason }: { id: number; reason: string }) => call(backOfficeApi.reject, { params: { id }, body: { reason } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['customers'] }),
  })
}

/** The page reloads as the buyer's: no data of the staff member stay in memory. */
export const useStandIn = () =>
  useMutation({
    mutationFn: (userId: number) => call(backOfficeApi.standIn, { body: { userId } }),
    onSuccess: ({ authToken, identityCookie }) => {
      beginStandIn(authToken)
      setIdentity(identityCookie)
      window.location.assign(paths.catalogue)
    },
  })

/** Back to one's own session, even if the server has ended the stand-in first. */
export function useStopStandIn() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      // Requests under way carry the token that ends here, and would be refused.
      await queries.cancelQueries()
      return call(backOfficeApi.stop, {})
    },
    onSettled: () => {
      endStandIn()
      window.location.assign(deskPaths.customers)
    },
  })
}
