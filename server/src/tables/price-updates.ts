import { priceUpdateKinds } from '@vitrina/contract/prices/desk/price-list'
import { type AnyPgColumn, index, integer, pgTable, primaryKey, text } from '#platform/database/drizzle'
import { products } from './catalogue.ts'
import { createdAt, id, kopecks } from './columns.ts'
import { fatesOf } from './fates.ts'
import { priceTypes } from './prices.ts'
import { users } from './users.ts'

/** One saved change of a price list by staff: a typed cell, a change by percent, or the undoing of either. */
export const priceUpdates = pgTable(
  'price_updates',
  {
    id: id(),
    priceTypeId: integer()
      .notNull()
      .references(() => priceTypes.id, { onDelete: 'cascade' }),
    kind: text({ enum: priceUpdateKinds }).notNull(),
    /** Basis points of a change by percent. */
    percent: integer(),
    actorId: integer().references(() => users.id, { onDelete: 'set null' }),
    undoes: integer().references((): AnyPgColumn => priceUpdates.id, { onDelete: 'cascade' }),
    at: createdAt(),
  },
  (t) => [index().on(t.priceTypeId, t.id), index().on(t.undoes), index().on(t.actorId)],
)

export const priceUpdatesFates = fatesOf(priceUpdates, { actorId: 'staff' })

/** The prices of a change, before and after; null: none. */
export const priceUpdateRows = pgTable(
  'price_update_rows',
  {
    updateId: integer()
      .notNull()
      .references(() => priceUpdates.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    before: kopecks(),
    after: kopecks(),
  },
  (t) => [primaryKey({ columns: [t.updateId, t.productId] }), index().on(t.productId, t.updateId)],
)
