import * as z from 'zod'
import { openPool } from '#platform/database/db'
import { job } from '#platform/jobs/jobs'
import { databaseAddress } from '#platform/database/open-database'
import { countDemand } from './demand/count-demand.ts'
import { deleteOldChanges } from './following/changes.queries.ts'
import { writeTerms } from './oracle/write-terms.ts'

const STATEMENT_MS = 60_000

/** An index older than a day is built anew, so earlier changes are never read. */
export const purgeOldChanges = job({
  name: 'catalogue.forget-changes',
  payload: z.object({}),
  run: ({ db }) => deleteOldChanges(db),
})

/** At night: what was bought by day moves the order of searches by the next morning. */
export const countBought = job({
  name: 'catalogue.count-bought',
  payload: z.object({}),
  run: (ctx) => countDemand(ctx),
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
