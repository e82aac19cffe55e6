import type { Context } from '#platform/context'
import { jsonInsert } from '#platform/database/json-insert'
import { prepared } from '#platform/database/prepared'
import { orderItems, orders } from '#tables/orders'

/** Columns of a new order that begin with the defaults of the table; `number` is drawn by the statement. */
const leftToDatabase = [
  'id',
  'number',
  'fileKey',
  'shippingState',
  'paymentState',
  'releasedSum',
  'refusal',
  'cancelledTotal',
  'paidSum',
  'externalId',
  'version',
  'buyerWroteAt',
] as const satisfies readonly (keyof typeof orders.$inferSelect)[]

const leftToDatabaseOfItem = [
  'id',
  'orderId',
  'shipped',
  'cancelled',
  'returned',
] as const satisfies readonly (keyof typeof orderItems.$inferSelect)[]

/** All other columns: a writer of orders that leaves one out does not compile. */
export type OrderHead = Omit<typeof orders.$inferSelect, (typeof leftToDatabase)[number] | 'createdAt' | 'updatedAt'>

export type NewOrderItem = Omit<typeof orderItems.$inferSelect, (typeof leftToDatabaseOfItem)[number]>

export type NewOrderRow = { head: OrderHead; items: readonly NewOrderItem[] }

type InsertedOrder = { id: number; number: string; items: { id: number; line_no: number }[] }

const head = jsonInsert(orders, { alias: 'h', except: leftToDatabase })
const item = jsonInsert(orderItems, { alias: 'i', except: leftToDatabaseOfItem })

const insertStatement = prepared<InsertedOrder>(
  'insert_order',
  { number: 'text', id: 'number', items: 'json' },
  `with placed as (
    insert into orders (number, ${head.columns})
    select 'ЗК-' || lpad(nextval('order_numbers')::text, 6, '0'), ${head.values}
    from json_to_record($1::json) as ${head.record}
    returning id, number
  ), lines as (
    insert into order_items (order_id, ${item.columns})
    select placed.id, ${item.values}
    from placed, json_to_recordset($2::json) as ${item.record}
    returning id, line_no
  )
  select placed.id, placed.number, (select json_agg(json_build_object('id', l.id, 'line_no', l.line_no)) from lines l) as items from placed`,
)

/** An order and all its lines in one statement. Its moment is the store's, by which its days are counted, not the database's. */
export async function insertOrderRow(tx: Context, order: NewOrderRow): Promise<InsertedOrder> {
  const now = tx.now()
  const newHead = { ...order.head, createdAt: now, updatedAt: now }
  const [row] = await insertStatement(tx, [JSON.stringify(newHead), JSON.stringify(order.items)])
  if (!row) throw new Error('An order that was inserted is missing')
  return row
}

const addLinesStatement = prepared<{ id: number; line_no: number }>(
  'add_order_lines',
  { id: 'number', line_no: 'number' },
  `insert into order_items (order_id, ${item.columns}) select $1::int, ${item.values}
   from json_to_recordset($2::json) as ${item.record} returning id, line_no`,
)

/** More lines of an order that is there already. */
export const insertMoreLines = (tx: Context, { orderId, items }: { orderId: number; items: readonly NewOrderItem[] }) =>
  addLinesStatement(tx, [orderId, JSON.stringify(items)])
