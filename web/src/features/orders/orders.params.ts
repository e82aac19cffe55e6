import type { OrderFilters } from '@vitrina/contract/orders'
import {
  type OrderState,
  orderStates,
  type PaymentState,
  paymentStates,
  type ShippingState,
  shippingStates,
} from '@vitrina/contract/orders.rules'
import { paths } from '#lib/paths.ts'

export const scopes = ['my', 'company', 'all'] as const
export type Scope = (typeof scopes)[number]
export const payments = [...paymentStates, 'overdue'] as const
type Payment = PaymentState | 'overdue'

/** Which orders are shown; it lives in the address. */
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

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const listOf = <T extends string>(value: unknown, known: readonly T[]): T[] => {
  const asked = textOf(value).split(',')
  return known.filter((one) => asked.includes(one))
}
const numberOf = (value: unknown): string => (/^\d+(\.\d{1,2})?$/.test(textOf(value)) ? textOf(value) : '')
const dateOf = (value: unknown): string => (/^\d{4}-\d\d-\d\d$/.test(textOf(value)) ? textOf(value) : '')

/** What is typed wrongly in the address counts as not said. */
export function readOrdersParams(search: Record<string, unknown>): OrdersParams {
  const page = Number(textOf(search.page))
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    scope: scopes.find((scope) => scope === search.scope) ?? 'company',
    q: textOf(search.q),
    state: listOf(search.state, orderStates),
    shipping: listOf(search.shipping, shippingStates),
    payment: listOf(search.payment, payments),
    from: dateOf(search.from),
    to: dateOf(search.to),
    sumMin: numberOf(search.sumMin),
    sumMax: numberOf(search.sumMax),
    managerId: /^\d+$/.test(textOf(search.managerId)) ? textOf(search.managerId) : '',
  }
}

/** Defaults stay out of the URL, so one list has one address. */
export function ordersAddress(params: OrdersParams): string {
  const { page, scope, state, shipping, payment, ...plain } = params
  const said = {
    ...(scope !== 'company' && { scope }),
    ...Object.fromEntries(Object.entries(plain).filter(([, text]) => text !== '')),
    ...Object.fromEntries(
      Object.entries({ state, shipping, payment }).flatMap(([name, chosen]) => (chosen.length > 0 ? [[name, chosen.join(',')]] : [])),
    ),
    ...(page > 1 && { page: String(page) }),
  }
  const query = new URLSearchParams(said).toString().replaceAll('%2C', ',')
  return query ? `${paths.orders}?${query}` : paths.orders
}

export const noFilters = { q: '', state: [], shipping: [], payment: [], from: '', to: '', sumMin: '', sumMax: '', managerId: '' } as const

/** How many of the filters behind the button are set. */
export const filterCount = ({ state, shipping, payment, from, to, sumMin, sumMax, managerId }: OrdersParams): number =>
  [state.length, shipping.length, payment.length, from || to, sumMin || sumMax, managerId].filter(Boolean).length

export const isFiltered = (params: OrdersParams): boolean => params.q !== '' || filterCount(params) > 0

type Query = Partial<Omit<OrderFilters, 'scope' | 'q'>> & Pick<OrderFilters, 'scope' | 'q'> & { page: number }

/** As the call takes it: what was not said is not sent. */
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
