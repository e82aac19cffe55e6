import { sellerDay } from '@vitrina/contract/days/days.rules'
import { sql } from '#platform/database/drizzle'
import { beforeAll, expect, test } from 'vitest'
import { describeStore } from '#test/describe-store'
import { aCompany } from '#test/builders'
import { conditionOf, pageOf } from './desk-list.queries.ts'

const { server } = describeStore()
beforeAll(async () => {
  const { priceTypeId } = await aCompany(server.ctx)
  await server.pool.query(
    `insert into companies (name, price_type_id) select 'ООО «Подрядчик ' || md5(n::text) || '»', $1 from generate_series(1, 10000) n`,
    [priceTypeId],
  )
  await server.pool.query(`insert into legal_entities (company_id, type, short_name, full_name, inn)
    select id, 'ul', name, name, (7700000000 + id)::text from companies`)
  await server.pool.query('vacuum analyze companies, legal_entities')
})

test.each(['Ромашка', 'ромаш', '7700000123'])('companies are found by an index, none of the others is read: %s', async (words) => {
  const condition = conditionOf({
    queue: 'all',
    isSeen: sql`true`,
    matches: sql`true`,
    words,
    companyId: undefined,
    today: sellerDay(new Date()),
  })
  const { rows } = await server.ctx.db.execute<{ 'QUERY PLAN': string }>(
    sql`explain ${pageOf({ condition, isOldestFirst: false, size: 20, page: 1 })}`,
  )
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('Bitmap Index Scan on companies_name_trigrams')
  expect(plan).toContain('Bitmap Index Scan on legal_entities_short_name_trigrams')
  expect(plan).not.toMatch(/Seq Scan on (companies|legal_entities)/)
})
