import type { Context } from '#platform/context'
import { insertOrderRow, type NewOrderRow } from './insert-order.queries.ts'

export type { NewOrderItem, OrderHead } from './insert-order.queries.ts'

/** Writes an order with its lines; the database gives number and ids. `itemIds` stand in the order of the lines. */
export async function insertOrder(tx: Context, order: NewOrderRow): Promise<{ id: number; number: string; itemIds: number[] }> {
  const { id, number, items } = await insertOrderRow(tx, order)
  return { id, number, itemIds: items.toSorted((a, b) => a.line_no - b.line_no).map((item) => item.id) }
}
