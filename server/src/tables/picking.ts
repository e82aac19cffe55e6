import { sql, type AnyPgColumn, check, index, integer, pgTable, primaryKey, text } from '#platform/database/drizzle'
import { shortReasons } from '@vitrina/contract/warehouse/warehouse.rules'
import { warehouses } from './catalogue.ts'
import { createdAt, id, quantity } from './columns.ts'
import { orderItems, orders } from './orders.ts'
import { shipments } from './shipments.ts'
import { users } from './users.ts'

/** The amount of a line collected in a warehouse and not sent off yet. */
export const pickedLines = pgTable(
  'picked_lines',
  {
    orderItemId: integer()
      .notNull()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    warehouseId: integer()
      .notNull()
      .references(() => warehouses.id),
    amount: quantity().notNull(),
    /** Shipped or put together of the line when picking began: once more of it has left, this pick is over. */
    sentBefore: quantity().notNull(),
    /** Set when the rest is not to be found. */
    short: text({ enum: shortReasons }),
    pickedBy: integer().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    pickedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.orderItemId, t.warehouseId] }), check('picked_lines_amount', sql`${t.amount} >= 0`)],
)

/** A box an order is packed in; its number is its place among those of the order. */
export const packedBoxes = pgTable(
  'packed_boxes',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    warehouseId: integer()
      .notNull()
      .references(() => warehouses.id),
    /** Null while it has not left. */
    shipmentId: integer().references(() => shipments.id, { onDelete: 'cascade' }),
    grams: integer().notNull(),
    packedAt: createdAt(),
  },
  (t) => [index().on(t.orderId), index().on(t.shipmentId), check('packed_boxes_grams', sql`${t.grams} >= 0`)],
)

/** Their texts hold nothing of a person. */
export const withoutPeople = [pickedLines]
