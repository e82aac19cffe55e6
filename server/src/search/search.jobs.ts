import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import * as z from 'zod'
import { openPool } from '#platform/database/db'
import { job } from '#platform/jobs/jobs'
import { databaseAddress } from '#platform/database/open-database'
import { countDemand } from './demand/count-demand.ts'
import { deleteOldChanges } from './following/changes.queries.ts'
import type { TermsOrder } from './oracle/write-all-terms-worker.ts'
import { writeChangedTerms } from './oracle/write-terms.ts'

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

async function writeChanged({ url, statementMs }: TermsOrder): Promise<boolean> {
  const pool = openPool({ url, max: 1, statementMs })
  try {
    return await writeChangedTerms(pool)
  } finally {
    await pool.end()
  }
}

/** With them PostgreSQL can answer words while an index loads. */
export const writeSearchTerms = job({
  name: 'catalogue.write-search-terms',
  payload: z.object({}),
  run: async ({ config }) => {
    const order: TermsOrder = { url: databaseAddress(config), statementMs: STATEMENT_MS }
    if (await writeChanged(order)) return
    // All of a large catalogue would take the server's own thread for minutes. A failure of the thread is that of the job.
    await once(new Worker(new URL('./oracle/write-all-terms-worker.ts', import.meta.url), { workerData: order }), 'exit')
  },
})
