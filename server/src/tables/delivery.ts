import { sql, boolean, check, date, index, integer, jsonb, pgTable, smallint, text, unique, uuid } from '#platform/database/drizzle'
import { deliveryTypes } from '@vitrina/contract/orders/orders.rules'
import { warehouses } from './catalogue.ts'
import { createdAt, id, kopecks } from './columns.ts'
import { companies, deliveryAddresses } from './companies.ts'
import { fatesOf } from './fates.ts'
import { regions } from './sites.ts'
import { users } from './users.ts'

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
    /** One who saves over another's change is refused. */
    version: integer().notNull().default(0),
  },
  (t) => [index().on(t.regionId), check('delivery_routes_cutoff', sql`${t.cutoff} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`)],
)

/** Where a buyer wants goods: of a person in one of their companies (or in none), or of a visitor's browser. */
export const chosenDestinations = pgTable(
  'chosen_destinations',
  {
    id: id(),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    companyId: integer().references(() => companies.id, { onDelete: 'cascade' }),
    visitorUuid: uuid(),
    deliveryType: text({ enum: deliveryTypes }).notNull(),
    warehouseId: integer().references(() => warehouses.id, { onDelete: 'cascade' }),
    deliveryAddressId: integer().references(() => deliveryAddresses.id, { onDelete: 'set null' }),
    neededOn: date({ mode: 'string' }),
    chosenAt: createdAt(),
  },
  (t) => [
    unique('chosen_destinations_one').on(t.userId, t.companyId, t.visitorUuid).nullsNotDistinct(),
    index().on(t.companyId),
    index().on(t.visitorUuid),
    check('chosen_destinations_one_owner', sql`(${t.userId} is null) <> (${t.visitorUuid} is null)`),
  ],
)

export const chosenDestinationsFates = fatesOf(chosenDestinations, {
  deliveryType: ['exported'],
  neededOn: ['exported'],
  chosenAt: ['exported'],
})

/** Their texts hold nothing of a person. */
export const withoutPeople = [deliveryRoutes]
