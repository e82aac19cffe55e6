import { type DeskQueue, deskQueues } from '@vitrina/contract/orders/order-desk'
import { paymentStates, type PaymentState, type ShippingState, shippingStates } from '@vitrina/contract/orders/orders.rules'
import { deskPaths } from '#lib/desk-paths.ts'

const payments = [...paymentStates, 'overdue'] as const

/** Filters of the desk; they live in the address. */
export type DeskParams = {
  queue: DeskQueue
  page: number
  q: string
  isMine: boolean
  shipping: ShippingState | ''
  payment: PaymentState | 'overdue' | ''
  from: string
  to: string
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const dateOf = (value: unknown): string => (/^\d{4}-\d\d-\d\d$/.test(textOf(value)) ? textOf(value) : '')

/** Unreadable parameters are ignored. */
export function readDeskParams(search: Record<string, unknown>): DeskParams {
  const page = Number(textOf(search.page))
  return {
    queue: deskQueues.find((queue) => queue === search.queue) ?? 'all',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    q: textOf(search.q),
    isMine: search.mine === 'true',
    shipping: shippingStates.find((state) => state === search.shipping) ?? '',
    payment: payments.find((state) => state === search.payment) ?? '',
    from: dateOf(search.from),
    to: dateOf(search.to),
  }
}

/** Defaults stay out of the URL, so one list has one address. */
export function deskAddress({ queue, page, isMine, ...plain }: DeskParams): string {
  const query = new URLSearchParams({
    ...(queue !== 'all' && { queue }),
    ...Object.fromEntries(Object.entries(plain).filter(([, text]) => text !== '')),
    ...(isMine && { mine: 'true' }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return query ? `${deskPaths.orders}?${query}` : deskPaths.orders
}

export const noDeskFilters = { q: '', isMine: false, shipping: '', payment: '', from: '', to: '' } as const

export const isDeskFiltered = ({ q, isMine, shipping, payment, from, to }: DeskParams): boolean =>
  Boolean(q || isMine || shipping || payment || from || to)

/** As the query of the call; defaults are not sent. */
export const deskQueryOf = ({ queue, page, q, isMine, shipping, payment, from, to }: DeskParams) => ({
  queue,
  page,
  q,
  mine: isMine ? 'true' : 'false',
  ...(shipping && { shipping: [shipping] }),
  ...(payment && { payment: [payment] }),
  ...(from && { from }),
  ...(to && { to }),
})
