import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { SearchRequest, SearchResult } from './engine/search-types.ts'
import { countByHand } from '#test/brute-force'
import { startDemoGoods } from '#test/goods'
import { randomRequests } from '#test/random-requests'
import { derivedFlags, derivedLists } from './derived-facets.ts'
import type { CatalogueSearch } from './catalogue-search.ts'
import { openCatalogueSearch } from './open-catalogue-search.ts'
import { searchOracle } from './oracle/search-oracle.ts'
import { rankingRuleCache } from './ranking-rules/ranking-rule-cache.ts'
import { queryReader } from './understanding/query-reader.ts'
import { synonymCache } from './synonyms/synonym-cache.ts'

const PRODUCTS = 400
const REQUESTS = 400
const CHANGES = 10_000
let store: Awaited<ReturnType<typeof startDemoGoods>>
let requests: SearchRequest[]
let byHand: Awaited<ReturnType<typeof countByHand>>
type Engine = Omit<CatalogueSearch, 'lookup' | 'share'>
const engines: Record<string, Engine> = {}

beforeAll(async () => {
  store = await startDemoGoods(PRODUCTS)
  const oracle = searchOracle(store.pool, {
    synonyms: synonymCache(store.pool),
    rules: rankingRuleCache(store.pool),
    reader: queryReader(store.pool, (error) => store.ctx.log.error(error)),
  })
  engines['the index'] = await openCatalogueSearch(store.ctx)
  engines.PostgreSQL = {
    ...oracle,
    search: async (request) => {
      if (!(await oracle.canAnswer(request))) throw new Error('The terms are not written')
      return oracle.search(request)
    },
  }
  await store.pool.query(
    `insert into search_synonyms (phrases) values ('{автомат,автоматический выключатель}'), ('{гофра,труба гофрированная}')`,
  )
  requests = await randomRequests(store.pool, { count: REQUESTS, seed: 20_261_115 })
  byHand = await countByHand(store.pool, requests)
}, 120_000)
afterAll(async () => {
  await engines['the index']?.close()
  await store.stop()
})

const counted = ({ ids, total, columns, values, price, inStock, flags }: SearchResult) => ({
  ids,
  total,
  columns,
  values,
  price,
  inStock,
  flags,
})

/** The first difference from counting by hand; `each`: PostgreSQL is slow, so only every nth request is tried. */
async function wrongIn(engine: Engine | undefined, expected: typeof byHand, each: number) {
  for (const [place, request] of requests.entries()) {
    if (place % each !== 0 || !engine) continue
    const found = { request, ...counted(await engine.search(request)) }
    const right = { request, ...expected[place] }
    if (!isDeepStrictEqual(found, right)) return { found, right }
  }
  return null
}

/** Tables that derived facets read, besides the products. */
const facetTables = [
  ...new Set([...Object.values(derivedFlags), ...Object.values(derivedLists)].flatMap(({ reads }) => Object.keys(reads))),
].filter((table) => table !== 'products')

const viewer = { priceList: 1, regionFactor: 10_000, discounts: [], places: [1] }
const asked = (text: string): SearchRequest => ({
  text,
  columns: [],
  features: [],
  viewer,
  sort: 'relevance',
  offset: 0,
  limit: 10,
  withFacets: false,
})

