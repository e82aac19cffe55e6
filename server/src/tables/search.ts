import { sql } from 'drizzle-orm'
import { customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bigId, createdAt } from './columns.ts'

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * What search indexes have to read anew, written by triggers in the transaction of the change.
 * `xid` tells a follower what it has seen: `seq` is drawn before the commit, so its order is not that of commits.
 */
export const searchChanges = pgTable(
  'search_changes',
  {
    seq: bigId(),
    xid: xid8().notNull().default(sql`pg_current_xact_id()`),
    /** amounts: prices, promos, stock; all: more than can be named, `product_id` is null. */
    kind: text({ enum: ['document', 'amounts', 'all'] }).notNull(),
    productId: integer(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.xid), index().on(t.createdAt)],
)
