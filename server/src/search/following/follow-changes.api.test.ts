import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SearchRequest } from '../engine/search-types.ts'
import { startDemoGoods } from '#test/goods'
import { eventually } from '#test/eventually'
import type { CatalogueSearch } from '../catalogue-search.ts'
import { openCatalogueSearch } from '../open-catalogue-search.ts'
import { takeChanges } from './changes.queries.ts'

const PRODUCTS = 300
let store: Awaited<ReturnType<typeof startDemoGoods>>
let search: CatalogueSearch
let other: CatalogueSearch

beforeAll(async () => {
  store = await startDemoGoods(PRODUCTS)
  // The prices below are meant as they stand.
  await store.pool.query('delete from product_promos')
  search = await openCatalogueSearch(store.ctx)
  other = await openCatalogueSearch(store.ctx)
})
afterAll(async () => {
  await search.close()
  await other.close()
  await store.stop()
})

const viewer = { priceList: 1, regionFactor: 10_000, discounts: [], places: [1] }
const request = (given: Partial<SearchRequest> = {}): SearchRequest => ({
  columns: [],
  features: [],
  viewer,
  sort: 'relevance',
  offset: 0,
  limit: 20,
  withFacets: true,
  ...given,
})

const onBoth = (holds: (engine: CatalogueSearch) => Promise<void>) =>
  eventually(async () => {
    await holds(search)
    await holds(other)
  })

test('the index holds every product on sale', async () => {
  expect((await search.search(request())).total).toBe(PRODUCTS)
  expect(await search.status()).toMatchObject({ isReady: true, docs: PRODUCTS })
})

test('a committed price is soon seen, one rolled back never', async () => {
  const dear = request({ price: { from: 9_000_000_000 } })
  const client = await store.pool.connect()
  await client.query('begin')
  await client.query('update prices set price = 9000000000 where product_id = 3 and price_type_id = 1')
  await client.query('rollback')
  await client.query('update prices set price = 9000000000 where product_id = 5 and price_type_id = 1')
  client.release()
  await onBoth(async (engine) => expect((await engine.search(dear)).ids).toEqual([5]))
})

test('a change is seen while an older transaction is still open, and that one when it commits', async () => {
  const slow = await store.pool.connect()
  await slow.query('begin')
  await slow.query('update prices set price = 8000000001 where product_id = 7 and price_type_id = 2')
  await store.pool.query('update prices set price = 8000000002 where product_id = 8 and price_type_id = 2')
  const dear = request({ price: { from: 8_000_000_000 }, viewer: { ...viewer, priceList: 2 }, sort: 'price' })
  await onBoth(async (engine) => expect((await engine.search(dear)).ids).toEqual([8]))
  await slow.query('commit')
  slow.release()
  await onBoth(async (engine) => expect((await engine.search(dear)).ids).toEqual([7, 8]))
})

test('stock that came and went is soon seen', async () => {
  const here = request({ inStock: { places: [1], atLeast: 90_000_000 } })
  await store.pool.query(
    'insert into stock (product_id, warehouse_id, free) values (9, 1, 95000) on conflict (product_id, warehouse_id) do update set free = 95000',
  )
  await onBoth(async (engine) => expect((await engine.search(here)).ids).toEqual([9]))
  await store.pool.query('update stock set free = 0 where product_id = 9 and warehouse_id = 1')
  await onBoth(async (engine) => expect((await engine.search(here)).total).toBe(0))
})

test('a promo lowers the price when it begins and no longer when it ends', async () => {
  const { rows } = await store.pool.query<{ price: number }>('select price from prices where product_id = 11 and price_type_id = 1')
  const price = rows[0]?.price ?? 0
  const cheap = request({ only: [11], price: { to: Math.floor(price / 2) + 1 } })
  await store.pool.query(
    `insert into product_promos (product_id, discount, starts_at, ends_at) values (11, 5000, now() + interval '3 s', now() + interval '1 h')`,
  )
  expect((await search.search(cheap)).total).toBe(0)
  const at = (total: number) => eventually(async () => expect((await search.search(cheap)).total).toBe(total))
  await at(1)
  await store.pool.query(`update product_promos set ends_at = now() + interval '1 s' where product_id = 11`)
  await at(0)
})

