import { expect, test } from 'vitest'
import { describeStore } from '#test/describe-store'
import { cleanUp } from './clean-up.ts'

const { server } = describeStore()

const column = async (query: string) => (await server.pool.query<{ name: string }>(query)).rows.map((row) => row.name)

test('old keys, counters, marks, dead jobs and letters go; young ones and letters that never left stay', async () => {
  const { pool, ctx } = server
  await pool.query(`insert into idempotency_keys (caller, route, key, body_hash, created_at)
    values ('u:1', 'r', 'old', '', now() - interval '8 days'), ('u:1', 'r', 'young', '', now() - interval '6 days')`)
  await pool.query(`insert into rate_counters values ('over', 1, now() - interval '1 minute'), ('running', 1, now() + interval '1 minute')`)
  await pool.query(`insert into mails (message_id, recipient, subject, html, text, state, created_at) values
    ('1', 'a', 'old sent', '', '', 'sent', now() - interval '91 days'), ('2', 'a', 'old waiting', '', '', 'waiting', now() - interval '91 days'),
    ('3', 'a', 'young sent', '', '', 'sent', now() - interval '80 days')`)
  await pool.query(`insert into done_once (key, at, is_for_good) values ('old', now() - interval '91 days', false),
    ('young', now() - interval '89 days', false), ('old but for good', now() - interval '400 days', true)`)
  for (const key of ['dead long ago', 'dead', 'waiting']) await ctx.jobs.add('mail.send', { mailId: 1 }, { key })
  await pool.query(`update graphile_worker._private_jobs set attempts = case when key = 'waiting' then 1 else max_attempts end,
    run_at = now() - case when key = 'dead' then interval '89 days' else interval '91 days' end`)
  await cleanUp.run(ctx, {})
  expect(await column('select key as name from idempotency_keys')).toEqual(['young'])
  expect(await column('select key as name from rate_counters')).toEqual(['running'])
  expect(await column('select key as name from done_once order by 1')).toEqual(['old but for good', 'young'])
  expect(await column('select key as name from graphile_worker._private_jobs order by 1')).toEqual(['dead', 'waiting'])
  expect(await column('select subject as name from mails order by 1')).toEqual(['old waiting', 'young sent'])
})
