import type { Context } from '#platform/context'
import { violatedUnique } from '#platform/database/sql-state'
import { AppError } from '#platform/errors'
import { insertMoreLines, insertOrderRow, type NewOrderItem, type NewOrderRow } from './insert-order.queries.ts'

export type { NewOrderItem, OrderHead } from './insert-order.queries.ts'

/** Writes an order with its lines; the database gives number and ids. `itemIds` stand in the order of the lines. */
export async function insertOrder(tx: Context, order: NewOrderRow): Promise<{ id: number; number: string; itemIds: number[] }> {
  try {
    const { id, number, items } = await insertOrderRow(tx, order)
    return { id, number, itemIds: items.toSorted((a, b) => a.line_no - b.line_no).map((item) => item.id) }
  } catch (error) {
    if (violatedUnique(error) === 'orders_one_of_cart_version') throw new AppError('cart.changed')
    throw error
  }
}

/** Adds lines to an order, which must be locked; its own sums follow by `refreshOrder`. The ids stand in the order of the lines. */
export async function addOrderLines(tx: Context, added: { orderId: number; items: readonly NewOrderItem[] }): Promise<number[]> {
  if (added.items.length === 0) return []
  const inserted = await insertMoreLines(tx, added)
  return inserted.toSorted((a, b) => a.line_no - b.line_no).map(({ id }) => id)
}
