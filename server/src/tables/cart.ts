import { sql, boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from '#platform/database/drizzle'
import type { LineSource } from '@vitrina/contract/cart/cart'
import { products } from './catalogue.ts'
import { customProducts } from './choices.ts'
import { at, createdAt, id, kopecks, quantity } from './columns.ts'
import { fatesOf } from './fates.ts'
import { companies } from './companies.ts'
import { users } from './users.ts'

/** Belongs to a user in one of their companies (or in none), or to a visitor's browser; one cart is active at a time. */
export const carts = pgTable(
  'carts',
  {
    id: id(),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    companyId: integer().references(() => companies.id),
    visitorUuid: uuid(),
    /** Empty for the unnamed one. */
    name: text().notNull().default(''),
    isActive: boolean().notNull().default(true),
    /** Grows with every change, so that two tabs notice each other. */
    version: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    index().on(t.userId, t.companyId),
    uniqueIndex('carts_one_active').on(t.userId, sql`coalesce(${t.companyId}, 0)`).where(sql`${t.isActive} and ${t.userId} is not null`),
    uniqueIndex('carts_one_of_visitor').on(t.visitorUuid).where(sql`${t.visitorUuid} is not null`),
    index().on(t.updatedAt).where(sql`${t.visitorUuid} is not null`),
    // Carts that people have left.
    index('carts_of_people').on(t.updatedAt).where(sql`${t.userId} is not null`),
    check('carts_one_owner', sql`(${t.userId} is null) <> (${t.visitorUuid} is null)`),
  ],
)

export const cartsFates = fatesOf(carts, {
  name: ['exported'],
  createdAt: ['exported'],
  updatedAt: ['exported'],
})

/** The price is the last one resolved; totals are made of it, so an edit of one line asks for no other's price. */
export const cartItems = pgTable(
  'cart_items',
  {
    id: id(),
    cartId: integer()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    productId: integer().references(() => products.id, { onDelete: 'cascade' }),
    customProductId: integer().references(() => customProducts.id, { onDelete: 'cascade' }),
    amount: quantity().notNull(),
    /** Its place once the buyer has ordered the lines; those without one follow as they were put in. */
    position: integer(),
    isSelected: boolean().notNull().default(true),
    note: text().notNull().default(''),
    source: jsonb().$type<LineSource>(),
    /** For one unit at this amount, gross; null: there was none. */
    price: kopecks(),
    oldPrice: kopecks(),
    /** Basis points; null: without VAT. */
    vatRate: integer(),
    /** For one unit. */
    cashBack: kopecks(),
    previousPrice: kopecks(),
    pricedAt: at(),
    /** Price type, region and contract it was resolved for. */
    pricedFor: text().notNull().default(''),
    addedAt: createdAt(),
  },
  (t) => [
    uniqueIndex().on(t.cartId, t.productId),
    uniqueIndex().on(t.cartId, t.customProductId),
    index().on(t.productId),
    index().on(t.customProductId),
    // Lines that entries of the purchasing board ask for.
    index('cart_items_need_entries').using('gin', sql`need_entries(${t.source})`).where(sql`${t.source} ? 'needs'`),
    check('cart_items_one_product', sql`(${t.productId} is null) <> (${t.customProductId} is null)`),
    check('cart_items_amount', sql`${t.amount} > 0 and ${t.amount} <= 1000000`),
  ],
)

export const cartItemsFates = fatesOf(cartItems, {
  note: ['mentions'],
  source: 'impersonal',
  pricedFor: 'impersonal',
})

/** Lines taken out or replaced, for the day in which that can be undone; `replaced_by` of a line is the product now in its place. */
export const cartDeletions = pgTable(
  'cart_deletions',
  {
    token: uuid().primaryKey().defaultRandom(),
    cartId: integer()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    lines: jsonb().$type<Record<string, unknown>[]>().notNull(),
    deletedAt: createdAt(),
  },
  (t) => [index().on(t.cartId), index().on(t.deletedAt)],
)

export const cartDeletionsFates = fatesOf(cartDeletions, {
  lines: 'expires',
})
