import { expect, test } from 'vitest'
import { describeStore } from '#test/describe-store'
import { releaseJobs } from './release-jobs.ts'

const { server } = describeStore()

test('a job of a worker that died is taken up again, one at work is left alone', async () => {
  await server.ctx.jobs.add('mail.send', { id: 1 }, { key: 'of-the-dead' })
  await server.ctx.jobs.add('mail.send', { id: 2 }, { key: 'at-work' })
  await server.pool.query(`update graphile_worker._private_jobs set locked_by = 'somebody', attempts = 1,
    locked_at = case when key = 'of-the-dead' then now() - interval '11 minutes' else now() - interval '1 minute' end`)
  await releaseJobs.run(server.ctx, {})
  const { rows } = await server.pool.query<{ key: string; held: boolean }>(
    'select key, locked_at is not null as held from graphile_worker._private_jobs order by key',
  )
  expect(rows).toEqual([
    { key: 'at-work', held: true },
    { key: 'of-the-dead', held: false },
  ])
})
