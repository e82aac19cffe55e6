import { expect, test } from 'vitest'
import * as z from 'zod'
import { job } from '#platform/jobs/jobs'
import { startTestApp } from './app.ts'
import { runWaiting } from './waiting-jobs.ts'

test('a job that failed is marked so, however slowly, before the caller goes on', async () => {
  const server = await startTestApp()
  await server.pool.query(`
    create function slowly() returns trigger language plpgsql as $$ begin perform pg_sleep(0.3); return new; end $$;
    create trigger slowly before update on graphile_worker._private_jobs
      for each row when (new.last_error is not null) execute function slowly()`)
  const failing = job({ name: 'test.fails', payload: z.object({}), run: () => Promise.reject(new Error('as told')) })
  await server.ctx.jobs.add(failing.name, {}, {})
  await runWaiting(server, [failing])
  const { rows } = await server.pool.query<{ held: boolean }>('select locked_at is not null as held from graphile_worker._private_jobs')
  expect(rows).toEqual([{ held: false }])
  await server.stop()
})
