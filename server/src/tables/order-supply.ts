import { sql, check, date, index, integer, pgTable, text } from '#platform/database/drizzle'
import { products, warehouses } from './catalogue.ts'
import { bigId, createdAt, id, quantity } from './columns.ts'
import { orderItems } from './orders.ts'
import { arrivals } from './stock.ts'

/** From where a line is taken. The `held` amount has left the free stock and waits to be shipped or released. */
export const orderSupplyParts = pgTable(
  'order_allocations',
  {
    id: id(),
    orderItemId: integer()
      .notNull()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['stock', 'toOrder'] }).notNull(),
    /** Null: from the manufacturer. */
    warehouseId: integer().references(() => warehouses.id),
    amount: quantity().notNull(),
    held: quantity().notNull().default(0),
    /** On the way to `warehouseId` from another one. */
    inTransit: quantity().notNull().default(0),
    shipped: quantity().notNull().default(0),
    readyOn: date({ mode: 'string' }),
    /** The expected arrival it waits for; that amount is promised to no other order. */
    arrivalId: integer().references(() => arrivals.id, { onDelete: 'set null' }),
  },
  (t) => [
    index().on(t.orderItemId),
    index().on(t.arrivalId).where(sql`${t.arrivalId} is not null`),
    check(
      'order_allocations_parts',
      sql`${t.amount} > 0 and ${t.held} >= 0 and ${t.inTransit} >= 0 and ${t.shipped} >= 0
        and ${t.held} + ${t.inTransit} + ${t.shipped} <= ${t.amount}`,
    ),
  ],
)

/**
 * Every change of free stock that follows an order, an arrival, a transfer or a loaded file; append-only and signed, so that sums can be
 * checked. A transfer releases goods and sends them in one step, and holds them again where they are received.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigId(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    warehouseId: integer()
      .notNull()
      .references(() => warehouses.id),
    /** Of the free stock: negative when it is taken. */
    change: quantity().notNull(),
    /** counted: set to what a file of the seller says. */
    kind: text({ enum: ['held', 'released', 'returned', 'arrived', 'sent', 'received', 'counted'] }).notNull(),
    orderItemId: integer().references(() => orderItems.id, { onDelete: 'set null' }),
    at: createdAt(),
  },
  (t) => [index().on(t.productId, t.warehouseId), index().on(t.orderItemId)],
)
