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
