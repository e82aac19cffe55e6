import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Logger, parseCronItems, run, type Task, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import { circuitBreaker } from './circuit-breaker.ts'
import type { Context } from '../context.ts'
import { jobLeases } from './job-leases.ts'
import type { Job, Service } from './jobs.ts'
import { releaseOnce } from './release-once.ts'
import { superviseRunner, type Runner } from './supervise-runner.ts'

/** A job that runs by the clock (UTC, cron notation). */
export type Schedule = { job: Job; cron: string }

/** Jobs at a time for each outside service: one that hangs holds these and no others. */
const SERVICE_SLOTS = 2
const DRAIN_MS = 25_000
const BEAT_MS = 5_000
const COOL_DOWN_MS = 30_000

type Options = {
  pool: pg.Pool
  jobs: readonly Job[]
  schedules: readonly Schedule[]
  /** For the worker's heartbeat: no crowd of jobs may delay it. */
  heartbeats?: pg.Pool
  /** How long a service that is down is left alone. */
  coolDownMs?: number
}

/** Connections the jobs of a process need, with those that only listen; and one for the heartbeat. */
export const connectionsFor = (jobs: readonly Job[], concurrency: number): number =>
  concurrency + 2 + servicesOf(jobs).length * (SERVICE_SLOTS + 1)

const servicesOf = (jobs: readonly Job[]): Service[] => [...new Set(jobs.flatMap(({ service }) => service ?? []))]

function loggerOf({ log }: Context): Logger {
  return new Logger((scope) => (level, message, meta) => {
    // The library logs every step of its own; only failed jobs matter to us.
    const line = { ...scope, ...(meta?.error instanceof Error ? { err: meta.error } : {}) }
    if (level === 'error') log.error(line, message)
    else if (level === 'warning') log.warn(line, message)
    else log.debug(line, message)
  })
}

/** Jobs live by the database's clock: a node whose own is fast would let reserves expire early. */
async function databaseClock(pool: pg.Pool): Promise<() => Date> {
  const { rows } = await pool.query<{ now: Date }>('select now()')
  const [began, readAt] = [rows[0]?.now.getTime() ?? Date.now(), performance.now()]
  return () => new Date(began + performance.now() - readAt)
}

/** Takes jobs from the database until stopped. A failed one is tried again, each wait longer than the one before. */
export async function runJobs(
  ctx: Context,
  { pool, jobs, schedules, heartbeats = pool, coolDownMs = COOL_DOWN_MS }: Options,
): Promise<{ stop: () => Promise<void> }> {
  const leases = jobLeases(heartbeats)
  const start = startRunners(ctx, releaseOnce(pool), leases)
  const own = { jobs: jobs.filter(({ service }) => !service), schedules, concurrency: ctx.config.WORKER_CONCURRENCY }
  const runners = await Promise.all([
    superviseRunner(() => start(own), ctx),
    ...servicesOf(jobs).map((service) =>
      superviseService(ctx, { service, start, coolDownMs, jobs: jobs.filter((one) => one.service === service) }),
    ),
  ])
  const beating = startHeartbeats(ctx, leases)
  return {
    stop: async () => {
      await Promise.all(runners.map((runner) => runner.stop()))
      await beating.stop()
    },
  }
}

type Work = { jobs: readonly Job[]; schedules?: readonly Schedule[]; concurrency: number; onEnd?: (job: Job, error: unknown) => void }

const startRunners =
  (ctx: Context, pool: pg.Pool, leases: ReturnType<typeof jobLeases>) =>
  async ({ jobs, schedules = [], concurrency, onEnd = () => {} }: Work): Promise<Runner> => {
    const events: WorkerEvents = new EventEmitter()
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    leases.follow(events)
    events.once('pool:gracefulShutdown', () => end())
    // The library remembers the failure of its first question for good: a runner born while the database goes away never takes a job.
    events.once('worker:getJob:error', () => end())
    const taskOf =
      (job: Job): Task =>
      async (payload, helpers) => {
        try {
          const now = await databaseClock(pool)
          // A payload we cannot read is retried too: a node with newer code may be able to.
          await job.run({ ...ctx, now, log: ctx.log.child({ job: job.name, jobId: helpers.job.id }) }, job.payload.parse(payload))
          onEnd(job, null)
        } catch (error) {
          onEnd(job, error)
          throw error
        }
      }
    const runner = await run({
      pgPool: pool,
      events,
      logger: loggerOf(ctx),
      concurrency,
      noHandleSignals: true,
      gracefulShutdownAbortTimeout: DRAIN_MS,
      // In batches, even of one: only their failure ends the runner, that of a single note would end the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      taskList: Object.fromEntries(jobs.map((job) => [job.name, taskOf(job)])),
      parsedCronItems: parseCronItems(schedules.map(({ job, cron }) => ({ task: job.name, match: cron }))),
    })
    await leases.enrol().catch((error: unknown) => ctx.log.warn({ err: error }, 'the worker could not say that it lives'))
    const left = runner.promise.catch((error: unknown) => ctx.log.warn({ err: error }, 'jobs are no longer taken'))
    // A runner that is stopping already rejects this.
    void ended.then(() => runner.stop().catch(() => {}))
    return {
      ended,
      stop: async () => {
        end()
        await Promise.race([left, pause(DRAIN_MS, undefined, { ref: false })])
      },
    }
  }

/** The jobs of an outside service: while it is down they wait as they are, without a try being used up. */
function superviseService(
  ctx: Context,
  {
    service,
    jobs,
    start,
    coolDownMs,
  }: { service: Service; jobs: readonly Job[]; start: ReturnType<typeof startRunners>; coolDownMs: number },
) {
  let restMs = 0
  let runner: Runner | null = null
  const breaker = circuitBreaker(() => {
    ctx.log.warn({ service: service.name, coolDownMs }, 'an outside service is down, its jobs wait')
    restMs = coolDownMs
    void runner?.stop()
  })
  const onEnd = (_job: Job, error: unknown) => (service.isDown(error) ? breaker.failed() : breaker.answered())
  const next = async () => {
    restMs = 0
    breaker.close()
    runner = await start({ jobs, concurrency: SERVICE_SLOTS, onEnd })
    return runner
  }
  return superviseRunner(next, { log: ctx.log, rest: () => restMs })
}

function startHeartbeats(ctx: Context, leases: ReturnType<typeof jobLeases>): { stop: () => Promise<void> } {
  const halt = new AbortController()
  const beat = async () => {
    while (!halt.signal.aborted) {
      await leases.beat().catch((error: unknown) => ctx.log.warn({ err: error }, 'the worker could not say that it lives'))
      // Cut short by `stop`.
      await pause(BEAT_MS, undefined, { signal: halt.signal }).catch(() => undefined)
    }
  }
  const beating = beat()
  return {
    stop: async () => {
      halt.abort()
      await beating
    },
  }
}
