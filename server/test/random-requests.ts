import fc from 'fast-check'
import type pg from 'pg'
import type { SearchRequest } from '#search/engine/search-types'
import { derivedLists, featureOfList, flagIds, type ListId, listIds, valueIn } from '#search/derived-facets'

/** Requests from the content of the database: any of its words, facets, prices and places, alone and together. */
export async function randomRequests(pool: pg.Pool, { count, seed }: { count: number; seed: number }): Promise<SearchRequest[]> {
  const numbersOf = async (sql: string) => (await pool.query<{ n: number }>(sql)).rows.map(({ n }) => n)
  const named = (await pool.query<{ name: string; article: string }>('select name, article from products order by id')).rows
  const words = named.flatMap(({ name }) => name.split(' '))
  const sections = await numbersOf('select distinct section_id as n from products order by 1')
  const brands = await numbersOf('select distinct brand_id as n from products order by 1')
  const families = await numbersOf('select distinct family_id as n from products order by 1')
  const sellers = await numbersOf('select distinct seller_id as n from products order by 1')
  const places = await numbersOf('select id as n from warehouses order by 1')
  const regions = await numbersOf('select id as n from regions order by 1')
  const ids = await numbersOf('select id as n from products order by 1')
  const { rows: features } = await pool.query<{ feature: number; value: number }>(
    'select distinct feature_id as feature, value_id as value from product_features order by 1, 2',
  )
  const keysOf = async (list: ListId) => {
    const { table, value } = derivedLists[list]
    return { list, keys: await numbersOf(`select distinct ${value} as n from ${table} order by 1`) }
  }
  const lists = await Promise.all(listIds.map(keysOf))
  const chosenFeature = fc.constantFrom(...features).map(({ feature, value }) => ({ feature, values: [value] }))
  const chosenInList = fc.constantFrom(
    ...lists.map(({ list, keys }) => ({ feature: featureOfList(list), values: keys.slice(0, 3).map((key) => valueIn(list, key)) })),
  )
  const text = fc.oneof(
    { weight: 3, arbitrary: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 2 }).map((some) => some.join(' ')) },
    fc.constantFrom(...named.map(({ article }) => article)),
    fc.constantFrom(...named.map(({ article }) => article.slice(0, 5))),
  )
  const request = fc.record(
    {
      text,
      columns: fc.subarray([
        { column: 'section', values: sections.slice(0, 9) },
        { column: 'brand', values: brands.slice(0, 5) },
        { column: 'country', values: [1, 2] },
        { column: 'seller', values: sellers.slice(0, 2) },
      ]),
      features: fc.uniqueArray(fc.oneof({ weight: 4, arbitrary: chosenFeature }, chosenInList), {
        maxLength: 2,
        selector: (one) => one.feature,
      }),
      price: fc.record({ from: fc.integer({ min: 0, max: 200_000 }), to: fc.integer({ min: 100_000, max: 3_000_000 }) }),
      inStock: fc.record({ atLeast: fc.constantFrom(1, 5_000, 50_000) }),
      flags: fc.subarray(flagIds, { minLength: 1 }),
      only: fc.subarray(ids.slice(0, 60)),
      owned: fc.subarray(ids.slice(40, 43)),
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
      ranking: fc.record(
        {
          region: fc.constantFrom(...regions),
          bought: fc.subarray(ids.slice(0, 200)).map((some) => ({
            key: some.join(' '),
            ids: Uint32Array.from(some),
            points: Uint8Array.from(some, (id) => 24 + (id % 60)),
          })),
          isPriceHidden: fc.constant<true>(true),
          wishes: fc.record({
            pins: fc.subarray([
              { id: ids[3] ?? 0, position: 2 },
              { id: ids[120] ?? 0, position: 1 },
              { id: ids[200] ?? 0, position: 7 },
            ]),
            products: fc.subarray([
              { id: ids[5] ?? 0, wish: 1 },
              { id: ids[121] ?? 0, wish: -1 },
            ]),
            columns: fc.subarray([
              { column: 'brand', value: brands[0] ?? 0, wish: 1 },
              { column: 'brand', value: brands[1] ?? 0, wish: -1 },
              { column: 'family', value: families[0] ?? 0, wish: 1 },
            ]),
          }),
        },
        { requiredKeys: [] },
      ),
      sort: fc.constantFrom<SearchRequest['sort']>('relevance', 'price', '-price', 'name', '-name', 'popularity', 'value'),
      byValue: fc.shuffledSubarray(features.map(({ value }) => value).slice(0, 200)),
      offset: fc.constantFrom(0, 20),
      limit: fc.constantFrom(20, 100),
      withFacets: fc.constant(true),
    },
    { requiredKeys: ['columns', 'features', 'viewer', 'sort', 'byValue', 'offset', 'limit', 'withFacets', 'isLiteral'] },
  ) as fc.Arbitrary<SearchRequest>
  // Most requests are not about favourites or codes of one's own.
  return fc.sample(request, { numRuns: count, seed }).map(({ only, owned, ...rest }, place) => ({
    ...rest,
    ...(only && place % 5 === 0 && { only }),
    ...(owned && place % 4 === 0 && rest.text && { owned }),
  }))
}
