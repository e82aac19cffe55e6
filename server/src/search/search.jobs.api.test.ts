import { expect, test } from 'vitest'
import { describeStore } from '#test/describe-store'
import { smallCatalogue } from '#test/small-catalogue'
import { writeSearchTerms } from './search.jobs.ts'

const { server: store, goods } = describeStore({ goods: smallCatalogue })

const numberOf = async (sql: string) => (await store.pool.query<{ n: number }>(`select count(*) as n from ${sql}`)).rows[0]?.n

test('terms in PostgreSQL follow the catalogue: new names, goods no longer sold, another way to make terms', async () => {
  const has = (term: string) => numberOf(`search_documents where terms @> array['${term}']`)
  const frequency = async (term: string) =>
    (await store.pool.query<{ frequency: number }>('select frequency from search_terms where term = $1', [term])).rows[0]?.frequency
  await writeSearchTerms.run(store.ctx, {})
  expect(await numberOf('search_documents')).toBe(5)
  expect(await frequency('kaб0015')).toBeUndefined()
  expect(await frequency('kab0015')).toBe(1)

  const { thinCable, mediumCable } = goods.products
  await store.pool.query(`update products set name = 'Аметист' where id = $1`, [thinCable.id])
  await store.pool.query('update products set is_active = false where id = $1', [mediumCable.id])
  await writeSearchTerms.run(store.ctx, {})
  expect(await has('ametиct')).toBe(1)
  expect(await numberOf('search_documents')).toBe(4)
  expect(await frequency('kab0025')).toBeUndefined()

  const { rows } = await store.pool.query<{ term: string; frequency: number; counted: number }>(
    `select t.term, t.frequency, (select count(*) from search_documents d where d.terms @> array[t.term::text]) as counted from search_terms t`,
  )
  expect(rows.filter(({ frequency: kept, counted }) => kept !== counted)).toEqual([])

  await store.pool.query('truncate search_progress, search_documents, search_terms')
  await writeSearchTerms.run(store.ctx, {})
  expect(await numberOf('search_documents')).toBe(4)
})

test('changes of prices alone move the progress too: else every minute reads all of a large import again', async () => {
  const position = async () =>
    (await store.pool.query<{ position: string }>('select position from search_progress order by read_at desc limit 1')).rows[0]?.position
  await writeSearchTerms.run(store.ctx, {})
  const before = await position()
  await store.pool.query('update prices set price = price + 100')
  await writeSearchTerms.run(store.ctx, {})
  expect(await position()).not.toBe(before)
})
