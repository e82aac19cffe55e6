import { WHOLE } from '@vitrina/contract/prices/prices.rules'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { SearchRequest } from '../../server/src/search/engine/search-types.ts'
import { derivedFlags } from '../../server/src/search/derived-facets.ts'
import type { CatalogueSearch } from '../../server/src/search/catalogue-search.ts'

const ALL = 1_000_000
/** An index follows within a second; a busy machine gets longer. */
const MAX_POLLS = 40
const BETWEEN_MS = 500

const STOCKED = `
  select w.id as place, coalesce(array_agg(p.id order by p.id) filter (where s.free > 0 and p.id is not null), '{}') as ids
  from warehouses w left join stock s on s.warehouse_id = w.id left join products p on p.id = s.product_id and p.is_active group by 1`
const ACTIVE = 'select id from products where is_active order by id'

const request = (more: Partial<SearchRequest> = {}): SearchRequest => ({
  columns: [],
  features: [],
  viewer: { priceList: 0, regionFactor: WHOLE, discounts: [], places: [] },
  sort: 'name',
  offset: 0,
  limit: ALL,
  withFacets: false,
  ...more,
})

async function compare(client: pg.Pool | pg.Client, search: CatalogueSearch): Promise<string[]> {
  const faults: string[] = []
  const check = async (what: string, expected: number[], query: SearchRequest) => {
    const found = (await search.search(query)).ids.toSorted((a, b) => a - b)
    if (found.join() !== expected.join())
      faults.push(`the index differs in ${what}: it has ${found.length}, the database ${expected.length}`)
  }
  const { rows: active } = await client.query<{ id: number }>(ACTIVE)
  await check(
    'products',
    active.map(({ id }) => id),
    request(),
  )
  const { rows: places } = await client.query<{ place: number; ids: number[] }>(STOCKED)
  for (const { place, ids } of places)
    await check(`stock of warehouse ${place}`, ids, request({ inStock: { places: [place], atLeast: 1 } }))
  for (const [flag, { holds }] of Object.entries(derivedFlags)) {
    const { rows } = await client.query<{ id: number }>(`select id from products p where is_active and (${holds}) order by id`)
    await check(
      `the flag ${flag}`,
      rows.map(({ id }) => id),
      request({ flags: [flag] }),
    )
  }
  return faults
}

/** Differences between an index that has followed the database all the time and the database. */
export async function findStaleIndex(client: pg.Pool | pg.Client, search: CatalogueSearch, polls = MAX_POLLS): Promise<string[]> {
  let faults = await compare(client, search)
  for (let poll = 1; faults.length > 0 && poll < polls; poll++) {
    await pause(BETWEEN_MS)
    faults = await compare(client, search)
  }
  return faults
}
