import {
  sql,
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from '#platform/database/drizzle'
import {
  approvalStates,
  creditGrades,
  deliveryTypes,
  orderSources,
  orderStates,
  paymentMethods,
  paymentStates,
  shippingStates,
} from '@vitrina/contract/orders/orders.rules'
import type { OrderLineSource } from '@vitrina/contract/orders/order-parts'
import { type Confidence, type PromisePart, promiseCauses } from '@vitrina/contract/promise/promise'
import { carts } from './cart.ts'
import { products, warehouses } from './catalogue.ts'
import { customProducts } from './choices.ts'
import { at, bigId, createdAt, id, kopecks, quantity } from './columns.ts'
import { fatesOf } from './fates.ts'
import { companies, contracts, deliveryAddresses, legalEntities } from './companies.ts'
import { regions, sites } from './sites.ts'
import { users } from './users.ts'

export const orderNumbers = pgSequence('order_numbers')

/** Three independent states; sums are kept with their lines in one transaction and always equal them. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    /** ЗК-000123 */
    number: text().notNull().unique(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    legalEntityId: integer()
      .notNull()
      .references(() => legalEntities.id),
    contractId: integer().references(() => contracts.id),
    regionId: integer().references(() => regions.id),
    createdBy: integer().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    managerId: integer().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    source: text({ enum: orderSources }).notNull().default('cart'),
    /** Orders one cart was split into. */
    groupKey: uuid().notNull().defaultRandom(),
    /** Its place among them, from 0. */
    groupPosition: integer().notNull().default(0),
    /** The cart it came from at the version it had: a stale tab cannot order it again. */
    cartId: integer().references(() => carts.id, { onDelete: 'set null' }),
    cartVersion: integer(),
    buyerOrderNumber: text().notNull().default(''),
    comment: text().notNull().default(''),
    fileKey: text(),

    deliveryType: text({ enum: deliveryTypes }).notNull(),
    /** Where it is picked up, or from where it goes. */
    warehouseId: integer().references(() => warehouses.id),
    deliveryAddressId: integer().references(() => deliveryAddresses.id, { onDelete: 'set null' }),
    /** As it was when ordered. */
    deliveryAddress: text().notNull().default(''),
    carrier: text().notNull().default(''),
    deliveryPrice: kopecks().notNull().default(0),
    deliveryVat: kopecks().notNull().default(0),
    /** The day the buyer chose; never before the promise. */
    desiredOn: date({ mode: 'string' }),
    /** The day all of it can be with the buyer, by its newest promise; null: unknown yet. */
    promisedOn: date({ mode: 'string' }),
    window: jsonb().$type<{ from: string; to: string }>(),
    contactName: text().notNull().default(''),
    contactPhone: text().notNull().default(''),

    paymentMethod: text({ enum: paymentMethods }).notNull(),
    deferralDays: integer().notNull().default(0),
    offerAcceptedAt: at().notNull(),
    /** The version of the offer the buyer accepted. */
    offerVersion: text().notNull(),

    state: text({ enum: orderStates }).notNull(),
    shippingState: text({ enum: shippingStates }).notNull().default('not_shipped'),
    paymentState: text({ enum: paymentStates }).notNull().default('awaiting'),
    approvalState: text({ enum: approvalStates }).notNull().default('not_needed'),
    /** The result of the credit rules; `release`: staff must let it go first. */
    creditGrade: text({ enum: creditGrades }).notNull().default('none'),
    /** The sum staff let leave unpaid; an order that has grown since is not covered by it. */
    releasedSum: kopecks(),
    refusal: text().notNull().default(''),
    /** Since when a message of the buyer waits for an answer; null: none does. */
    buyerWroteAt: at(),

    /** Catalogue lines and lines of one's own products, without cancelled amounts; the specification's names. */
    itemsTotal: kopecks().notNull(),
    customItemsTotal: kopecks().notNull(),
    total: kopecks().notNull(),
    /** The former total of an order of which nothing is left. */
    cancelledTotal: kopecks().notNull().default(0),
    vat: kopecks().notNull(),
    discount: kopecks().notNull().default(0),
    cashBack: kopecks().notNull().default(0),
    paidSum: kopecks().notNull().default(0),
    weightGrams: bigint({ mode: 'number' }).notNull().default(0),
    volumeMl: bigint({ mode: 'number' }).notNull().default(0),
    lineCount: integer().notNull(),

    language: text().notNull().default('ru'),
    /** The address it was ordered at; letters about it lead there. */
    origin: text().notNull().default(''),
    externalId: text().unique(),
    version: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    // The newest first within a company: a page costs the same at any number of orders.
    index().on(t.companyId, t.id.desc()),
    index().on(t.companyId, t.state, t.id.desc()),
    index().on(t.createdBy, t.companyId, t.id.desc()),
    index().on(t.managerId, t.id.desc()),
    index().on(t.state, t.id.desc()),
    index().on(t.groupKey),
    // Reports ask for the orders of a period.
    index().on(t.createdAt),
    index().on(t.buyerOrderNumber).where(sql`${t.buyerOrderNumber} <> ''`),
    // The staff search: by the last ten digits of a phone however it was written, by the person to ask for, by the sum.
    index('orders_contact_phone')
      .on(sql`right(regexp_replace(${t.contactPhone}, '[^0-9]', '', 'g'), 10) text_pattern_ops`, t.id)
      .where(sql`${t.contactPhone} <> ''`),
    index('orders_contact_name').on(sql`lower(${t.contactName}) text_pattern_ops`, t.id).where(sql`${t.contactName} <> ''`),
    index('orders_by_total').on(t.total, t.id),
    // Queues of the desk: few among very many.
    index('orders_buyer_wrote').on(t.id).where(sql`${t.buyerWroteAt} is not null`),
    index('orders_promised').on(t.promisedOn).where(sql`${t.state} in ('submitted', 'confirmed', 'in_progress')`),
    // The desk's queue of money that is awaited.
    index('orders_unpaid')
      .on(t.id)
      .where(sql`${t.state} in ('confirmed', 'in_progress', 'completed') and ${t.paymentState} in ('awaiting', 'partially_paid')`),
    // One version of a cart becomes one group of orders: the first of a second group would have the same position 0.
    uniqueIndex('orders_one_of_cart_version').on(t.cartId, t.cartVersion, t.groupPosition),
    check('orders_total', sql`${t.total} = ${t.itemsTotal} + ${t.customItemsTotal} + ${t.deliveryPrice}`),
    check('orders_paid', sql`${t.paidSum} >= 0`),
  ],
)

