import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemoGoods } from '#test/goods'
import { derivedFlags, derivedLists } from '../derived-facets.ts'
import { readAllDocuments, readDocuments, readNames, readNeighbours, type SearchDatabase } from '../index/documents.queries.ts'
import { openCatalogueSearch } from '../open-catalogue-search.ts'
import { writeTermsOf } from '../oracle/terms.queries.ts'
import { readAmounts, readTurnedPromos } from './changes.queries.ts'
import { createSearchTriggers, readMissingTriggers } from './search-triggers.queries.ts'

let store: Awaited<ReturnType<typeof startDemoGoods>>
beforeAll(async () => {
  store = await startDemoGoods(50)
})
afterAll(() => store.stop())

/** Tables that were read, besides those of search itself: PostgreSQL holds a lock on each until the transaction ends. */
async function tablesReadBy(read: (pool: SearchDatabase) => Promise<unknown>): Promise<string[]> {
  const client = await store.pool.connect()
  await client.query('begin')
  const query = (...args: [string]) =>
    typeof args[0] === 'string' && /^(begin|commit)\b/.test(args[0]) ? Promise.resolve({ rows: [] }) : client.query(...args)
  const within = { query, release: () => {}, connect: async () => within }
  await read(within as unknown as SearchDatabase)
  const { rows } = await client.query<{ name: string }>(
    `select distinct c.relname as name from pg_locks l join pg_class c on c.oid = l.relation
     where l.pid = pg_backend_pid() and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not starts_with(c.relname, 'search_')
     order by 1`,
  )
  await client.query('rollback')
  client.release()
  return rows.map(({ name }) => name)
}

async function unfollowed(tables: string[]): Promise<string[]> {
  const { rows } = await store.pool.query<{ name: string }>(
    `select distinct tgrelid::regclass::text as name from pg_trigger where not tgisinternal and starts_with(tgname, 'search_')`,
  )
  return tables.filter((table) => !rows.some(({ name }) => name === table))
}

const ids = [1, 2, 3]
const since = '2026-01-01T00:00:00Z'

test('every table an index is read from has a trigger', async () => {
  const read = await tablesReadBy(async (pool) => {
    const schema = await readAllDocuments(pool, async (catalogue, documents) => {
      for await (const _ of documents);
      return catalogue.schema
    })
    await readDocuments(pool, ids)
    await readNeighbours(pool, ids)
    await readNames(pool, ids)
    await readAmounts(pool, schema, ids)
    await readTurnedPromos(pool, since)
    await writeTermsOf(pool as unknown as pg.ClientBase, ids)
  })
  expect(read).toEqual(expect.arrayContaining(['brands', 'product_set_items', 'products', 'stock']))
  expect(await unfollowed(read)).toEqual([])
})

test('one without a trigger is named', async () => {
  const read = await tablesReadBy((pool) =>
    pool.query('select from products p where exists (select from product_images where product_id = p.id)'),
  )
  expect(read).toEqual(['product_images', 'products'])
  expect(await unfollowed(read)).toEqual(['product_images'])
})

test.each(Object.entries({ ...derivedFlags, ...derivedLists }))('the facet “%s” names every table it reads', async (_, facet) => {
  const statement = 'holds' in facet ? `select (${facet.holds}) from products p` : `select ${facet.value} from ${facet.table}`
  const read = await tablesReadBy((pool) => pool.query(statement))
  expect(read.filter((table) => table !== 'products' && !(table in facet.reads))).toEqual([])
})

test('a missing trigger keeps the index from opening; migrating brings it back', async () => {
  expect(await readMissingTriggers(store.pool)).toEqual([])
  await store.pool.query('drop trigger search_deleted on product_set_items')
  await expect(openCatalogueSearch(store.ctx)).rejects.toThrow(/npm run migrate.*search_deleted.*product_set_items/s)
  const client = await store.pool.connect()
  await createSearchTriggers(client)
  client.release()
  expect(await readMissingTriggers(store.pool)).toEqual([])
  await (await openCatalogueSearch(store.ctx)).close()
})
