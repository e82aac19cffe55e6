import { Logger, parseCronItems, run, type Task } from 'graphile-worker'
import type pg from 'pg'
import type { Context } from './context.ts'
import type { Job } from './jobs.ts'

/** A job that runs by the clock (UTC, cron notation). */
export type Schedule = { job: Job; cron: string }

const DRAIN_MS = 25_000

function taskOf(ctx: Context, job: Job): Task {
  return async (given, helpers) => {
    // A payload we cannot read is retried too: a node with newer code may be able to.
    await job.run({ ...ctx, log: ctx.log.child({ job: job.name, jobId: helpers.job.id }) }, job.payload.parse(given))
  }
}

/** Takes jobs from the database until stopped. A failed one is tried again, each wait longer than the one before. */
export async function runJobs(
  ctx: Context,
  { pool, jobs, schedules }: { pool: pg.Pool; jobs: readonly Job[]; schedules: readonly Schedule[] },
): Promise<{ stop: () => Promise<void> }> {
  const logger = new Logger((scope) => (level, message, meta) => {
    // It tells every step of its own; a failed job is what we want to hear of.
    const line = { ...scope, ...(meta?.error instanceof Error ? { err: meta.error } : {}) }
    if (level === 'error') ctx.log.error(line, message)
    else if (level === 'warning') ctx.log.warn(line, message)
    else ctx.log.debug(line, message)
  })
  const runner = await run({
    pgPool: pool,
    logger,
    concurrency: ctx.config.WORKER_CONCURRENCY,
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: DRAIN_MS,
    taskList: Object.fromEntries(jobs.map((job) => [job.name, taskOf(ctx, job)])),
    parsedCronItems: parseCronItems(schedules.map(({ job, cron }) => ({ task: job.name, match: cron }))),
  })
  return { stop: () => runner.stop() }
}
