import { and, inArray, lt, sql } from '#platform/database/drizzle'
import * as z from 'zod'
import { doneOnce, idempotencyKeys, mails, rateCounters, smsMessages } from '#tables/platform'
import { job } from './jobs.ts'

// Purchasing departments retry the next morning, or after the weekend.
const KEYS_DAYS = 7
const MAILS_DAYS = 90
/** A job that failed for good tried for days; nobody looks at it after so long. */
const DEAD_JOBS_DAYS = 90
/** A job runs again within days of its first try, never after months. */
const MARKS_DAYS = 90

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`

/** Deletes expired rows. Letters that never left stay until someone has looked at them. */
export const cleanUp = job({
  name: 'platform.clean-up',
  payload: z.object({}),
  run: async ({ db }) => {
    await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, daysAgo(KEYS_DAYS)))
    await db.delete(rateCounters).where(lt(rateCounters.windowEndsAt, sql`now()`))
    await db.delete(doneOnce).where(sql`${doneOnce.at} < ${daysAgo(MARKS_DAYS)} and not ${doneOnce.isForGood}`)
    await db.execute(
      sql`delete from graphile_worker._private_jobs where attempts >= max_attempts and locked_at is null and run_at < ${daysAgo(DEAD_JOBS_DAYS)}`,
    )
    await db.delete(mails).where(and(lt(mails.createdAt, daysAgo(MAILS_DAYS)), inArray(mails.state, ['sent', 'kept'])))
    await db.delete(smsMessages).where(and(lt(smsMessages.createdAt, daysAgo(MAILS_DAYS)), inArray(smsMessages.state, ['sent', 'kept'])))
  },
})
