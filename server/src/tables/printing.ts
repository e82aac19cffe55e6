import { sql, check, index, integer, pgTable, smallint, text } from '#platform/database/drizzle'
import { printStates } from '@vitrina/contract/printing/printing'
import { createdAt, id } from './columns.ts'
import { fatesOf } from './fates.ts'
import { users } from './users.ts'

/** Papers of many orders that a job makes into one file for a member of staff. */
export const printings = pgTable(
  'printings',
  {
    id: id(),
    authorId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    count: integer().notNull(),
    state: text({ enum: printStates }).notNull().default('making'),
    percent: smallint().notNull().default(0),
    /** Null until it is made. */
    fileKey: text(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.authorId), index().on(t.createdAt), check('printings_percent', sql`${t.percent} between 0 and 100`)],
)

export const printingsFates = fatesOf(printings, { fileKey: 'expires' })
