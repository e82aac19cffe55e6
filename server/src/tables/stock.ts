import { sql, check, date, index, integer, pgTable, primaryKey, text } from '#platform/database/drizzle'
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
    /** The supplier or the supplier's document. */
    source: text().notNull().default(''),
  },
  (t) => [index().on(t.productId)],
)

/** The amount below which a warehouse wants more of a product. */
export const stockMinimums = pgTable(
  'stock_minimums',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    warehouseId: integer()
      .notNull()
      .references(() => warehouses.id),
    amount: quantity().notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.warehouseId] }), check('stock_minimums_amount', sql`${t.amount} > 0`)],
)

/** Where a product lies in a warehouse: row, rack, shelf. */
export const storagePlaces = pgTable(
  'storage_places',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    warehouseId: integer()
      .notNull()
      .references(() => warehouses.id),
    place: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.warehouseId] }), check('storage_places_place', sql`${t.place} <> ''`)],
)

/** Their texts hold nothing of a person. */
export const withoutPeople = [arrivals, storagePlaces]
