import { sql } from '#platform/database/drizzle'
import * as z from 'zod'
import { job } from './jobs.ts'

/**
 * No job of ours runs for so long; a worker that holds one longer has died with it. For workers without a heartbeat,
 * as of an older version of ours: the others' silence is noticed at once. The library itself would wait four hours.
 */
const DEAD_AFTER = "interval '10 minutes'"

/** Jobs of a killed worker are taken up by another, which skips the steps already done. */
export const releaseJobs = job({
  name: 'platform.release-jobs',
  payload: z.object({}),
  run: async ({ db }) => {
    await db.execute(
      sql.raw(`update graphile_worker._private_jobs set locked_at = null, locked_by = null
        where locked_at < now() - ${DEAD_AFTER} and locked_by not in (select id from job_workers)`),
    )
  },
})
