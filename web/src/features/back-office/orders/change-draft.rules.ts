import { readAmount, subtractAmounts } from '@vitrina/contract/quantity/quantity.rules'
import type { OrderItem } from '@vitrina/contract/orders/order-parts'
import { readMoney } from '#lib/read-money.rules.ts'

/** Input for one line. */
export type LineDraft = { id: number; amount: string; price: string }
type LineChange = { id: number; amount?: number; cancel?: boolean; price?: number }

const asTyped = (value: number) => String(value).replace('.', ',')
const remainingAmountOf = ({ amount, cancelled }: OrderItem) => subtractAmounts(amount, cancelled)

export const draftOf = (item: OrderItem): LineDraft => ({
  id: item.id,
  amount: asTyped(remainingAmountOf(item)),
  price: item.price === null ? '' : asTyped(item.price),
})

/** Changing an existing price needs a reason. */
export const needsReason = (items: readonly OrderItem[], changes: readonly LineChange[]): boolean =>
  changes.some(({ id, price }) => price !== undefined && items.some((item) => item.id === id && item.price !== null))

/** Lines whose draft differs from the order; a zero removes the line. */
export function changesOf(items: readonly OrderItem[], drafts: readonly LineDraft[]): { changes: LineChange[]; hasWrong: boolean } {
  let hasWrong = false
  const changes = items.flatMap((item): LineChange[] => {
    const draft = drafts.find(({ id }) => id === item.id)
    if (!draft) return []
    const amount = readAmount(draft.amount)
    const price = readMoney(draft.price)
    const isNamed = draft.price.trim() !== ''
    if (amount === null || amount < item.shipped || (isNamed && price === null) || (!isNamed && item.price !== null)) {
      hasWrong = true
      return []
    }
    const isAmountNew = amount !== remainingAmountOf(item)
    const isPriceNew = price !== null && price !== item.price
    if (!isAmountNew && !isPriceNew) return []
    return [{ id: item.id, ...(isAmountNew && (amount === 0 ? { cancel: true } : { amount })), ...(isPriceNew && { price }) }]
  })
  return { changes, hasWrong }
}
