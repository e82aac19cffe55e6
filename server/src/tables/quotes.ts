import { sql, date, index, integer, jsonb, pgSequence, pgTable, primaryKey, text, uuid } from '#platform/database/drizzle'
import type { QuoteLine } from '@vitrina/contract/quotes/quote-lines'
import { quoteSides, storedQuoteStates } from '@vitrina/contract/quotes/quotes.rules'
import { approvalStates } from '@vitrina/contract/quotes/quote-desk'
import { at, createdAt, id } from './columns.ts'
import { companies } from './companies.ts'
import { fatesOf } from './fates.ts'
import { sites } from './sites.ts'
import { users } from './users.ts'

export const quoteNumbers = pgSequence('quote_numbers')

/** The draft of the side whose turn it is; the other side never sees it. */
export type QuoteDraft = { lines: QuoteLine[]; message: string; validUntil: string | null }

/** A buyer's request for prices and what became of it; each turn that was sent is a version. */
export const quotes = pgTable(
  'quotes',
  {
    id: id(),
    /** ЗЦ-000123 */
    number: text().notNull().unique(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull().default(''),
    sourceType: text({ enum: ['cart', 'specification'] }).notNull(),
    sourceId: integer(),
    state: text({ enum: storedQuoteStates }).notNull().default('draft'),
    /** Grows with every write, so that two people notice each other. */
    edition: integer().notNull().default(0),
    versionNo: integer().notNull().default(0),
    draft: jsonb().$type<QuoteDraft>(),
    /** The last day of the seller's newest prices. */
    validUntil: date({ mode: 'string' }),
    /** Since when the seller's side owes an answer. */
    waitingSince: at(),
    takenBy: integer().references(() => users.id, { onDelete: 'set null' }),
    approval: text({ enum: approvalStates }).notNull().default('none'),
    approvalNote: text().notNull().default(''),
    /** Chosen lines of the accepted version. */
    accepted: jsonb().$type<{ versionNo: number; lines: { id: string; amount: number }[] }>(),
    acceptedAt: at(),
    /** The group of orders it has become. */
    orderGroup: uuid(),
    reason: text().notNull().default(''),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    index().on(t.companyId, t.updatedAt.desc()),
    index().on(t.waitingSince).where(sql`${t.waitingSince} is not null`),
    index().on(t.orderGroup).where(sql`${t.orderGroup} is not null`),
  ],
)

export const quotesFates = fatesOf(quotes, {
  number: ['exported'],
  createdBy: ['emptied'],
  name: ['exported', 'mentions'],
  draft: ['mentions'],
  approvalNote: ['mentions'],
  accepted: 'impersonal',
  reason: ['mentions'],
  createdAt: ['exported'],
})

/** Turns as they were sent; append-only. */
export const quoteVersions = pgTable(
  'quote_versions',
  {
    quoteId: integer()
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    no: integer().notNull(),
    side: text({ enum: quoteSides }).notNull(),
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    at: createdAt(),
    message: text().notNull().default(''),
    validUntil: date({ mode: 'string' }),
    lines: jsonb().$type<QuoteLine[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.quoteId, t.no] })],
)

export const quoteVersionsFates = fatesOf(quoteVersions, {
  authorId: ['emptied'],
  message: ['exported', 'mentions'],
  lines: ['mentions'],
  at: ['exported'],
})
