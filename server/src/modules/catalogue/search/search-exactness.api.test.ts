import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { SearchRequest } from '#platform/search-index/search-types'
import { startDemoGoods } from '#test/goods'
import { type CatalogueSearch, SET_VALUES, SETS_FEATURE } from './catalogue-search.ts'
import { openCatalogueSearch } from './open-catalogue-search.ts'
import { askOracle } from './search-oracle.ts'

const PRODUCTS = 400
const REQUESTS = 1_000
let store: Awaited<ReturnType<typeof startDemoGoods>>
let search: CatalogueSearch
let requests: SearchRequest[]

const numbersOf = async (sql: string) => (await store.pool.query<{ n: number }>(sql)).rows.map(({ n }) => n)

/** Requests from what the database holds: any of its words, facets, prices and places, alone and together. */
async function someRequests(): Promise<SearchRequest[]> {
  const names = (await store.pool.query<{ name: string }>('select name from products')).rows.flatMap(({ name }) => name.split(' '))
  const sections = await numbersOf('select distinct section_id as n from products order by 1')
  const brands = await numbersOf('select distinct brand_id as n from products order by 1')
  const places = await numbersOf('select id as n from warehouses order by 1')
  const features = (
    await store.pool.query<{ feature: number; value: number }>(
      'select distinct feature_id as feature, value_id as value from product_features order by 1, 2',
    )
  ).rows
  const sets = await numbersOf('select id as n from product_sets order by 1')
  const chosenFeature = fc.constantFrom(...features).map(({ feature, value }) => ({ feature, values: [value] }))
  const chosenSet = fc.constant({ feature: SETS_FEATURE, values: sets.slice(0, 3).map((id) => SET_VALUES + id) })
  const request = fc.record(
    {
      text: fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 2 }).map((words) => words.join(' ')),
      columns: fc.subarray([
        { column: 'section', values: sections.slice(0, 9) },
        { column: 'brand', values: brands.slice(0, 5) },
      ]),
      features: fc.uniqueArray(fc.oneof({ weight: 4, arbitrary: chosenFeature }, chosenSet), {
        maxLength: 2,
        selector: (one) => one.feature,
      }),
      price: fc.record({ from: fc.integer({ min: 0, max: 200_000 }), to: fc.integer({ min: 100_000, max: 3_000_000 }) }),
      inStock: fc.record({ atLeast: fc.constantFrom(1, 5_000, 50_000) }),
      isRecommended: fc.constant(true),
      isLiteral: fc.constant(true),
      viewer: fc.record({
        priceList: fc.constantFrom(1, 2, 3, 4),
        regionFactor: fc.constantFrom(10_000, 10_330),
        discounts: fc.subarray([
          { column: 'brand', value: brands[0] ?? 0, discount: 700 },
          { column: 'section', value: sections[0] ?? 0, discount: 1_500 },
        ]),
        places: fc.subarray(places),
      }),
      sort: fc.constantFrom<SearchRequest['sort']>('relevance', 'price', '-price', 'name', '-name', 'popularity'),
      offset: fc.constantFrom(0, 20),
      limit: fc.constantFrom(20, 100),
      withFacets: fc.constant(true),
    },
    { requiredKeys: ['columns', 'features', 'viewer', 'sort', 'offset', 'limit', 'withFacets', 'isLiteral'] },
  ) as fc.Arbitrary<SearchRequest>
  return fc.sample(request, { numRuns: REQUESTS, seed: 20_261_115 })
}

async function expectExact(): Promise<void> {
  const expected = await askOracle(store.pool, requests)
  for (const [place, request] of requests.entries()) {
    const { ids, total, columns, values, price, inStock, recommended } = await search.search(request)
    expect({ request, ids, total, columns, values, price, inStock, recommended }).toEqual({ request, ...expected[place] })
  }
}

beforeAll(async () => {
  store = await startDemoGoods(PRODUCTS)
  search = await openCatalogueSearch(store.ctx)
  requests = await someRequests()
}, 120_000)
afterAll(async () => {
  await search.close()
  await store.stop()
})

test('totals, orders and facet counts of random requests equal what PostgreSQL says', { timeout: 120_000 }, expectExact)

test('so they do after ten thousand random updates', { timeout: 240_000 }, async () => {
  const { pool } = store
  for (let turn = 0; turn < 10; turn++) {
    await pool.query(`update prices set price = 100 + floor(random() * 1000000) where random() < 0.4`)
    await pool.query(`update stock set free = floor(random() * 60) where random() < 0.3`)
    await pool.query(`update products set popularity = floor(random() * 1000), is_recommended = random() < 0.1 where random() < 0.05`)
    await pool.query(`update products set name = name || ' ' || md5(random()::text) where random() < 0.02`)
    await pool.query(`update products set is_active = not is_active where random() < 0.02`)
    await pool.query(`delete from product_features where random() < 0.01`)
    await pool.query(
      `insert into product_promos (product_id, discount) select id, 1 + floor(random() * 5000) from products where random() < 0.02`,
    )
  }
  const { rows } = await pool.query<{ now: number }>('select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as now')
  await vi.waitFor(async () => expect((await search.status()).seq).toBeGreaterThanOrEqual(BigInt(rows[0]?.now ?? 0)), { timeout: 30_000 })
  await expectExact()
})
