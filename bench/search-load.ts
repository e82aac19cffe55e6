import type pg from 'pg'
import type { SearchRequest, SuggestRequest, Viewer } from '../server/src/search/engine/search-types.ts'

export type Query = { kind: 'search'; request: SearchRequest } | { kind: 'suggest'; request: SuggestRequest }

/** Requests of one kind; `share` is their percentage in the mixed load, `most` the target median in ms. */
export type Load = { name: string; share: number; most: number; asks: Query[] }

const DISTINCT = 40

/** A company with its own price list, region, discounts and two warehouses. */
const viewer = (brands: number[]): Viewer => ({
  priceList: 2,
  regionFactor: 10_330,
  discounts: brands.slice(0, 3).map((value, i) => ({ column: 'brand', value, discount: 300 + i * 200 })),
  places: [1, 2],
})

const words = (name: string, count: number) => name.split(/\s+/).slice(0, count).join(' ')

/** A typo: the last two letters swapped. */
const mistyped = (text: string) => `${text.slice(0, -2)}${text.at(-1) ?? ''}${text.at(-2) ?? ''}`

/** Typical requests of buyers, made of the goods in the store; the same on every run. */
export async function loadsOf(pool: pg.Pool): Promise<Load[]> {
  const { rows: goods } = await pool.query<{ name: string; article: string }>(
    `select name, article from products where is_active order by md5(id::text) limit ${DISTINCT}`,
  )
  const ids = async (column: string) => {
    const { rows } = await pool.query<{ id: number }>(
      `select ${column} as id from products where is_active group by 1 order by count(*) desc, 1 limit ${DISTINCT}`,
    )
    return rows.map(({ id }) => id)
  }
  const [sections, brands] = [await ids('section_id'), await ids('brand_id')]
  const sees = viewer(brands)
  const search = (options: Partial<SearchRequest>): Query => ({
    kind: 'search',
    request: { columns: [], features: [], viewer: sees, sort: 'relevance', offset: 0, limit: 20, withFacets: true, ...options },
  })
  const broad = [...new Set(goods.map(({ name }) => words(name, 1).toLowerCase()))]
  return [
    {
      name: 'section page, all facets',
      share: 30,
      most: 2,
      asks: sections.map((id) => search({ columns: [{ column: 'section', values: [id] }], sort: 'popularity' })),
    },
    {
      name: 'narrow words, all facets',
      share: 20,
      most: 2,
      asks: goods.map(({ name }, i) => search({ text: words(name, 4 + (i % 3)) })),
    },
    {
      name: 'suggest',
      share: 15,
      most: 1,
      asks: goods.map(({ name }, i) => ({
        kind: 'suggest',
        request: { text: name.slice(0, 3 + (i % 12)), limit: 30, viewer: sees, columns: ['section', 'brand'] },
      })),
    },
    { name: 'broad word, all facets', share: 10, most: 15, asks: broad.map((text) => search({ text })) },
    { name: 'article', share: 10, most: 2, asks: goods.map(({ article }) => search({ text: article })) },
    {
      name: 'word, brands and stock',
      share: 5,
      most: 15,
      asks: broad.map((text, i) =>
        search({ text, columns: [{ column: 'brand', values: brands.slice(i % 5, 5 + (i % 5)) }], inStock: { atLeast: 1 } }),
      ),
    },
    { name: 'whole catalogue', share: 5, most: 15, asks: [search({ sort: 'popularity' })] },
    { name: 'slip of the hand', share: 5, most: 15, asks: goods.map(({ name }) => search({ text: mistyped(words(name, 2)) })) },
    {
      name: 'scan: price range',
      share: 0,
      most: 30,
      asks: [50_000, 100_000, 200_000].map((from) => search({ price: { from, to: from * 10 }, sort: 'popularity' })),
    },
    { name: 'scan: stock of a region', share: 0, most: 30, asks: [search({ inStock: { atLeast: 1 }, sort: 'popularity' })] },
  ]
}

/** A hundred requests, each kind by its share, in a mixed order. */
export function mixed(loads: Load[], count: number): Query[] {
  const queries = loads.flatMap(({ asks, share }) => Array.from({ length: share }, (_, i) => asks[i % asks.length] as Query))
  return Array.from({ length: count }, (_, i) => queries[(i * 37) % queries.length] as Query)
}

type Engine = { search: (request: SearchRequest) => Promise<unknown>; suggest: (request: SuggestRequest) => Promise<unknown> }

export const answer = (engine: Engine, query: Query): Promise<unknown> =>
  query.kind === 'search' ? engine.search(query.request) : engine.suggest(query.request)
