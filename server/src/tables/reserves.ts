import { sql, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from '#platform/database/drizzle'
import { at, createdAt, id, quantity } from './columns.ts'
import { fatesOf } from './fates.ts'
import { orderItems, orders } from './orders.ts'

/** S-16: asked for with the order; once confirmed it holds the goods three working days. */
export const reserves = pgTable(
  'reserves',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    state: text({ enum: ['requested', 'confirmed', 'partially_confirmed', 'rejected', 'consumed', 'released', 'expired'] }).notNull(),
    requestedAt: createdAt(),
    confirmedAt: at(),
    expiresAt: at(),
    remindAt: at(),
    remindedAt: at(),
    endedAt: at(),
    extendedTimes: smallint().notNull().default(0),
    reason: text().notNull().default(''),
  },
  (t) => [
    index().on(t.orderId),
    // At most one that holds.
    uniqueIndex('reserves_one_active').on(t.orderId).where(sql`${t.state} in ('requested', 'confirmed', 'partially_confirmed')`),
    index().on(t.expiresAt).where(sql`${t.state} in ('confirmed', 'partially_confirmed')`),
  ],
)

export const reservesFates = fatesOf(reserves, {
  reason: ['mentions'],
})

export const reserveItems = pgTable(
  'reserve_items',
  {
    reserveId: integer()
      .notNull()
      .references(() => reserves.id, { onDelete: 'cascade' }),
    orderItemId: integer()
      .notNull()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    requested: quantity().notNull(),
    confirmed: quantity(),
  },
  (t) => [primaryKey({ columns: [t.reserveId, t.orderItemId] })],
)
