import { lt, sql } from 'drizzle-orm'
import * as z from 'zod'
import { idempotencyKeys, mails, rateCounters, smsMessages } from '#tables/platform'
import { job } from './jobs.ts'

// Purchasing departments retry the next morning, or after the weekend.
const KEYS_DAYS = 7
const MAILS_DAYS = 90

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`

/** Deletes what nobody will ask for again. Letters that never left stay until someone has looked at them. */
export const cleanUp = job({
  name: 'platform.clean-up',
  payload: z.object({}),
  run: async ({ db }) => {
    await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, daysAgo(KEYS_DAYS)))
    await db.delete(rateCounters).where(lt(rateCounters.windowEndsAt, sql`now()`))
    for (const table of [mails, smsMessages])
      await db.delete(table).where(sql`${table.createdAt} < ${daysAgo(MAILS_DAYS)} and ${table.state} in ('sent', 'kept')`)
  },
})
