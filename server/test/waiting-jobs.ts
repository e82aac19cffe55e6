import { Logger, runOnce } from 'graphile-worker'
import type pg from 'pg'
import type { Context } from '#platform/context'
import type { Job } from '#platform/jobs/jobs'
import { writeCode } from '#modules/auth/codes/codes.jobs'

type Server = { ctx: Context; pool: pg.Pool }

/** Runs the waiting jobs of these names, here and now. */
export async function runWaiting({ ctx, pool }: Server, jobs: readonly Job[]): Promise<void> {
  await runOnce({
    pgPool: pool,
    noHandleSignals: true,
    logger: new Logger(() => () => {}),
    // In batches, even of one: only those are waited for, and a job still being marked as failed would be made due too early.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    taskList: Object.fromEntries(jobs.map((job) => [job.name, (given: unknown) => job.run(ctx, job.payload.parse(given))])),
  })
}

/** The code last sent to this e-mail or phone (E.164); undefined when none was. */
export async function codeSentTo(server: Server, address: string): Promise<string | undefined> {
  await runWaiting(server, [writeCode])
  const { rows } = await server.pool.query<{ text: string }>(
    address.startsWith('+')
      ? 'select text from sms_messages where recipient = $1 order by id desc limit 1'
      : 'select subject as text from mails where recipient = $1 order by id desc limit 1',
    [address],
  )
  return /\b\d{6}\b/.exec(rows[0]?.text ?? '')?.[0]
}
