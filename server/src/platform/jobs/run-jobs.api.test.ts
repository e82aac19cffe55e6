import { DAY_MS } from '@vitrina/contract/days/days.rules'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { startTestApp } from '#test/app'
import { textWith } from '#test/matchers'
import { openPool } from '../database/db.ts'
import { job, type Job, type Service } from './jobs.ts'
import { createLog } from '../process/log.ts'
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
let finish: (() => void) | null = null
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

async function started(jobs: readonly Job[] = [greet, fail, linger], { coolDownMs = 60_000 } = {}) {
  const pool = openPool({ url: server.ctx.config.DATABASE_URL ?? '', max: 12, statementMs: 60_000 })
  const runner = await runJobs(server.ctx, { pool, jobs, schedules: [{ job: greet, cron: '0 4 * * *' }], coolDownMs })
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
  await expect.poll(() => finish).not.toBeNull()
  const stopping = worker.stop()
  finish?.()
  await stopping
  expect(done).toContain('lingered')
  expect(await jobsNamed('test.linger')).toEqual([])
})

const killConnections = () =>
  server.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`)

test('jobs go on after the database was lost under them, any number of times, and the process lives', async () => {
  const begun = new Set<number>()
  const ended = new Set<number>()
  const busy = job({
    name: 'test.busy',
    payload: z.object({ number: z.number() }),
    run: async (_ctx, { number }) => {
      begun.add(number)
      await pause(30)
      ended.add(number)
    },
  })
  const worker = await started([busy, greet])
  for (let deaths = 0; deaths < 6; deaths++) {
    const before = begun.size
    for (let number = deaths * 10; number < deaths * 10 + 10; number++) await server.ctx.jobs.add('test.busy', { number })
    await expect.poll(() => begun.size).toBeGreaterThan(before)
    await killConnections()
  }
  await server.ctx.jobs.add('test.greet', { name: 'после' })
  await expect.poll(() => done).toContain('после')
  // One that was given out while the connection broke comes again when its lease is over, one that failed after a wait.
  await expect.poll(() => ended.size, { timeout: 120_000 }).toBe(60)
  await worker.stop()
})

test('an outside service that hangs holds its own slots only: other jobs go on', async () => {
  const { promise: answer, resolve: finishAll } = Promise.withResolvers<void>()
  let hanging = 0
  const service: Service = { name: 'silent', isDown: () => false }
  const hang = job({
    name: 'test.hang',
    payload: z.object({}),
    service,
    run: async () => {
      hanging++
      await answer
    },
  })
  const worker = await started([hang, greet])
  for (let count = 0; count < 10; count++) await server.ctx.jobs.add('test.hang', {})
  await expect.poll(() => hanging).toBeGreaterThanOrEqual(2)
  await server.ctx.jobs.add('test.greet', { name: 'мимо очереди' })
  await expect.poll(() => done).toContain('мимо очереди')
  expect(hanging).toBe(2)
  finishAll()
  await expect.poll(() => jobsNamed('test.hang')).toEqual([])
  await worker.stop()
})

test('a service that is down is left alone for a while: its jobs wait and no try of theirs is used up', async () => {
  let isUp = false
  let asked = 0
  class Down extends Error {}
  const call = job({
    name: 'test.call',
    payload: z.object({}),
    service: { name: 'down', isDown: (error) => error instanceof Down },
    run: async () => {
      asked++
      if (!isUp) throw new Down('nobody answers')
    },
  })
  const worker = await started([call], { coolDownMs: 3_000 })
  for (let count = 0; count < 20; count++) await server.ctx.jobs.add('test.call', {})
  await expect.poll(() => lines.join('')).toContain('an outside service is down')
  const untouched = async () => (await jobsNamed('test.call')).filter(({ attempts }) => attempts === 0).length
  expect(await untouched()).toBeGreaterThanOrEqual(14)
  expect(asked).toBeLessThanOrEqual(6)
  isUp = true
  await expect.poll(untouched).toBe(0)
  await worker.stop()
})

test('jobs use the database’s clock, not that of their machine', async () => {
  const seen: Date[] = []
  const look = job({ name: 'test.look', payload: z.object({}), run: async ({ now }) => void seen.push(now()) })
  const trueNow = server.ctx.now
  server.ctx.now = () => new Date(Date.now() + 3 * DAY_MS)
  const worker = await started([look])
  await server.ctx.jobs.add('test.look', {})
  await expect.poll(() => seen.length).toBe(1)
  await worker.stop()
  server.ctx.now = trueNow
  const { rows } = await server.pool.query<{ now: Date }>('select now()')
  expect(Math.abs((seen[0]?.getTime() ?? 0) - (rows[0]?.now.getTime() ?? 0))).toBeLessThan(3_600_000)
})
