import { sql, check, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from '#platform/database/drizzle'
import type { LineSource } from '@vitrina/contract/cart/cart'
import { products } from './catalogue.ts'
import { customProducts } from './choices.ts'
import { at, bigId, createdAt, id, kopecks, quantity } from './columns.ts'
import { companies } from './companies.ts'
import { fatesOf } from './fates.ts'
import { sites } from './sites.ts'
import { users } from './users.ts'

/** A need of a company for an object by a day. What is ordered of it is read off the orders and never stored here. */
export const purchasingEntries = pgTable(
  'purchasing_entries',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    name: text().notNull(),
    objectName: text().notNull().default(''),
    neededOn: date({ mode: 'string' }).notNull(),
    responsibleId: integer().references(() => users.id, { onDelete: 'set null' }),
    budget: kopecks(),
    note: text().notNull().default(''),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Grows with every change, so that two people notice each other. */
    version: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    archivedAt: at(),
    /** Deleted forever ten minutes later, unless it is brought back by its token. */
    deletedAt: at(),
    deletionToken: uuid(),
  },
  (t) => [
    index().on(t.companyId, t.neededOn, t.id),
    index().on(t.responsibleId),
    index().on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
    check('purchasing_entries_budget', sql`${t.budget} >= 0`),
  ],
)

export const purchasingEntriesFates = fatesOf(purchasingEntries, {
  name: ['exported', 'mentions'],
  objectName: ['exported', 'mentions'],
  note: ['exported', 'mentions'],
  createdBy: ['emptied'],
  createdAt: ['exported'],
})

/** One line for each product: what is needed of it. */
export const purchasingLines = pgTable(
  'purchasing_lines',
  {
    entryId: integer()
      .notNull()
      .references(() => purchasingEntries.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    position: integer().notNull(),
    productId: integer().references(() => products.id, { onDelete: 'set null' }),
    customProductId: integer().references(() => customProducts.id, { onDelete: 'set null' }),
    /** As it was called when it was put in: the product may go, the need stays. */
    name: text().notNull(),
    amount: quantity().notNull(),
    note: text().notNull().default(''),
    source: jsonb().$type<LineSource>(),
  },
  (t) => [
    primaryKey({ columns: [t.entryId, t.id] }),
    uniqueIndex().on(t.entryId, t.productId),
    uniqueIndex().on(t.entryId, t.customProductId),
    index().on(t.productId),
    index().on(t.customProductId),
    check('purchasing_lines_amount', sql`${t.amount} > 0 and ${t.amount} <= 1000000`),
  ],
)

export const purchasingLinesFates = fatesOf(purchasingLines, { name: ['mentions'], note: ['mentions'], source: 'impersonal' })

export const purchasingComments = pgTable(
  'purchasing_comments',
  {
    id: bigId(),
    entryId: integer()
      .notNull()
      .references(() => purchasingEntries.id, { onDelete: 'cascade' }),
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    at: createdAt(),
  },
  (t) => [index().on(t.entryId, t.id)],
)

export const purchasingCommentsFates = fatesOf(purchasingComments, {
  text: ['exported', 'mentions'],
  authorId: ['emptied'],
  at: ['exported'],
})