describe.each([
  ['the index', 1],
  ['PostgreSQL', 2],
])('%s', (name, each) => {
  test('totals, orders and facet counts of random requests equal those counted by hand', { timeout: 240_000 }, async () => {
    expect(await wrongIn(engines[name], byHand, each)).toBeNull()
  })

  /** Goods are drawn by their place, so the same test works on any demo assortment. */
  test('the ladder finds the product and reports the changed words', async () => {
    const engine = engines[name]
    const { rows } = await store.pool.query<{ id: number; name: string; article: string }>(
      `select id, name, article from products where name ~ '^Выключатель автоматический' and is_active order by id limit 5`,
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const good of rows) {
      const [first = '', ...rest] = good.name.split(' ')
      const slipped = [`${first.slice(0, 3)}${first.slice(4)}`, ...rest].join(' ')
      const typed: [string, string][] = [
        [good.name, 'none'],
        [good.article, 'none'],
        [good.article.replace(/[^\p{L}\d]/gu, ''), 'none'],
        [slipped, 'spelling'],
        [`${good.name} щшцхх`, 'partly'],
      ]
      for (const [text, changed] of typed) {
        const found = await engine?.search(asked(text))
        expect({ text, changed: found?.interpreted.changed }).toEqual({ text, changed })
        expect([...(found?.ids ?? []), ...(found?.near ?? [])].slice(0, 10)).toContain(good.id)
      }
    }
    const layout = await engine?.search(asked('fdnjvfnbxtcrbq'))
    expect(layout).toMatchObject({ interpreted: { changed: 'layout', text: 'автоматический' } })
    expect(layout?.total).toBeGreaterThan(0)
  })

  test('the seller’s synonyms are found by either name, and not literally', async () => {
    const engine = engines[name]
    const whole = await engine?.search(asked('автоматический выключатель'))
    expect(whole?.total).toBeGreaterThan(0)
    expect((await engine?.search(asked('автомат')))?.total).toBe(whole?.total)
    expect((await engine?.search(asked('fdnjvfn')))?.total).toBe(whole?.total)
    const { total } = (await engine?.search({ ...asked('гофра'), isLiteral: true })) ?? {}
    const meant = await engine?.search(asked('гофра'))
    expect(meant?.total).not.toBe(total)
  })

  test('suggestions are codes that begin with the typed text, words, sections and completions', async () => {
    const { rows } = await store.pool.query<{ id: number; article: string; section: number }>(
      'select id, article, section_id as section from products where is_active order by id limit 1',
    )
    const { id = 0, article = '', section = 0 } = rows[0] ?? {}
    const byCode = await engines[name]?.suggest({ text: article.slice(0, -1), limit: 6, viewer })
    expect(byCode?.productIds).toContain(id)
    expect(byCode?.sectionIds).toContain(section)
    const byWord = await engines[name]?.suggest({ text: 'выкл', limit: 6, viewer })
    expect(byWord?.productIds.length).toBe(6)
    expect(byWord?.queries[0]).toMatch(/^выключател/)
  })
})

test('both suggest the same and read slips alike', async () => {
  const { rows } = await store.pool.query<{ name: string; article: string }>(
    'select name, article from products where is_active order by id',
  )
  const texts = rows
    .slice(0, 60)
    .flatMap(({ name, article }) => [article.slice(0, 5), name.slice(0, 9), `${article.slice(0, 4)}${article.slice(5)}`])
  for (const text of texts) {
    const [a, b] = await Promise.all(Object.values(engines).map((engine) => engine.suggest({ text, limit: 6, viewer })))
    expect({ text, ...a }).toEqual({ text, ...b })
  }
})

test(`both are exact right after ${CHANGES} random updates`, { timeout: 400_000 }, async () => {
  const { pool } = store
  const changes = [
    `update prices set price = 100 + floor(random() * 1000000) where random() < 0.4`,
    `update stock set free = floor(random() * 60) where random() < 0.3`,
    `update products set popularity = floor(random() * 1000), is_recommended = random() < 0.1 where random() < 0.05`,
    `insert into product_demand (product_id, region_id, points)
       select p.id, r.id, 1 + floor(random() * 255) from products p, (select id from regions union all select null) r where random() < 0.05
       on conflict (product_id, region_id) do update set points = excluded.points`,
    `update products set name = name || ' ' || md5(random()::text) where random() < 0.02`,
    `update products set is_active = not is_active where random() < 0.02`,
    `delete from product_features where random() < 0.01`,
    ...facetTables.map((table) => `delete from ${table} where random() < 0.01`),
    `insert into product_promos (product_id, discount) select id, 1 + floor(random() * 5000) from products where random() < 0.02`,
  ]
  let made = 0
  while (made < CHANGES) for (const sql of changes) made += (await pool.query(sql)).rowCount ?? 0
  // Not xmin: a transaction of somebody else that is still open would let the wait end before the last change is read.
  const { rows } = await pool.query<{ now: number }>('select pg_snapshot_xmax(pg_current_snapshot())::text::bigint as now')
  const followed = async () => expect((await engines['the index']?.status())?.seq).toBeGreaterThanOrEqual(BigInt(rows[0]?.now ?? 0))
  await vi.waitFor(followed, { timeout: 120_000 })
  const expected = await countByHand(pool, requests)
  expect(await wrongIn(engines['the index'], expected, 1)).toBeNull()
  expect(await wrongIn(engines.PostgreSQL, expected, 2)).toBeNull()
})
