import { readAmount } from '@vitrina/contract/cart.rules'
import type { OrderItem, Shipment } from '@vitrina/contract/order-parts'

const round = (amount: number) => Math.round(amount * 1000) / 1000

/** What is put together for pickup and not handed over yet, by line. */
export function waitingAmounts(shipments: readonly Shipment[]): Map<number, number> {
  const waiting = new Map<number, number>()
  for (const { state, items } of shipments)
    if (state === 'assembling' || state === 'ready_for_pickup')
      for (const { orderItemId, amount } of items) waiting.set(orderItemId, round((waiting.get(orderItemId) ?? 0) + amount))
  return waiting
}

/** What may still leave, by line. */
export const openAmounts = (items: readonly OrderItem[], waiting: ReadonlyMap<number, number>): Map<number, number> =>
  new Map(
    items.map(
      ({ id, amount, cancelled, shipped }) => [id, Math.max(0, round(amount - cancelled - shipped - (waiting.get(id) ?? 0)))] as const,
    ),
  )

/** Whether what is typed can leave: not more than is open, and as fine as the unit is. */
export function isWrong({ decimals }: Pick<OrderItem, 'decimals'>, open: number, text: string): boolean {
  if (text.trim() === '') return false
  const amount = readAmount(text)
  return amount === null || amount > open || round(amount * 10 ** decimals) % 1 !== 0
}

/** What leaves now: what was typed, all that is open where nothing was; an empty field or a nought leaves the line. */
export function askedAmounts(items: readonly OrderItem[], open: ReadonlyMap<number, number>, typed: Readonly<Record<number, string>>) {
  const asked = items.map((item) => {
    const most = open.get(item.id) ?? 0
    const text = typed[item.id]
    if (text === undefined) return { id: item.id, amount: most, isWrong: false }
    return { id: item.id, amount: readAmount(text) ?? 0, isWrong: isWrong(item, most, text) }
  })
  return {
    items: asked.filter(({ amount, isWrong: no }) => amount > 0 && !no).map(({ id, amount }) => ({ id, amount })),
    hasWrong: asked.some((one) => one.isWrong),
  }
}
