import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { job } from './jobs.ts'

/**
 * No job of ours works for so long; who holds one longer has died with it. For those who never said that they live,
 * as an older version of ours does not: the others' silence is noticed at once. The library itself would wait four hours.
 */
const DEAD_AFTER = "interval '10 minutes'"

/** Jobs of a worker that was killed are taken up by another; what they have done already they find done. */
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
