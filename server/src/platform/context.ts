import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#src/config'
import { type Db, transact } from './database/db.ts'
import type { Files } from './files/files.ts'
import { type Jobs, jobsOn } from './jobs/jobs.ts'
import { sqlState } from './database/sql-state.ts'

/** Dependencies of a use case. Passed by hand; there is no container. */
export type Context = {
  config: Config
  db: Db
  /** How busy the connections are; queries go through `db`. */
  pool: { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number }
  jobs: Jobs
  files: Files
  log: FastifyBaseLogger
  now: () => Date
}

const MAX_TRIES = 5
/** serialization_failure, deadlock_detected: PostgreSQL asks to run the whole transaction again. */
const RETRYABLE = new Set(['40001', '40P01'])

/**
 * Everything done through `tx`, jobs included, happens together or not at all.
 * The closure may run again, so nothing outside the database belongs in it.
 */
export async function inTransaction<T>(ctx: Context, work: (tx: Context) => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await transact(ctx.db, (db) => work({ ...ctx, db, jobs: jobsOn(db) }))
    } catch (error) {
      if (!RETRYABLE.has(sqlState(error) ?? '') || tried === MAX_TRIES) throw error
      await pause(10 + Math.random() * 40 * tried)
    }
  }
}

class Undone extends Error {
  outcome: unknown
  constructor(outcome: unknown) {
    super('Undone on purpose')
    this.outcome = outcome
  }
}

/** The outcome of work of which nothing is stored: to show a change before it is made, by the code that makes it. */
export async function inUndoneTransaction<T>(ctx: Context, work: (tx: Context) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(ctx, async (tx): Promise<T> => {
      throw new Undone(await work(tx))
    })
  } catch (error) {
    if (error instanceof Undone) return error.outcome as T
    throw error
  }
}
