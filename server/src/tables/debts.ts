import { check, date, index, integer, pgTable, text, sql } from '#platform/database/drizzle'
import { createdAt, id, kopecks } from './columns.ts'
import { companies } from './companies.ts'
import { users } from './users.ts'

/**
 * Balances from a statement of the accounting system beyond the store's own documents and payments; the newest one of a company
 * counts until the next. A negative sum: the books have less.
 */
export const openingBalances = pgTable(
  'opening_balances',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    /** The system the statement comes from, as people call it: 1С:Бухгалтерия. */
    source: text().notNull(),
    asOf: date({ mode: 'string' }).notNull(),
    receivables: kopecks().notNull(),
    /** The overdue part of the receivables, and its first day. */
    overdue: kopecks().notNull(),
    overdueSince: date({ mode: 'string' }),
    advance: kopecks().notNull(),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.companyId, t.asOf.desc(), t.id.desc()),
    check('opening_balances_overdue', sql`${t.overdue} <= 0 or ${t.overdueSince} is not null`),
  ],
)

/** Their texts hold nothing of a person. */
export const withoutPeople = [openingBalances]