test('a renamed product is found by its new name only and stands in its place of the alphabet', async () => {
  const before = await search.search(request({ sort: 'name', limit: PRODUCTS }))
  await store.pool.query(`update products set name = 'Аааметист особенный' where id = 13`)
  await onBoth(async (engine) => expect((await engine.search(request({ text: 'аааметиста особенного' }))).ids[0]).toBe(13))
  const { ids, total } = await search.search(request({ sort: 'name', limit: PRODUCTS }))
  expect(total).toBe(PRODUCTS)
  expect(ids).toEqual([13, ...before.ids.filter((id) => id !== 13)])
})

test('a product taken off sale, put back and changed in its features is followed', async () => {
  await store.pool.query('update products set is_active = false where id in (15, 16)')
  await onBoth(async (engine) => expect((await engine.search(request())).total).toBe(PRODUCTS - 2))
  await store.pool.query('update products set is_active = true where id in (15, 16)')
  await onBoth(async (engine) => expect((await engine.search(request())).total).toBe(PRODUCTS))
  const { rows } = await store.pool.query<{ feature: number; value: number }>(
    'select feature_id as feature, value_id as value from product_features where product_id = 15 limit 1',
  )
  const { feature = 0, value = 0 } = rows[0] ?? {}
  const chosen = request({ features: [{ feature, values: [value] }], limit: PRODUCTS })
  expect((await search.search(chosen)).ids).toContain(15)
  await store.pool.query('delete from product_features where product_id = 15')
  await onBoth(async (engine) => expect((await engine.search(chosen)).ids).not.toContain(15))
})

test('a change that concerns many products counts as seen once it can be found', async () => {
  await store.pool.query(`update brands set name = 'Полярисский' where id = (select brand_id from products where id = 1)`)
  const { rows } = await store.pool.query<{ now: number }>('select pg_snapshot_xmax(pg_current_snapshot())::text::bigint as now')
  await eventually(async () => expect((await search.status()).seq).toBeGreaterThanOrEqual(BigInt(rows[0]?.now ?? 0)))
  expect((await search.search(request({ text: 'полярисский', limit: PRODUCTS }))).ids).toContain(1)
})

test('a new warehouse is a new place to search in', async () => {
  const { rows } = await store.pool.query<{ id: number }>(
    `insert into warehouses (code, name, region_id, city, address, timezone) select 'new', 'Новый', id, 'Тула', 'Лесная, 1', 'Europe/Moscow' from regions limit 1 returning id`,
  )
  const id = rows[0]?.id ?? 0
  await store.pool.query('insert into stock (product_id, warehouse_id, free) values (17, $1, 3)', [id])
  const there = request({ inStock: { places: [id], atLeast: 1 } })
  await eventually(async () => expect((await search.search(there)).ids).toEqual([17]))
})

test('very many changes come in parts, each of one moment, and nothing is told twice', async () => {
  const position = async () =>
    (await store.pool.query<{ position: string }>('select pg_current_snapshot()::text as position')).rows[0]?.position ?? ''
  const from = await position()
  await store.pool.query(
    `insert into search_changes (kind, product_id) select 'amounts', 1 + n % ${PRODUCTS} from generate_series(1, 45000) n`,
  )
  const parts: number[][] = []
  const reached = await takeChanges(store.pool, from, async ({ amounts }, db) => {
    const { rows } = await db.query<{ isolation: string }>(`select current_setting('transaction_isolation') as isolation`)
    expect(rows[0]?.isolation).toBe('repeatable read')
    parts.push(amounts)
  })
  expect(parts.length).toBe(3)
  expect(new Set(parts.flat()).size).toBe(PRODUCTS)
  const again: number[] = []
  await takeChanges(store.pool, reached, async ({ amounts }) => void again.push(...amounts))
  expect(again).toEqual([])
})
