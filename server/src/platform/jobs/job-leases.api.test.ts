import { EventEmitter } from 'node:events'
import type { WorkerEvents } from 'graphile-worker'
import { beforeEach, expect, test } from 'vitest'
import { describeStore } from '#test/describe-store'
import { jobLeases } from './job-leases.ts'

const { server } = describeStore()
beforeEach(() => server.pool.query('delete from job_workers; delete from graphile_worker._private_jobs'))

const lockedJob = async (key: string, by: string, since: string) => {
  await server.ctx.jobs.add('mail.send', { mailId: 1 }, { key })
  await server.pool.query(
    `update graphile_worker._private_jobs set locked_by = $2, locked_at = now() - $3::interval, attempts = 1 where key = $1`,
    [key, by, since],
  )
}
const seen = (id: string, ago: string) =>
  server.pool.query('insert into job_workers values ($1, now() - $2::interval) on conflict (id) do update set seen_at = excluded.seen_at', [
    id,
    ago,
  ])
const held = async () =>
  (
    await server.pool.query<{ key: string }>('select key from graphile_worker._private_jobs where locked_at is not null order by key')
  ).rows.map(({ key }) => key)

test('the jobs of a worker that fell silent are free again, those of one with a heartbeat are not, however long they take', async () => {
  await lockedJob('of-the-dead', 'dead', '1 second')
  await lockedJob('of-the-living', 'living', '1 hour')
  await seen('dead', '21 seconds')
  await seen('living', '15 seconds')
  const leases = jobLeases(server.pool)
  for (let beats = 0; beats < 3; beats++) await leases.beat()
  expect(await held()).toEqual(['of-the-living'])
})

test('a worker declares no other dead before several heartbeats of its own: after an outage all were silent', async () => {
  await lockedJob('of-the-living', 'living', '1 minute')
  await seen('living', '1 minute')
  const leases = jobLeases(server.pool)
  await leases.beat()
  await leases.beat()
  await seen('living', '0 seconds')
  await leases.beat()
  expect(await held()).toEqual(['of-the-living'])
})

test('a job given out to this worker that it never began is free again; the one it works at is not', async () => {
  const leases = jobLeases(server.pool)
  const events: WorkerEvents = new EventEmitter()
  leases.follow(events)
  await lockedJob('never-heard-of', 'me', '1 minute')
  await lockedJob('at-work', 'me', '1 minute')
  const { rows } = await server.pool.query<{ id: string }>(`select id::text from graphile_worker._private_jobs where key = 'at-work'`)
  const workerPool = { id: 'me' }
  events.emit('pool:create', { workerPool } as never)
  events.emit('job:start', { worker: { workerPool }, job: { id: rows[0]?.id } } as never)
  for (let beats = 0; beats < 3; beats++) await leases.beat()
  expect(await held()).toEqual(['at-work'])
})
