import { sql, index, integer, pgTable, text } from '#platform/database/drizzle'
import { bigId, createdAt, xid8 } from './columns.ts'

/**
 * Companies and people that the search of staff has to read again, written by triggers in the transaction of the change and found by
 * `xid`, as `search_changes` are.
 */
export const customerChanges = pgTable(
  'customer_changes',
  {
    seq: bigId(),
    xid: xid8().notNull().default(sql`pg_current_xact_id()`),
    kind: text({ enum: ['company', 'person'] }).notNull(),
    customerId: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.xid), index().on(t.createdAt)],
)
