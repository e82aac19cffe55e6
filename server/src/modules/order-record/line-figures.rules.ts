import { exact, lineTotal } from './line-parts.rules.ts'
import type { DeskLine, SavedLine } from './order-lines.queries.ts'

type Changed = Partial<Pick<DeskLine, 'amount' | 'cancelled' | 'shipped' | 'price' | 'parts' | 'vatRate' | 'vatOn'>>

/** A line to be stored: its sums follow from its uncancelled and shipped amounts. */
export function lineToSave(line: DeskLine, changed: Changed): SavedLine {
  const { id, amount, cancelled, shipped, price, parts, vatRate, vatOn } = { ...line, ...changed }
  const before = Math.round((line.amount - line.cancelled) * 1000)
  const kept = exact(amount - cancelled)
  const cashBack = before > 0 ? Math.floor((line.cashBack * Math.round(kept * 1000)) / before) : 0
  return { id, amount, cancelled, shipped, price, vatRate, vatOn, ...lineTotal(parts, { price, kept, vatRate }), cashBack }
}

/** The amount that may still be shipped or cancelled. */
export const openOf = ({ amount, cancelled, shipped, waiting }: DeskLine): number => exact(amount - cancelled - shipped - waiting)
