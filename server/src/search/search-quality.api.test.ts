import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { distortionsFor, type Good } from '#test/distortions'
import { startDemoGoods } from '#test/goods'
import type { CatalogueSearch } from './catalogue-search.ts'
import { openCatalogueSearch } from './open-catalogue-search.ts'

const PRODUCTS = 2_000
/** Every class of distortions is tried on another quarter of the goods: among 500, six that are not found are too many. */
const QUARTERS = 4
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
  test.each(Object.entries(distortionsFor(0)).map(([name, distort], quarter) => ({ name, distort, quarter })))(
    '$name',
    async ({ distort, quarter }) => {
      const missed: string[] = []
      let asked = 0
      for (const [place, good] of goods.entries()) {
        const typed = place % QUARTERS === quarter % QUARTERS ? distort(good, place) : null
        if (typed === null) continue
        asked += 1
        if (!(await firstTen(typed)).includes(good.id)) missed.push(`${typed} ← ${good.article} ${good.name}`)
      }
      expect(asked).toBeGreaterThan(100 / QUARTERS)
      // The list shows the failed queries when the share is too low.
      expect(missed.length / asked > 0.01 ? missed : []).toEqual([])
    },
    120_000,
  )
})
