import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { createdAt, id, kopecks } from './columns.ts'
import { companies } from './companies.ts'
import { users } from './users.ts'

/**
 * What a statement of the accounting system knows beyond the store's own documents and payments; the newest one of a company
 * counts until the next. A negative sum: the books know of less.
 */
export const openingBalances = pgTable(
  'opening_balances',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    /** Whose statement it is, as people call it: 1С:Бухгалтерия. */
    source: text().notNull(),
    asOf: date({ mode: 'string' }).notNull(),
    receivables: kopecks().notNull(),
    /** What of the receivables is overdue, and since when. */
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
