import {
  sql,
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
} from '#platform/database/drizzle'
import { warehouses } from './catalogue.ts'
import { at, createdAt, id, kopecks, quantity } from './columns.ts'
import { fatesOf } from './fates.ts'
import { orderItems, orders } from './orders.ts'
import { users } from './users.ts'

export const shipmentNumbers = pgSequence('shipment_numbers')

/** One car or one handing over; an order may have several. */
export const shipments = pgTable(
  'shipments',
  {
    id: id(),
    number: text().notNull().unique(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    warehouseId: integer().references(() => warehouses.id),
    /** delivery: shipped, delivered; pickup: assembling, ready_for_pickup, issued, not_collected. */
    state: text({ enum: ['assembling', 'ready_for_pickup', 'shipped', 'delivered', 'issued', 'not_collected'] }).notNull(),
    /** The day VAT follows. */
    shippedOn: date({ mode: 'string' }),
    pickupCode: text(),
    /** Wrong codes named for it: after a few it gets another one. */
    pickupTries: smallint().notNull().default(0),
    pickupUntil: date({ mode: 'string' }),
    pickupRemindOn: date({ mode: 'string' }),
    pickupRemindedAt: at(),
    /** The person who collected the goods, and their доверенность. */
    collectedBy: text().notNull().default(''),
    powerOfAttorney: text().notNull().default(''),
    trackingNumber: text().notNull().default(''),
    sum: kopecks().notNull(),
    vat: kopecks().notNull(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    index().on(t.orderId),
    index('shipments_waiting').on(t.pickupUntil).where(sql`${t.state} = 'ready_for_pickup'`),
    index('shipments_pickup_code').on(t.pickupCode).where(sql`${t.state} = 'ready_for_pickup'`),
    index().on(t.trackingNumber).where(sql`${t.trackingNumber} <> ''`),
  ],
)

export const shipmentsFates = fatesOf(shipments, {
  number: 'impersonal',
  pickupCode: 'impersonal',
  collectedBy: ['mentions'],
  powerOfAttorney: ['mentions'],
  trackingNumber: 'impersonal',
})

export const shipmentItems = pgTable(
  'shipment_items',
  {
    shipmentId: integer()
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    orderItemId: integer()
      .notNull()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    warehouseId: integer().references(() => warehouses.id),
    amount: quantity().notNull(),
    vatRate: integer(),
    sum: kopecks().notNull(),
    vat: kopecks().notNull(),
  },
  (t) => [primaryKey({ columns: [t.shipmentId, t.orderItemId] }), check('shipment_items_amount', sql`${t.amount} > 0`)],
)

export const returnNumbers = pgSequence('return_numbers')

export const returnRequests = pgTable(
  'return_requests',
  {
    id: id(),
    number: text().notNull().unique(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    createdBy: integer().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    state: text({ enum: ['submitted', 'needs_info', 'authorized', 'denied', 'received', 'approved', 'rejected', 'cancelled'] }).notNull(),
    resolution: text({ enum: ['refund', 'replace', 'creditToBalance'] }).notNull(),
    comment: text().notNull().default(''),
    answer: text().notNull().default(''),
    sum: kopecks().notNull().default(0),
    vat: kopecks().notNull().default(0),
    /** The order its goods are replaced by. */
    replacementOrderId: integer().references((): AnyPgColumn => orders.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [index().on(t.orderId), index().on(t.state, t.id.desc()), index().on(t.replacementOrderId)],
)

export const returnRequestsFates = fatesOf(returnRequests, {
  number: 'impersonal',
  comment: ['mentions'],
  answer: ['mentions'],
})

export const returnItems = pgTable(
  'return_items',
  {
    returnId: integer()
      .notNull()
      .references(() => returnRequests.id, { onDelete: 'cascade' }),
    orderItemId: integer()
      .notNull()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    amount: quantity().notNull(),
    reason: text({ enum: ['wrongItem', 'defect', 'damaged', 'shortage', 'excess', 'notNeeded'] }).notNull(),
    condition: text({ enum: ['unopened', 'opened', 'damaged'] }).notNull(),
    photoKeys: jsonb().$type<string[]>().notNull().default([]),
    /** The amount put back into stock or written off; null until it is inspected. */
    accepted: quantity(),
    sum: kopecks().notNull().default(0),
    vat: kopecks().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.returnId, t.orderItemId] }), check('return_items_amount', sql`${t.amount} > 0`)],
)

export const returnItemsFates = fatesOf(returnItems, {
  photoKeys: 'impersonal',
})

/** Which shipment goes back, with the sum and at the rate it was shipped; of a return that was settled. */
export const returnParts = pgTable(
  'return_parts',
  {
    returnId: integer()
      .notNull()
      .references(() => returnRequests.id, { onDelete: 'cascade' }),
    shipmentId: integer()
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    orderItemId: integer()
      .notNull()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    amount: quantity().notNull(),
    vatRate: integer(),
    sum: kopecks().notNull(),
    vat: kopecks().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.returnId, t.shipmentId, t.orderItemId] }),
    index().on(t.orderItemId),
    check('return_parts_amount', sql`${t.amount} > 0`),
  ],
)
