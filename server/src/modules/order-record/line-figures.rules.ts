import { exactAmount, thousandths } from '@vitrina/contract/quantity/quantity.rules'
import { lineTotal } from './line-parts.rules.ts'
import type { OrderLine, SavedLine } from './order-lines.queries.ts'

type Changed = Partial<Pick<OrderLine, 'amount' | 'cancelled' | 'shipped' | 'price' | 'parts' | 'vatRate' | 'vatOn'>>

/** A line to be stored: its sums follow from its uncancelled and shipped amounts. */
export function lineToSave(line: OrderLine, changed: Changed): SavedLine {
  const { id, amount, cancelled, shipped, price, parts, vatRate, vatOn } = { ...line, ...changed }
  const before = thousandths(line.amount - line.cancelled)
  const kept = exactAmount(amount - cancelled)
  const cashBack = before > 0 ? Math.floor((line.cashBack * thousandths(kept)) / before) : 0
  return { id, amount, cancelled, shipped, price, vatRate, vatOn, ...lineTotal(parts, { price, kept, vatRate }), cashBack }
}

/** The amount that may still be shipped or cancelled. */
export const openOf = ({ amount, cancelled, shipped, waiting }: OrderLine): number => exactAmount(amount - cancelled - shipped - waiting)

/** Whether the unit of a line has so fine an amount: pieces are whole. */
export const fitsUnit = ({ decimals }: Pick<OrderLine, 'decimals'>, amount: number): boolean => {
  const scaled = amount * 10 ** decimals
  return Math.abs(scaled - Math.round(scaled)) < 1e-6
}
