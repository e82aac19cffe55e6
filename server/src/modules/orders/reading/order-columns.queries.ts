import { getTableColumns, alias } from '#platform/database/drizzle'
import { order, type Order, orderRow, type OrderRow } from '@vitrina/contract/orders/orders'
import { orders } from '#tables/orders'

/** As the conditions of readers name the table. */
export const o = alias(orders, 'o')

type Column = Exclude<keyof Order, keyof OrderRow> & keyof typeof orders.$inferSelect

const isColumn = (field: string): field is Column => field in order.shape && !(field in orderRow.shape)

/**
 * Columns an order shows as they are: the fields of the contract's order, beyond its row in a list, that have the name of a column.
 * Its page, the desk and the export read them, so a new field of both needs no other place here.
 */
export const shownColumns = Object.fromEntries(Object.entries(getTableColumns(o)).filter(([field]) => isColumn(field))) as Pick<
  (typeof o)['_']['columns'],
  Column
>
