import type { OrderItem } from '@vitrina/contract/orders/order-parts'
import type { Order } from '@vitrina/contract/orders/orders'
import { readAmount } from '@vitrina/contract/quantity/quantity.rules'
import { readMoney } from '#lib/read-money.rules.ts'
import { changesOf, draftOf, type LineDraft, needsReason } from './change-draft.rules.ts'
import type { ChangeBody } from './order-change.api.ts'

/** A product put into the order, as it is typed. */
export type AddedDraft = {
  productId: number
  article: string
  name: string
  amount: string
  price: string
  /** The line it takes the place of. */
  replaces?: number
}

type Split = { amount: string; day: string }
export type Terms = NonNullable<ChangeBody['terms']>

export type OrderDraft = {
  lines: LineDraft[]
  splits: Readonly<Record<number, Split>>
  added: AddedDraft[]
  terms: Terms
  isToOrder: boolean
  reason: string
}

export const emptyDraft = (items: readonly OrderItem[]): OrderDraft => ({
  lines: items.map(draftOf),
  splits: {},
  added: [],
  terms: {},
  isToOrder: false,
  reason: '',
})

/** Lines a colleague has added or changed meanwhile begin anew; everything else typed here stays. */
export function rebasedDraft(draft: OrderDraft, before: readonly OrderItem[], now: readonly OrderItem[]): OrderDraft {
  const untouched = new Map(before.map((item) => [item.id, draftOf(item)]))
  const isTouched = (line: LineDraft) => JSON.stringify(line) !== JSON.stringify(untouched.get(line.id))
  const lines = now.map((item) => draft.lines.find((line) => line.id === item.id && isTouched(line)) ?? draftOf(item))
  return { ...draft, lines }
}

const splitOf = ({ amount, day }: Split) => {
  const read = readAmount(amount)
  return read === null || read <= 0 ? null : { amount: read, day: day || null }
}

function addedOf({ productId, amount, price, replaces }: AddedDraft) {
  const read = readAmount(amount)
  const named = price.trim() === '' ? undefined : readMoney(price)
  if (read === null || read <= 0 || named === null) return null
  return { productId, amount: read, ...(named !== undefined && { price: named }), ...(replaces !== undefined && { replaces }) }
}

/** A term that is as it was is no change. */
function changedTermsOf(order: Order, terms: Terms): Terms {
  const known: Partial<Record<keyof Terms, unknown>> = {
    deliveryType: order.deliveryType,
    warehouseId: order.warehouse?.id ?? null,
    carrier: order.carrier,
    desiredOn: order.desiredOn,
    contactName: order.contactName,
    contactPhone: order.contactPhone,
    paymentMethod: order.paymentMethod,
  }
  return Object.fromEntries(Object.entries(terms).filter(([field, value]) => known[field as keyof Terms] !== value))
}

export type ReadDraft = { body: ChangeBody; isEmpty: boolean; hasWrong: boolean; isReasonMissing: boolean }

/** The change as it is sent; `hasWrong`: something typed cannot be read. */
export function readDraft(order: Order, items: readonly OrderItem[], draft: OrderDraft): ReadDraft {
  const replaced = new Set(draft.added.flatMap(({ replaces }) => replaces ?? []))
  const lines = changesOf(
    items.filter(({ id }) => !replaced.has(id)),
    draft.lines,
  )
  const splits = Object.entries(draft.splits)
    .filter(([id]) => !replaced.has(Number(id)))
    .map(([id, split]) => ({ id: Number(id), split: splitOf(split) }))
  const bySplit = new Map(splits.map((one) => [one.id, one.split]))
  const changed = [...lines.changes, ...splits.filter(({ id }) => !lines.changes.some((one) => one.id === id)).map(({ id }) => ({ id }))]
  const added = draft.added.map(addedOf)
  const terms = changedTermsOf(order, draft.terms)
  const reason = draft.reason.trim()
  const isNamed = needsReason(items, lines.changes) || added.some((one) => one?.price !== undefined)
  return {
    body: {
      version: order.version,
      items: changed.map((one) => {
        const split = bySplit.get(one.id)
        return split ? { ...one, split } : one
      }),
      added: added.flatMap((one) => one ?? []),
      terms,
      shortage: draft.isToOrder ? 'toOrder' : 'refuse',
      reason,
    },
    isEmpty: changed.length + added.length + Object.keys(terms).length === 0,
    hasWrong: lines.hasWrong || added.includes(null) || splits.some(({ split }) => split === null),
    isReasonMissing: isNamed && reason === '',
  }
}
