import fc from 'fast-check'
import { SegmentBuilder } from '#search/engine/build-segment'
import { scratchFor } from '#search/engine/scratch'
import type { RankedDoc, SearchRequest, SearchSchema } from '#search/engine/search-types'

export const schema: SearchSchema = {
  columns: ['section', 'brand'],
  flags: ['new', 'heavy'],
  priceLists: [1, 2],
  places: [10, 11, 12],
  regions: [7, 8],
}
const WORDS = ['кабель', 'провод', 'автомат', 'розетка', 'щит', '16А', 'C16', '3х2,5', 'IP54', 'белый']

export const aDoc = fc.record({
  words: fc.subarray(WORDS, { minLength: 1 }),
  columns: fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 3 })),
  values: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 5 }),
  prices: fc.tuple(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 5000 })),
  stock: fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 })),
  promo: fc.constantFrom(0, 0, 500),
  popularity: fc.integer({ min: 0, max: 5 }),
  demand: fc.array(fc.constantFrom(0, 0, 24, 38, 255), { minLength: 3, maxLength: 3 }),
  flags: fc.tuple(fc.boolean(), fc.boolean()),
})

/** Values 1–4 belong to feature 1, 5–8 to feature 2, 9–12 to feature 3. */
export const featureOf = (value: number) => Math.ceil(value / 4)

export const aRequest: fc.Arbitrary<SearchRequest> = fc.record(
  {
    text: fc.option(
      fc.subarray(WORDS, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
      { nil: undefined },
    ),
    columns: fc.subarray([
      { column: 'section', values: [1, 2] },
      { column: 'brand', values: [1] },
    ]),
    features: fc.subarray([
      { feature: 1, values: [1, 2] },
      { feature: 2, values: [5] },
    ]),
    price: fc.option(fc.record({ from: fc.integer({ min: 0, max: 2000 }), to: fc.integer({ min: 1000, max: 5000 }) }), { nil: undefined }),
    inStock: fc.option(fc.record({ atLeast: fc.integer({ min: 1, max: 4 }) }), { nil: undefined }),
    flags: fc.option(fc.subarray(schema.flags, { minLength: 1 }), { nil: undefined }),
    viewer: fc.record({
      priceList: fc.constantFrom(1, 2),
      regionFactor: fc.constantFrom(10_000, 10_330),
      discounts: fc.subarray([
        { column: 'brand', value: 1, discount: 700 },
        { column: 'section', value: 2, discount: 1500 },
      ]),
      places: fc.subarray([10, 11, 12]),
    }),
    ranking: fc.record(
      {
        region: fc.constantFrom(7, 8, 9),
        bought: fc.subarray([100, 101, 105, 110]).map((ids) => ({
          key: ids.join(' '),
          ids: Uint32Array.from(ids),
          points: Uint8Array.from(ids, (id) => id - 80),
        })),
        isPriceHidden: fc.constant<true>(true),
        wishes: fc.record({
          pins: fc.subarray([
            { id: 103, position: 2 },
            { id: 107, position: 1 },
            { id: 111, position: 9 },
          ]),
          products: fc.subarray([
            { id: 102, wish: 1 },
            { id: 104, wish: -1 },
          ]),
          columns: fc.subarray([
            { column: 'brand', value: 1, wish: 1 },
            { column: 'section', value: 2, wish: -1 },
          ]),
        }),
      },
      { requiredKeys: [] },
    ),
    sort: fc.constantFrom<SearchRequest['sort']>('relevance', 'price', '-price', 'name', '-name', 'popularity', 'value'),
    byValue: fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8]),
    offset: fc.constantFrom(0, 2, 7),
    limit: fc.constantFrom(3, 100),
    withFacets: fc.constant(true),
    isLiteral: fc.constant(true),
    isExplained: fc.constant<true>(true),
  },
  { requiredKeys: ['columns', 'features', 'viewer', 'sort', 'byValue', 'offset', 'limit', 'withFacets', 'isLiteral'] },
) as fc.Arbitrary<SearchRequest>

export function documentsOf(drawn: (typeof aDoc extends fc.Arbitrary<infer D> ? D : never)[]): RankedDoc[] {
  return drawn
    .map((doc, i) => ({
      ...doc,
      id: 100 + i,
      name: doc.words.join(' '),
      codes: [`AR-${i}.${i % 3}`],
      words: '',
      nameRank: (i * 7) % drawn.length,
    }))
    .toSorted((a, b) => a.columns[0] - b.columns[0] || a.columns[1] - b.columns[1])
}

export const segmentOf = (docs: RankedDoc[]) => {
  const builder = new SegmentBuilder(schema)
  for (const doc of docs) builder.add(doc)
  const segment = builder.finish({ identity: '', position: '', readAt: '', featureOf })
  return { segment, scratch: scratchFor(segment) }
}
