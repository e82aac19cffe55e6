import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { warehouses } from './catalogue.ts'
import { id, kopecks } from './columns.ts'
import { regions } from './sites.ts'

/** When a car goes from a warehouse to a region. */
export const deliveryRoutes = pgTable(
  'delivery_routes',
  {
    id: id(),
    regionId: integer()
      .notNull()
      .references(() => regions.id, { onDelete: 'cascade' }),
    warehouseId: integer()
      .notNull()
      .references(() => warehouses.id, { onDelete: 'cascade' }),
    /** 1 is Monday, 7 is Sunday. */
    weekdays: smallint().array().notNull(),
    /** Orders placed by then go with the next car; of the day before, by the warehouse's clock. */
    cutoff: text().notNull(),
    windows: jsonb().$type<{ from: string; to: string }[]>().notNull().default([]),
    minimum: kopecks().notNull().default(0),
    price: kopecks().notNull().default(0),
    /** Free of charge from this sum on; null: never. */
    freeFrom: kopecks(),
    isActive: boolean().notNull().default(true),
  },
  (t) => [index().on(t.regionId), check('delivery_routes_cutoff', sql`${t.cutoff} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`)],
)

/** Their texts hold nothing of a person. */
export const withoutPeople = [deliveryRoutes]
