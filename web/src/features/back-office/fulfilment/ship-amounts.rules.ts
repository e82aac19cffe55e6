import { readAmount, exactAmount } from '@vitrina/contract/quantity/quantity.rules'
import type { OrderItem } from '@vitrina/contract/orders/order-parts'

/** Whether the input is invalid: more than the stock, or finer than the unit allows. */
export function isInvalidAmount({ decimals }: Pick<OrderItem, 'decimals'>, most: number, text: string): boolean {
  if (text.trim() === '') return false
  const amount = readAmount(text)
  return amount === null || amount > most || exactAmount(amount * 10 ** decimals) % 1 !== 0
}

/** Amounts to ship: the input, or the largest possible where there is none; an empty field or a zero skips the line. */
export function requestedAmounts(items: readonly OrderItem[], can: ReadonlyMap<number, number>, typed: Readonly<Record<number, string>>) {
  const parsed = items.map((item) => {
    const most = can.get(item.id) ?? 0
    const text = typed[item.id]
    if (text === undefined) return { id: item.id, amount: most, isWrong: false }
    return { id: item.id, amount: readAmount(text) ?? 0, isWrong: isInvalidAmount(item, most, text) }
  })
  return {
    items: parsed.filter(({ amount, isWrong: no }) => amount > 0 && !no).map(({ id, amount }) => ({ id, amount })),
    hasWrong: parsed.some((one) => one.isWrong),
  }
}
