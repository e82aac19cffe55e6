import { setTimeout as pause } from 'node:timers/promises'
import type { Store } from './open-store.ts'
import { run } from './run-store.ts'

const MAX_POLLS = 600

// Jobs of dead workers are free again after ten minutes, failed ones are retried ever later: here that time passes at once.
const FAST_FORWARD = `update graphile_worker._private_jobs set locked_at = locked_at - interval '1 hour',
  run_at = case when attempts > 0 then least(run_at, now()) else run_at end`
const UNDONE = `select j.attempts >= j.max_attempts as "isGivenUp",
    format('job %s (%s) is not done: %s', j.id, t.identifier, coalesce(j.last_error, 'not begun')) as what
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where j.attempts >= j.max_attempts or j.run_at < now() + interval '1 hour'`

/** The last kill of PostgreSQL may be a moment ago. */
async function untilDone<T>(work: () => Promise<T>, tries = 60): Promise<T> {
  for (let left = tries; ; left--) {
    try {
      return await work()
    } catch (error) {
      if (left === 0) throw error
      await pause(1_000)
    }
  }
}

/** Follow-up jobs of the orders are run by a worker that is not killed; returns those that failed. */
export async function finishJobs({ pool, environment }: Store): Promise<string[]> {
  await untilDone(() => pool.query(FAST_FORWARD))
  const worker = run('server/src/worker.ts', environment)
  let undone: { isGivenUp: boolean; what: string }[] = []
  for (let poll = 0; poll < MAX_POLLS; poll++) {
    undone = (await untilDone(() => pool.query<{ isGivenUp: boolean; what: string }>(UNDONE))).rows
    if (undone.every(({ isGivenUp }) => isGivenUp)) break
    await pause(500)
  }
  worker.kill()
  await worker.ended
  return undone.map(({ what }) => what)
}
