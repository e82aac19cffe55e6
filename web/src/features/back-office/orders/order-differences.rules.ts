import type { OrderItem } from '@vitrina/contract/orders/order-parts'
import type { Order } from '@vitrina/contract/orders/orders'
import { expectedOn } from '@vitrina/contract/promise/promise.rules'
import { subtractAmounts } from '@vitrina/contract/quantity/quantity.rules'

type Seen = { order: Order; items: readonly OrderItem[] }

type Kind = 'amount' | 'price' | 'day'
/** `kind` says how the two values are read: a figure of a line, or a term of the order. */
export type OrderDifference =
  | { what: 'line'; key: string; kind: Kind; item: OrderItem; was: number | string | null; now: number | string | null }
  | { what: 'added'; key: string; item: OrderItem }
  | { what: 'removed'; key: string; item: OrderItem }
  | {
      what: 'term'
      key: string
      field: 'deliveryType' | 'place' | 'day' | 'contactName' | 'contactPhone' | 'paymentMethod'
      was: string
      now: string
    }
  | { what: 'sum'; key: string; field: 'delivery' | 'total'; was: number; now: number }

const remaining = ({ amount, cancelled }: OrderItem) => subtractAmounts(amount, cancelled)

const placeOf = ({ deliveryType, warehouse, carrier, deliveryAddress }: Order) =>
  deliveryType === 'pickup' ? (warehouse?.name ?? '') : [carrier, deliveryAddress].filter(Boolean).join(', ')

const termsOf = (order: Order) => ({
  deliveryType: order.deliveryType,
  place: placeOf(order),
  day: expectedOn(order) ?? '',
  contactName: order.contactName,
  contactPhone: order.contactPhone,
  paymentMethod: order.paymentMethod,
})

function lineDifferences(before: readonly OrderItem[], after: readonly OrderItem[]): OrderDifference[] {
  const known = new Map(before.map((item) => [item.id, item]))
  return after.flatMap((item): OrderDifference[] => {
    const was = known.get(item.id)
    const key = `line-${item.id}`
    if (!was) return remaining(item) > 0 ? [{ what: 'added', key, item }] : []
    if (remaining(was) > 0 && remaining(item) === 0) return [{ what: 'removed', key, item: was }]
    const values = [
      { kind: 'amount', was: remaining(was), now: remaining(item) },
      { kind: 'price', was: was.price, now: item.price },
      { kind: 'day', was: was.shipBy, now: item.shipBy },
    ] as const
    return values.filter((one) => one.was !== one.now).map((one) => ({ what: 'line', key: `${key}-${one.kind}`, item, ...one }))
  })
}

/** Everything that differs between two states of an order, lines first and the sum last. */
export function orderDifferences(before: Seen, after: Seen): OrderDifference[] {
  const was = termsOf(before.order)
  const now = termsOf(after.order)
  const fields = Object.keys(was) as (keyof typeof was)[]
  const terms = fields
    .filter((field) => was[field] !== now[field])
    .map((field): OrderDifference => ({ what: 'term', key: field, field, was: was[field], now: now[field] }))
  const sums = [
    { field: 'delivery', was: before.order.deliveryPrice, now: after.order.deliveryPrice },
    { field: 'total', was: before.order.total, now: after.order.total },
  ] as const
  return [
    ...lineDifferences(before.items, after.items),
    ...terms,
    ...sums.filter((one) => one.was !== one.now).map((one): OrderDifference => ({ what: 'sum', key: one.field, ...one })),
  ]
}
