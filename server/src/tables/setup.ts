import { integer, pgTable, primaryKey, text } from '#platform/database/drizzle'
import { at, bytea, createdAt } from './columns.ts'

/** One-time codes printed by the processes that found no site; only their SHA-256 is kept, and the first shop deletes them all. */
export const setupCodes = pgTable('setup_codes', {
  codeHash: bytea().primaryKey(),
  createdAt: createdAt(),
  expiresAt: at().notNull(),
})

/** Every row the sample of goods brought: what was there before it stays when it goes. */
export const sampleRows = pgTable('sample_rows', { table: text().notNull(), rowId: integer().notNull() }, (t) => [
  primaryKey({ columns: [t.table, t.rowId] }),
])

/** Their texts hold nothing of a person. */
export const withoutPeople = [setupCodes, sampleRows]
