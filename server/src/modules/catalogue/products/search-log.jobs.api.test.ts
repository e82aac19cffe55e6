import { expect, test } from 'vitest'
import { describeStore } from '#test/describe-store'
import { smallCatalogue } from '#test/small-catalogue'
import { purgeOldSearches } from './search-log.jobs.ts'

const { server: store, goods } = describeStore({ goods: smallCatalogue })

const numberOf = async (sql: string) => (await store.pool.query<{ n: number }>(`select count(*) as n from ${sql}`)).rows[0]?.n

test('searches older than half a year are deleted, with the products opened from them', async () => {
  await store.pool.query(
    `insert into search_log (site_id, keyword, changed, total, searched_at)
     select s.id, 'кабель', 'none', 3, now() - make_interval(days => d) from (select id from sites limit 1) s, unnest(array[1, 179, 181, 400]) d`,
  )
  await store.pool.query('insert into search_log_openings (search_uuid, product_id) select uuid, $1 from search_log', [
    goods.products.thinCable.id,
  ])
  await purgeOldSearches.run(store.ctx, {})
  expect(await numberOf('search_log')).toBe(2)
  expect(await numberOf('search_log_openings')).toBe(2)
})
