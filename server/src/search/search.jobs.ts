import * as z from 'zod'
import { openPool } from '#platform/database/db'
import { job } from '#platform/jobs/jobs'
import { databaseAddress } from '#platform/database/open-database'
import { deleteOldChanges } from './following/changes.queries.ts'
import { deleteOldSearches } from './old-searches.queries.ts'
import { writeTerms } from './oracle/write-terms.ts'

/** Older searches no longer help to word the catalogue. */
const SEARCHES_DAYS = 180
const STATEMENT_MS = 60_000

/** An index older than a day is built anew, so earlier changes are never read. */
export const purgeOldChanges = job({
  name: 'catalogue.forget-changes',
  payload: z.object({}),
  run: ({ db }) => deleteOldChanges(db),
})

export const purgeOldSearches = job({
  name: 'catalogue.forget-searches',
  payload: z.object({}),
  run: (ctx) => deleteOldSearches(ctx, SEARCHES_DAYS),
})

/** With them PostgreSQL can answer words while an index loads. */
export const writeSearchTerms = job({
  name: 'catalogue.write-search-terms',
  payload: z.object({}),
  run: async ({ config }) => {
    const pool = openPool({ url: databaseAddress(config), max: 1, statementMs: STATEMENT_MS })
    try {
      await writeTerms(pool)
    } finally {
      await pool.end()
    }
  },
})
