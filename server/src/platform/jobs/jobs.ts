import { sql } from '#platform/database/drizzle'
import type * as z from 'zod'
import type { Context } from '../context.ts'
import type { Db } from '../database/db.ts'

export type JobOptions = {
  /** A second job under the same key replaces the waiting first one. */
  key?: string
  runAt?: Date
  maxAttempts?: number
}

export type Jobs = { add: (name: string, payload: Record<string, unknown>, options?: JobOptions) => Promise<void> }

/** Something outside that may be slow or down: its jobs have slots of their own, and wait while it is down. */
export type Service = { name: string; isDown: (error: unknown) => boolean }

/** Work done later: a name, the shape of its payload, and a verb. `worker.ts` lists them all. */
export type Job<P extends z.ZodType = z.ZodType> = {
  name: string
  payload: P
  /** The outside service it calls, if any. */
  service?: Service
  // A method, so that jobs with different payloads fit into one list.
  run(ctx: Context, payload: z.output<P>): Promise<void>
}

export const job = <P extends z.ZodType>(described: Job<P>): Job<P> => described

/** Adds through `db`: inside a transaction the job appears only if the transaction commits. */
export const jobsOn = (db: Db): Jobs => ({
  add: async (name, payload, options = {}) => {
    await db.execute(sql`
      select graphile_worker.add_job(
        ${name}::text,
        payload := ${JSON.stringify(payload)}::json,
        job_key := ${options.key ?? null}::text,
        run_at := ${options.runAt?.toISOString() ?? null}::timestamptz,
        max_attempts := ${options.maxAttempts ?? null}::int
      )`)
  },
})
