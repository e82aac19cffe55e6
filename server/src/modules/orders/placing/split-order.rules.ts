import type { NewOrder } from '@vitrina/contract/orders/checkout'
import type { PromisedPart } from '#modules/promise/promise.rules'

/** A part of a line that comes from one place on one day. */
export type LinePart = {
  lineId: number
  kind: 'stock' | 'toOrder'
  warehouseId: number | null
  amount: number
  readyOn: string | null
  /** Null: neither in stock nor expected. */
  promised: PromisedPart | null
}

export type SplitChoice = 'none' | 'warehouse' | 'date'

const keyOf = (part: LinePart, wish: SplitChoice): string => {
  if (wish === 'none') return ''
  return wish === 'warehouse' ? `w${part.warehouseId ?? ''}` : (part.readyOn ?? '9999')
}

/** The parts of each order one cart becomes; by day the earliest first. */
export function splitParts(parts: readonly LinePart[], wish: SplitChoice): LinePart[][] {
  const groups = new Map<string, LinePart[]>()
  for (const part of parts) {
    const key = keyOf(part, wish)
    groups.set(key, [...(groups.get(key) ?? []), part])
  }
  const sorted = wish === 'date' ? [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)) : [...groups]
  return sorted.map(([, group]) => group)
}

/** The latest day of some parts; null: unknown yet. */
export const lastDay = (parts: readonly Pick<LinePart, 'readyOn'>[]): string | null =>
  parts.some(({ readyOn }) => readyOn === null) ? null : parts.map(({ readyOn }) => readyOn ?? '').reduce((a, b) => (a > b ? a : b), '')

/** The first day on which one of these orders can be had; null: none of them has a day. */
export const earliestOf = (days: readonly (string | null)[]): string | null => days.flatMap((day) => day ?? []).toSorted()[0] ?? null

/** The buyer's day stands where the order can keep it; later parts of a split order come on their own day. */
export const meetsDay = ({ desiredOn }: Pick<NewOrder, 'desiredOn'>, promisedOn: string | null): boolean =>
  desiredOn !== null && promisedOn !== null && desiredOn >= promisedOn
