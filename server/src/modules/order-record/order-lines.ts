import type { Context } from '#platform/context'
import {
  cancelUnshipped,
  findLines,
  increaseReturned,
  type LineDay,
  type OrderLine,
  type SavedLine,
  updateLineDays,
  updateLines,
} from './order-lines.queries.ts'

export type { LineDay, OrderLine, StoredSource } from './order-lines.queries.ts'

/** The lines of an order with all that was done with them, in their order. */
export const listOrderLines = (tx: Context, orderId: number): Promise<OrderLine[]> => findLines(tx, orderId)

/** Stores changed lines; their figures are made by `lineToSave`. The order must be locked, its own sums follow by `refreshOrder`. */
export async function saveOrderLines(tx: Context, lines: readonly SavedLine[]): Promise<void> {
  if (lines.length > 0) await updateLines(tx, lines)
}

/** Cancels the unshipped part of the lines; their sums shrink to the shipped part. */
export const cancelOpenLines = (tx: Context, orderId: number): Promise<void> => cancelUnshipped(tx, orderId)

/** The days on which lines are promised now. */
export async function saveLineDays(tx: Context, days: readonly LineDay[]): Promise<void> {
  if (days.length > 0) await updateLineDays(tx, days)
}

/** An amount of a line has come back. */
export async function addReturned(tx: Context, returned: { orderItemId: number; amount: number }): Promise<void> {
  await increaseReturned(tx, returned)
}
