import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { id, quantity } from './columns.ts'
import { products, warehouses } from './catalogue.ts'

export const stock = pgTable(
  'stock',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    warehouseId: integer()
      .notNull()
      .references(() => warehouses.id),
    free: quantity().notNull(),
  },
  // The last line of defence: no code path may sell goods that are not there.
  (t) => [
    primaryKey({ columns: [t.productId, t.warehouseId] }),
    index().on(t.warehouseId),
    check('stock_free_not_negative', sql`${t.free} >= 0`),
  ],
)

/** Expected arrivals only; received goods are stock. */
export const arrivals = pgTable(
  'arrivals',
  {
    id: id(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    warehouseId: integer()
      .notNull()
      .references(() => warehouses.id),
    quantity: quantity().notNull(),
    expectedOn: date({ mode: 'string' }).notNull(),
  },
  (t) => [index().on(t.productId)],
)
