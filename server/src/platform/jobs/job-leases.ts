import type { WorkerEvents } from 'graphile-worker'
import type pg from 'pg'

/** How long a worker may be silent before its jobs go to others; a beat comes several times as often. */
const LEASE = "interval '20 seconds'"
/** A worker declares no other dead before so many beats in a row: while the database was away, all of them were silent. */
const MIN_BEATS = 3

type WorkerState = { isLeaving: boolean; jobs: Set<string> }

/**
 * Every worker writes a heartbeat by the database's clock; one whose heartbeat is too old has died, and its jobs are free again.
 * A job that was given out while the connection broke, so that no worker has begun it, is free again as well.
 */
export function jobLeases(pool: pg.Pool) {
  const workers = new Map<string, WorkerState>()
  /** Ended, but perhaps not yet written down as ended. */
  let justEnded = new Set<string>()
  let ended = new Set<string>()
  let beats = 0

  /** Left by themselves, with the database gone perhaps before they had spoken once. */
  const stoppedIds = new Set<string>()

  const writeHeartbeats = (ids: readonly string[]) =>
    pool.query('insert into job_workers (id) select unnest($1::text[]) on conflict (id) do update set seen_at = now()', [ids])

  const beat = async (): Promise<void> => {
    for (const [id, { isLeaving, jobs }] of workers)
      if (isLeaving && jobs.size === 0) {
        workers.delete(id)
        stoppedIds.add(id)
      }
    const ids = [...workers.keys()]
    const startedJobs = [...[...workers.values()].flatMap(({ jobs }) => [...jobs]), ...justEnded, ...ended]
    ended = justEnded
    justEnded = new Set()
    try {
      await writeHeartbeats(ids)
      beats++
    } catch (error) {
      beats = 0
      throw error
    }
    if (beats < MIN_BEATS) return
    await pool.query(
      `with dead as (delete from job_workers where seen_at < now() - ${LEASE} returning id)
       update graphile_worker._private_jobs set locked_at = null, locked_by = null
       where locked_by in (select id from dead)
         or (locked_by = any($1::text[]) and locked_at < now() - ${LEASE} and id <> all($2::bigint[]))`,
      [[...ids, ...stoppedIds], startedJobs],
    )
  }

  return {
    beat,
    /** At once, before the first beat: one that is killed in between must be known to the others. */
    enrol: () => writeHeartbeats([...workers.keys()]),
    follow: (events: WorkerEvents): void => {
      events.on('pool:create', ({ workerPool }) => void workers.set(workerPool.id, { isLeaving: false, jobs: new Set() }))
      events.on('pool:gracefulShutdown', ({ workerPool }) => {
        const state = workers.get(workerPool.id)
        if (state) state.isLeaving = true
      })
      events.on('job:start', ({ worker, job }) => void workers.get(worker.workerPool.id)?.jobs.add(job.id))
      events.on('job:complete', ({ worker, job }) => {
        workers.get(worker.workerPool.id)?.jobs.delete(job.id)
        justEnded.add(job.id)
      })
    },
  }
}
