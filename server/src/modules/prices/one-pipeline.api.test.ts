import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyFactor, reachedBreak, WHOLE } from '@vitrina/contract/prices/prices.rules'
import type { CatalogueSearch } from '#search/catalogue-search'
import type { SearchRequest } from '#search/engine/search-types'
import { openCatalogueSearch } from '#search/open-catalogue-search'
import { priceSql } from '#search/oracle/oracle-amounts.queries'
import { COLUMN_SQL } from '#search/oracle/oracle-products.queries'
import { Values } from '#search/oracle/oracle-values'
import { startDemoGoods } from '#test/goods'
import { type PriceViewer, searchViewer } from './read-viewer.ts'
import { resolvePrices } from './resolve-price.ts'

const PRODUCTS = 400
const TRIPLES = 10_000
const SEED = 20_261_116

type Break = { from: number; discount: number }
let store: Awaited<ReturnType<typeof startDemoGoods>>
let index: CatalogueSearch
let products: { id: number; brand: number; section: number; breaks: Break[] }[]

beforeAll(async () => {
  store = await startDemoGoods(PRODUCTS)
  await store.pool.query('delete from price_breaks')
  await store.pool.query(
    `insert into price_breaks (product_id, from_quantity, discount)
     select id, n * 10, 1 + (id * 37 + n * 411) % 4000 from products, generate_series(1, 3) n where id % 3 > 0`,
  )
  await store.pool.query('insert into product_promos (product_id, discount) select id, 1 + (id * 53) % 5000 from products where id % 4 = 0')
  const { rows } = await store.pool.query<(typeof products)[number]>(
    `select p.id, p.brand_id as brand, p.section_id as section, coalesce((
       select json_agg(json_build_object('from', b.from_quantity, 'discount', b.discount)) from price_breaks b where b.product_id = p.id), '[]') as breaks
     from products p where p.is_active order by p.id`,
  )
  products = rows
  index = await openCatalogueSearch(store.ctx)
}, 120_000)
afterAll(async () => {
  await index.close()
  await store.stop()
})

function viewersOf(count: number): PriceViewer[] {
  const off = fc.integer({ min: 1, max: 5_000 })
  const of = (kind: 'brand' | 'section') =>
    fc.uniqueArray(fc.record({ id: fc.constantFrom(...new Set(products.map((one) => one[kind]))), discount: off }), {
      maxLength: 6,
      selector: ({ id }) => id,
    })
  const viewer = fc.record({
    list: fc.integer({ min: 1, max: 4 }),
    factor: fc.integer({ min: 8_000, max: 13_000 }),
    brands: of('brand'),
    sections: of('section'),
  })
  return fc.sample(viewer, { numRuns: count, seed: SEED }).map(({ list, factor, brands, sections }) => ({
    priceType: { id: list, name: '' },
    region: { id: 1, name: '', factor },
    discounts: [
      ...brands.map((one) => ({ ...one, kind: 'brand' as const, name: '' })),
      ...sections.map((one) => ({ ...one, kind: 'section' as const, name: '' })),
    ],
    contract: null,
    hasFixedPrices: false,
    places: [],
    seesPrices: true,
    vatRates: [],
    cashBacks: new Map(),
    pointsFactor: 100,
  }))
}

const requestFor = (viewer: PriceViewer, id: number): SearchRequest => ({
  only: [id],
  columns: [],
  features: [],
  viewer: searchViewer(viewer),
  sort: 'name',
  offset: 0,
  limit: 1,
  withFacets: true,
})

async function pricesInSql(viewer: PriceViewer): Promise<Map<number, number>> {
  const values = new Values()
  const { sql, joins } = priceSql(requestFor(viewer, 0), values, { columns: COLUMN_SQL, extent: 'many' })
  const { rows } = await store.pool.query<{ id: number; price: number }>(
    `select p.id, ${sql} as price from products p ${joins}`,
    values.list,
  )
  return new Map(rows.map(({ id, price }) => [id, price]))
}

test(`the index, PostgreSQL and the resolver name one price for ${TRIPLES} random products, viewers and amounts`, {
  timeout: 240_000,
}, async () => {
  const viewers = viewersOf(Math.ceil(TRIPLES / products.length))
  const amounts = fc.sample(fc.integer({ min: 1, max: 40_000 }), { numRuns: viewers.length * products.length, seed: SEED })
  const different: unknown[] = []
  let compared = 0
  let reachedCount = 0
  for (const [place, viewer] of viewers.entries()) {
    const items = products.map(({ id }, nth) => ({ id, amount: (amounts[place * products.length + nth] ?? 1) / 1_000 }))
    const resolved = await resolvePrices(store.ctx, viewer, { items })
    const inSql = await pricesInSql(viewer)
    for (const [nth, { id, breaks }] of products.entries()) {
      const amount = items[nth]?.amount ?? 1
      const listed = (await index.search(requestFor(viewer, id))).price?.from ?? 0
      const reached = reachedBreak(breaks, amount)
      const expected = applyFactor(listed, WHOLE - (reached?.discount ?? 0))
      const found = { resolver: resolved.get(id)?.price.value ?? 0, sql: inSql.get(id) }
      if (found.resolver !== expected || found.sql !== listed) different.push({ id, amount, viewer, listed, expected, ...found })
      compared++
      if (reached && listed > 0) reachedCount++
    }
  }
  expect(different.slice(0, 3)).toEqual([])
  expect(compared).toBeGreaterThanOrEqual(TRIPLES)
  // Otherwise the amounts would prove nothing.
  expect(reachedCount).toBeGreaterThan(TRIPLES / 4)
})
