import type { OrderFilters } from '@vitrina/contract/orders/orders'
import {
  type OrderState,
  orderStates,
  type PaymentState,
  paymentStates,
  type ShippingState,
  shippingStates,
} from '@vitrina/contract/orders/orders.rules'
import { dateOf, idOf, listAddress, listOf, pageOf, sumOf, textOf } from '#lib/list-params.ts'
import { paths } from '#lib/paths.ts'

export const scopes = ['my', 'company', 'all'] as const
export type Scope = (typeof scopes)[number]
export const payments = [...paymentStates, 'overdue'] as const
type Payment = PaymentState | 'overdue'

/** Filters of the orders; they live in the address. */
export type OrdersParams = {
  page: number
  scope: Scope
  q: string
  state: OrderState[]
  shipping: ShippingState[]
  payment: Payment[]
  from: string
  to: string
  sumMin: string
  sumMax: string
  managerId: string
}

/** Unreadable parameters are ignored. */
export function readOrdersParams(search: Record<string, unknown>): OrdersParams {
  return {
    page: pageOf(search.page),
    scope: scopes.find((scope) => scope === search.scope) ?? 'company',
    q: textOf(search.q).slice(0, 200),
    state: listOf(search.state, orderStates),
    shipping: listOf(search.shipping, shippingStates),
    payment: listOf(search.payment, payments),
    from: dateOf(search.from),
    to: dateOf(search.to),
    sumMin: sumOf(search.sumMin),
    sumMax: sumOf(search.sumMax),
    managerId: idOf(search.managerId),
  }
}

export const ordersAddress = ({ scope, ...params }: OrdersParams): string =>
  listAddress(paths.orders, { scope: scope === 'company' ? '' : scope, ...params })

/** The same scope without filters. */
export const unfilteredAddress = (scope: Scope): string => ordersAddress({ ...readOrdersParams({}), scope })

/** Number of filters set behind the button. */
export const filterCount = ({ state, shipping, payment, from, to, sumMin, sumMax, managerId }: OrdersParams): number =>
  [state.length, shipping.length, payment.length, from || to, sumMin || sumMax, managerId].filter(Boolean).length

export const isFiltered = (params: OrdersParams): boolean => params.q !== '' || filterCount(params) > 0

type Query = Partial<Omit<OrderFilters, 'scope' | 'q'>> & Pick<OrderFilters, 'scope' | 'q'> & { page: number }

/** As the query of the call; defaults are not sent. */
export const ordersQueryOf = ({ page, scope, q, ...params }: OrdersParams): Query => ({
  page,
  scope,
  q,
  ...(params.state.length > 0 && { state: params.state }),
  ...(params.shipping.length > 0 && { shipping: params.shipping }),
  ...(params.payment.length > 0 && { payment: params.payment }),
  ...(params.from && { from: params.from }),
  ...(params.to && { to: params.to }),
  ...(params.sumMin && { sumMin: Number(params.sumMin) }),
  ...(params.sumMax && { sumMax: Number(params.sumMax) }),
  ...(params.managerId && { managerId: Number(params.managerId) }),
})
