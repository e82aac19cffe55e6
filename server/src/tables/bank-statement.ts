import { sql, check, date, index, integer, pgTable, text } from '#platform/database/drizzle'
import { at, createdAt, id, kopecks } from './columns.ts'
import { payments } from './documents.ts'
import { fatesOf } from './fates.ts'
import { users } from './users.ts'

/** Money that came to the seller's account, as the bank's statement has it. A line waits until it is a payment that counts, or is dismissed. */
export const bankStatementLines = pgTable(
  'bank_statement_lines',
  {
    id: id(),
    /** The identity of the bank's document: the same statement loaded twice adds nothing. */
    key: text().notNull().unique(),
    number: text().notNull(),
    date: date({ mode: 'string' }).notNull(),
    receivedOn: date({ mode: 'string' }).notNull(),
    sum: kopecks().notNull(),
    payerName: text().notNull(),
    payerInn: text().notNull(),
    purpose: text().notNull(),
    /** The payment made of it; while that is voided, the line waits again. */
    paymentId: integer().references(() => payments.id),
    dismissedAt: at(),
    dismissReason: text().notNull().default(''),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.paymentId),
    index('bank_statement_lines_dismissed').on(t.id).where(sql`${t.dismissedAt} is not null`),
    index('bank_statement_lines_waiting').on(t.id).where(sql`${t.paymentId} is null and ${t.dismissedAt} is null`),
    check('bank_statement_lines_sum', sql`${t.sum} > 0`),
  ],
)

export const bankStatementLinesFates = fatesOf(bankStatementLines, {
  key: 'retained',
  number: 'retained',
  payerName: ['mentions'],
  payerInn: 'retained',
  purpose: ['mentions'],
  dismissReason: ['mentions'],
})
