import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { distortionsFor, type Good } from '#test/distortions'
import { startDemoGoods } from '#test/goods'
import type { CatalogueSearch } from './catalogue-search.ts'
import { openCatalogueSearch } from './open-catalogue-search.ts'

const PRODUCTS = 2_000
/**
 * Every class of distortions is tried on another eighth of the goods: among 250, three that are not found are too many.
 * SEARCH_QUALITY_PARTS=1 tries every class on all of them, for a change of the search that loses fewer.
 */
const PARTS = Number(process.env['SEARCH_QUALITY_PARTS'] ?? 8)
let store: Awaited<ReturnType<typeof startDemoGoods>>
let search: CatalogueSearch
let goods: Good[]

beforeAll(async () => {
  store = await startDemoGoods(PRODUCTS)
  search = await openCatalogueSearch(store.ctx)
  const { rows } = await store.pool.query<Good>('select id, article, name from products order by id')
  goods = rows
}, 120_000)
afterAll(async () => {
  await search.close()
  await store.stop()
})

const viewer = { priceList: 1, regionFactor: 10_000, discounts: [], places: [1] }

async function firstTen(text: string): Promise<number[]> {
  const { ids, near } = await search.search({
    text,
    columns: [],
    features: [],
    viewer,
    sort: 'relevance',
    offset: 0,
    limit: 10,
    withFacets: false,
  })
  return [...ids, ...near].slice(0, 10)
}

test('an exact article is always first', async () => {
  const missed: string[] = []
  for (const { id, article } of goods) if ((await firstTen(article))[0] !== id) missed.push(article)
  expect(missed).toEqual([])
})

describe('the product is among the first ten for 99 % of typed queries', () => {
  test.each(Object.entries(distortionsFor(0)).map(([name, distort], part) => ({ name, distort, part })))(
    '$name',
    async ({ distort, part }) => {
      const missed: string[] = []
      let asked = 0
      for (const [place, good] of goods.entries()) {
        const typed = place % PARTS === part % PARTS ? distort(good, place) : null
        if (typed === null) continue
        asked += 1
        if (!(await firstTen(typed)).includes(good.id)) missed.push(`${typed} ← ${good.article} ${good.name}`)
      }
      expect(asked).toBeGreaterThan(100 / PARTS)
      // The list shows the failed queries when the share is too low.
      expect(missed.length / asked > 0.01 ? missed : []).toEqual([])
    },
    120_000,
  )
})
