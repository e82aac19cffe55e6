import type { Context } from '#platform/context'
import { violatedUnique } from '#platform/database/sql-state'
import { AppError } from '#platform/errors'
import { insertOrderRow, type NewOrderRow } from './insert-order.queries.ts'

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
