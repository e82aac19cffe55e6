import type { ToldTerm } from '@vitrina/contract/orders/changed-terms.rules'
import { expectedOn } from '@vitrina/contract/promise/promise.rules'
import { exactAmount } from '@vitrina/contract/quantity/quantity.rules'
import type { AddedLine } from './add-lines.ts'
import type { LineChange } from './line-changes.ts'

/** Changed lines for the timeline: amounts and prices in kopecks before and after; a new line had nothing. */
export const toldLines = (changes: readonly LineChange[], added: readonly AddedLine[]) => [
  ...changes.map(({ line, newAmount, price }) => ({
    lineNo: line.lineNo,
    article: line.article,
    amount: [exactAmount(line.amount - line.cancelled), newAmount],
    price: [line.price, price],
  })),
  ...added.map(({ lineNo, article, amount, price }) => ({ lineNo, article, amount: [0, amount], price: [null, price] })),
]

type Terms = {
  deliveryType: string
  warehouseId: number | null
  deliveryAddress: string
  carrier: string
  contactName: string
  contactPhone: string
  paymentMethod: string
  desiredOn: string | null
  promisedOn: string | null
}

const placeOf = ({ deliveryType, warehouseId, deliveryAddress, carrier }: Terms, warehouses: ReadonlyMap<number, string>) =>
  deliveryType === 'pickup' ? (warehouses.get(warehouseId ?? 0) ?? '') : [carrier, deliveryAddress].filter(Boolean).join(', ')

/** Changed terms for the timeline, each before and after. */
export function toldTerms(before: Terms, after: Terms, warehouses: ReadonlyMap<number, string>): ToldTerm[] {
  const all: ToldTerm[] = [
    { field: 'deliveryType', was: before.deliveryType, now: after.deliveryType },
    { field: 'place', was: placeOf(before, warehouses), now: placeOf(after, warehouses) },
    { field: 'day', was: expectedOn(before) ?? '', now: expectedOn(after) ?? '' },
    { field: 'contactName', was: before.contactName, now: after.contactName },
    { field: 'contactPhone', was: before.contactPhone, now: after.contactPhone },
    { field: 'paymentMethod', was: before.paymentMethod, now: after.paymentMethod },
  ]
  return all.filter(({ was, now }) => was !== now)
}
