import { type PaymentQueue, paymentQueues } from '@vitrina/contract/payments/payment-desk'
import {
  type PaymentRecordState,
  paymentRecordStates,
  type PaymentInstrument,
  paymentInstruments,
} from '@vitrina/contract/payments/payments.rules'
import { dateOf, idOf, listAddress, pageOf, textOf } from '#lib/list-params.ts'
import { deskPaths } from '#lib/desk-paths.ts'

/** Filters of the payments; they live in the address. */
export type PaymentsParams = {
  show: PaymentQueue
  page: number
  q: string
  state: PaymentRecordState | ''
  method: PaymentInstrument | ''
  companyId: string
  from: string
  to: string
}

/** Unreadable parameters are ignored. */
export function readPaymentsParams(search: Record<string, unknown>): PaymentsParams {
  return {
    show: paymentQueues.find((queue) => queue === search.show) ?? 'all',
    page: pageOf(search.page),
    q: textOf(search.q).slice(0, 100),
    state: paymentRecordStates.find((state) => state === search.state) ?? '',
    method: paymentInstruments.find((way) => way === search.method) ?? '',
    companyId: idOf(search.companyId),
    from: dateOf(search.from),
    to: dateOf(search.to),
  }
}

export const paymentsAddress = ({ show, ...params }: PaymentsParams): string =>
  listAddress(deskPaths.payments, { ...(show !== 'all' && { show }), ...params })

export const noPaymentFilters = { q: '', state: '', method: '', companyId: '', from: '', to: '' } as const

/** Number of filters set besides the search text. */
export const filterCount = ({ state, method, companyId, from, to }: PaymentsParams): number =>
  [state, method, companyId, from || to].filter(Boolean).length

export const isFiltered = (params: PaymentsParams): boolean => params.q !== '' || filterCount(params) > 0

/** As the query of the call; defaults are not sent. */
export const paymentsQueryOf = ({ show, page, q, state, method, companyId, from, to }: PaymentsParams) => ({
  show,
  page,
  q,
  ...(state && { state }),
  ...(method && { method }),
  ...(companyId && { companyId: Number(companyId) }),
  ...(from && { from }),
  ...(to && { to }),
})
