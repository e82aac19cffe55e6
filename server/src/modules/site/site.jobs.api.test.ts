import { expect, test } from 'vitest'
import { describeStore } from '#test/describe-store'
import { purgeVisitorChoices } from './site.jobs.ts'

const { server } = describeStore()

test('choices and closings of browsers older than a year are deleted, the rest stays', async () => {
  const { pool, ctx } = server
  const [old, young] = [crypto.randomUUID(), crypto.randomUUID()]
  await pool.query(
    `insert into visitor_regions (visitor_uuid, region_id, chosen_at)
     select v.uuid::uuid, (select min(id) from regions), now() - v.age::interval from (values ($1, '401 days'), ($2, '399 days')) v (uuid, age)`,
    [old, young],
  )
  await pool.query(
    `with message as (insert into information_messages (site_id, title, html) select min(id), '{"ru":""}', '{"ru":"Здравствуйте"}' from sites returning id)
     insert into information_message_closings (message_id, viewer, closed_at)
     select message.id, v.viewer, now() - v.age::interval from message, (values ('old', '401 days'), ('young', '399 days')) v (viewer, age)`,
  )
  await purgeVisitorChoices.run(ctx, {})
  expect((await pool.query('select visitor_uuid as uuid from visitor_regions')).rows).toEqual([{ uuid: young }])
  expect((await pool.query('select viewer from information_message_closings')).rows).toEqual([{ viewer: 'young' }])
})
