import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { startTestApp } from '#test/app'
import { patientPool } from '#test/database'
import { textWith } from '#test/matchers'
import { job } from './jobs.ts'
import { createLog } from './log.ts'
import { runJobs } from './run-jobs.ts'

let server: Awaited<ReturnType<typeof startTestApp>>
const lines: string[] = []
beforeAll(async () => {
  server = await startTestApp({}, { log: createLog({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) }) })
})
afterAll(() => server.stop())

const done: string[] = []
const greet = job({ name: 'test.greet', payload: z.object({ name: z.string() }), run: async (_ctx, { name }) => void done.push(name) })
const fail = job({
  name: 'test.fail',
  payload: z.object({}),
  run: async () => {
    throw new Error('mail to buyer@vitrina.test failed')
  },
})
let finish = () => {}
const linger = job({
  name: 'test.linger',
  payload: z.object({}),
  run: async () => {
    await new Promise<void>((end) => {
      finish = end
    })
    done.push('lingered')
  },
})

async function started() {
  const pool = patientPool({ url: server.ctx.config.DATABASE_URL ?? '', max: 4 })
  const runner = await runJobs(server.ctx, { pool, jobs: [greet, fail, linger], schedules: [{ job: greet, cron: '0 4 * * *' }] })
  return { stop: async () => (await runner.stop(), pool.end()) }
}
const jobsNamed = async (name: string) =>
  (
    await server.pool.query<Record<string, unknown>>(
      'select attempts, max_attempts, last_error, run_at > now() as is_later from graphile_worker.jobs where task_identifier = $1',
      [name],
    )
  ).rows

test('a job gets its payload as described, at once; a wrong payload or a failure is kept, logged and tried later', async () => {
  const worker = await started()
  await server.ctx.jobs.add('test.greet', { name: 'Анна' })
  await server.ctx.jobs.add('test.greet', { nobody: true })
  await server.ctx.jobs.add('test.fail', {}, { maxAttempts: 3 })
  await expect.poll(() => done).toContain('Анна')
  await expect
    .poll(() => jobsNamed('test.fail'))
    .toMatchObject([{ attempts: 1, max_attempts: 3, is_later: true, last_error: textWith('failed') }])
  await expect.poll(() => jobsNamed('test.greet')).toMatchObject([{ attempts: 1, is_later: true }])
  await worker.stop()
  const log = lines.join('')
  expect(log).toContain('test.fail')
  expect(log).not.toContain('buyer@vitrina.test')
})

test('a stopping worker finishes the job it has begun', async () => {
  const worker = await started()
  await server.ctx.jobs.add('test.linger', {})
  await expect
    .poll(
      async () =>
        (await server.pool.query(`select 1 from graphile_worker.jobs where task_identifier = 'test.linger' and locked_at is not null`))
          .rowCount,
    )
    .toBe(1)
  const stopping = worker.stop()
  finish()
  await stopping
  expect(done).toContain('lingered')
  expect(await jobsNamed('test.linger')).toEqual([])
})