export const ordersFates = fatesOf(orders, {
  number: ['exported'],
  createdBy: ['emptied'],
  buyerOrderNumber: ['exported', 'mentions'],
  comment: ['exported', 'emptied', 'mentions'],
  fileKey: 'impersonal',
  deliveryAddress: ['mentions'],
  carrier: 'impersonal',
  window: 'impersonal',
  contactName: ['exported', 'emptied', 'mentions'],
  contactPhone: ['exported', 'emptied', 'mentions'],
  offerVersion: 'impersonal',
  refusal: ['mentions'],
  total: ['exported'],
  language: 'impersonal',
  origin: 'impersonal',
  externalId: 'impersonal',
  createdAt: ['exported'],
})

/** Lines as they were ordered: the product may change or go, the line stays. */
export const orderItems = pgTable(
  'order_items',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    lineNo: integer().notNull(),
    productId: integer().references(() => products.id, { onDelete: 'set null' }),
    customProductId: integer().references(() => customProducts.id, { onDelete: 'set null' }),
    isCustom: boolean().notNull().default(false),
    article: text().notNull(),
    manufacturerCode: text().notNull().default(''),
    name: text().notNull(),
    brand: text().notNull().default(''),
    image: text(),
    unit: text().notNull(),
    okei: text().notNull().default(''),
    decimals: smallint().notNull().default(0),
    countryCode: text(),
    weightGrams: integer().notNull().default(0),
    volumeMl: integer().notNull().default(0),

    amount: quantity().notNull(),
    /** Gross for one; null: to be agreed, staff names it before the order is confirmed. */
    price: kopecks(),
    oldPrice: kopecks(),
    /** Basis points; null: without VAT. Of `vatOn`: the rate follows the day of shipment. */
    vatRate: integer(),
    vatOn: date({ mode: 'string' }).notNull(),
    vatGroup: text().notNull().default('standard'),
    /** Without cancelled amounts. */
    sum: kopecks().notNull(),
    vat: kopecks().notNull(),
    cashBack: kopecks().notNull().default(0),
    /** The promise of this line. */
    shipBy: date({ mode: 'string' }),
    note: text().notNull().default(''),
    /** Where the cart had the line from, for one history from the request to the delivery. */
    source: jsonb().$type<OrderLineSource>(),

    shipped: quantity().notNull().default(0),
    cancelled: quantity().notNull().default(0),
    returned: quantity().notNull().default(0),
    replacementOf: integer().references((): AnyPgColumn => orderItems.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex().on(t.orderId, t.lineNo),
    // Lines whose price staff must name.
    index('order_items_unpriced').on(t.orderId).where(sql`${t.price} is null`),
    // The newest orders of a product, however many there are.
    index().on(t.productId, t.orderId),
    // Lines that entries of the purchasing board ask for.
    index('order_items_need_entries').using('gin', sql`need_entries(${t.source})`).where(sql`${t.source} ? 'needs'`),
    check('order_items_amount', sql`${t.amount} > 0`),
    check(
      'order_items_parts',
      sql`${t.shipped} >= 0 and ${t.cancelled} >= 0 and ${t.shipped} + ${t.cancelled} <= ${t.amount}
        and ${t.returned} >= 0 and ${t.returned} <= ${t.shipped}`,
    ),
  ],
)

export const orderItemsFates = fatesOf(orderItems, {
  article: 'impersonal',
  manufacturerCode: 'impersonal',
  name: 'impersonal',
  brand: 'impersonal',
  image: 'impersonal',
  unit: 'impersonal',
  okei: 'impersonal',
  countryCode: 'impersonal',
  vatGroup: 'impersonal',
  note: ['mentions'],
  source: 'impersonal',
})

/** Promised days of an order, one row for each change: the newest counts. Append-only. */
export const orderPromises = pgTable(
  'order_promises',
  {
    id: bigId(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: createdAt(),
    day: date({ mode: 'string' }),
    lines: jsonb()
      .$type<{ orderItemId: number; day: string | null; confidence: Confidence; parts: PromisePart[]; missing: number }[]>()
      .notNull(),
    cause: text({ enum: promiseCauses }).notNull(),
    reason: text().notNull().default(''),
  },
  (t) => [index().on(t.orderId, t.id)],
)

export const orderPromisesFates = fatesOf(orderPromises, {
  lines: 'impersonal',
  reason: ['mentions'],
})

/** The timeline of an order for both sides; comments are events too. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigId(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: createdAt(),
    type: text().notNull(),
    actorUserId: integer().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    actorSide: text({ enum: ['buyer', 'seller', 'system'] }).notNull(),
    /** Hidden from the buyer: notes among staff. */
    isInternal: boolean().notNull().default(false),
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [index().on(t.orderId, t.id)],
)

export const orderEventsFates = fatesOf(orderEvents, {
  type: ['exported'],
  actorUserId: ['emptied'],
  data: ['exported', 'mentions'],
  at: ['exported'],
})
