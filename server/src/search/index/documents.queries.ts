import { thousandthsSql } from '@vitrina/contract/quantity/quantity.sql'
import type pg from 'pg'
import { withClient } from '#platform/database/db'
import type { RankedDoc, SearchSchema } from '../engine/search-types.ts'
import { MOST_POPULARITY } from '../engine/rank.ts'
import { demandKeys, type Origin } from '../engine/segment.ts'
import { type AllAmounts, readAllAmounts } from './all-amounts.queries.ts'
import { formatOf } from './source-format.ts'
import { derivedFeatureOf, derivedFlags, derivedLists, firstValueOf, flagIds, listIds } from '../derived-facets.ts'

/** Columns of the index, in the order of `columnsOf`. */
const COLUMNS = ['section', 'family', 'brand', 'series', 'manufacturer', 'country', 'seller']

export type SearchDatabase = pg.Pool

type Texts = {
  id: number
  name: string
  codes: (string | null)[]
  words: string
  columns: number[]
  popularity: number
  flags: boolean[]
}

type Row = Texts & {
  promo: number
  values: string | null
  /** One for each derived list. */
  lists: (string | null)[]
  prices: string | null
  stock: string | null
  demand: string | null
}

export type Catalogue = {
  schema: SearchSchema
  featureOf: (valueId: number) => number
} & Origin

/** The best promo that runs now. */
export const PROMO = `coalesce((select max(discount) from product_promos r where r.product_id = p.id and r.starts_at <= now() and (r.ends_at is null or r.ends_at > now())), 0)::int`

/** The seller's own number, as much of it as counts. */
export const POPULARITY = `least(greatest(p.popularity, 0), ${MOST_POPULARITY})`

const TEXTS = `p.id, p.name, array[p.article, p.manufacturer_code, p.ean] as codes, concat_ws(' ', b.name, e.name, s.name) as words,
    array[p.section_id, p.family_id, p.brand_id, coalesce(p.series_id, 0), coalesce(p.manufacturer_id, 0), c.place, p.seller_id] as columns,
    ${POPULARITY} as popularity, array[${flagIds.map((flag) => `(${derivedFlags[flag].holds})`).join(', ')}]::boolean[] as flags`

const PRODUCTS = `from products p
  join brands b on b.id = p.brand_id
  join sections s on s.id = p.section_id
  join (select code, row_number() over (order by code)::int as place from countries) c on c.code = p.country_code
  left join series e on e.id = p.series_id`

const allTexts = `select ${TEXTS} ${PRODUCTS} where p.is_active order by columns, p.id`

/** Points by region, 0 for all of them. */
export const DEMAND = `coalesce(region_id, 0) || ':' || points`

const listed = (alias: string, table: string, of: string, product = 'product_id') =>
  `left join lateral (select string_agg(${of}, ',') as list from ${table} where ${product} = p.id) ${alias} on true`

const listAlias = (list: string) => `of_${list}`

const someDocuments = `
  select ${TEXTS}, ${PROMO} as promo, f.list as values,
    array[${listIds.map((list) => `${listAlias(list)}.list`).join(', ')}]::text[] as lists, a.list as prices, k.list as stock, m.list as demand
  ${PRODUCTS}
  ${listed('f', 'product_features', 'value_id::text')}
  ${listIds
    .map((list) => {
      const { table, product, value } = derivedLists[list]
      return listed(listAlias(list), table, `(${firstValueOf(list)}::bigint + ${value})::text`, product)
    })
    .join('\n')}
  ${listed('a', 'prices', `price_type_id || ':' || price`)}
  ${listed('k', 'stock', `warehouse_id || ':' || ${thousandthsSql('free')}`)}
  ${listed('m', 'product_demand', DEMAND)}
  where p.is_active and p.id = any($1)
  order by columns, p.id`

const numbers = (list: string | null) => (list ? list.split(',').map(Number) : [])

/** «key:amount» pairs, in the order of the schema's keys. */
export function along(keys: number[], list: string | null): number[] {
  const amounts = new Map((list ?? '').split(',').map((pair) => pair.split(':').map(Number) as [number, number]))
  return keys.map((key) => amounts.get(key) ?? 0)
}

const documentOf = ({ schema }: Catalogue, row: Row): RankedDoc => ({
  ...row,
  codes: row.codes.map((code) => code ?? ''),
  values: [row.values, ...row.lists].flatMap(numbers),
  prices: along(schema.priceLists, row.prices),
  stock: along(schema.places, row.stock),
  demand: along(demandKeys(schema), row.demand),
  nameRank: 0,
})

async function idsOf(client: pg.ClientBase, table: 'price_types' | 'warehouses' | 'regions'): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(`select id from ${table} order by id`)
  return rows.map(({ id }) => id)
}

/** Another format than this code makes is another index. */
const FORMAT = formatOf(new URL('./build-index.ts', import.meta.url))

/** Cluster, database and table distinguish a restored copy from the former one; the position is the snapshot of this statement. */
export async function readOrigin(client: pg.ClientBase | pg.Pool): Promise<Origin> {
  const { rows } = await client.query<Origin>(
    `select pg_current_snapshot()::text as position, to_json(now()) #>> '{}' as "readAt",
       concat_ws(':', s.system_identifier, d.oid, 'products'::regclass::oid, $1::int) as identity
     from pg_control_system() s, pg_database d where d.datname = current_database()`,
    [FORMAT],
  )
  const [origin] = rows
  if (!origin) throw new Error('PostgreSQL does not say which database this is')
  return origin
}

/** True when there are more products than this. */
export async function hasMoreThan(pool: pg.Pool, most: number): Promise<boolean> {
  const { rows } = await pool.query<{ has: boolean }>('select count(*) > $1 as has from (select from products limit $1 + 1) p', [most])
  return rows[0]?.has === true
}

async function readCatalogue(client: pg.ClientBase): Promise<Catalogue> {
  const origin = await readOrigin(client)
  const values = await client.query<{ id: number; feature: number }>('select id, feature_id as feature from feature_values')
  const features = new Map(values.rows.map(({ id, feature }) => [id, feature]))
  return {
    schema: {
      columns: COLUMNS,
      flags: flagIds,
      priceLists: await idsOf(client, 'price_types'),
      places: await idsOf(client, 'warehouses'),
      regions: await idsOf(client, 'regions'),
    },
    featureOf: (valueId) => derivedFeatureOf(valueId) ?? features.get(valueId) ?? 0,
    ...origin,
  }
}

const BATCH = 2_000

/** All documents, ordered by their columns, as one moment of the database saw them. */
export const readAllDocuments = <T>(
  pool: pg.Pool,
  take: (catalogue: Catalogue, documents: AsyncIterable<RankedDoc>) => Promise<T>,
): Promise<T> =>
  withClient(pool, async (client) => {
    await client.query('begin transaction isolation level repeatable read read only')
    // All rows will be read, and sorting them is most of the work.
    await client.query(
      `set local cursor_tuple_fraction = 1; set local work_mem = '128MB'; set local jit = off; set local idle_in_transaction_session_timeout = 0`,
    )
    const catalogue = await readCatalogue(client)
    const amounts = await readAllAmounts(client, catalogue.schema)
    await client.query(`declare documents no scroll cursor for ${allTexts}`)
    const taken = await take(catalogue, fetched(client, amounts))
    await client.query('commit')
    return taken
  })

async function* fetched(client: pg.ClientBase, amounts: AllAmounts): AsyncGenerator<RankedDoc> {
  let next = client.query<Texts>(`fetch ${BATCH} from documents`)
  for (;;) {
    const { rows } = await next
    const isLast = rows.length < BATCH
    // PostgreSQL makes the next ones while these are looked at.
    if (!isLast) next = client.query<Texts>(`fetch ${BATCH} from documents`)
    for (const row of rows) {
      const { id } = row
      yield {
        ...row,
        codes: row.codes.map((code) => code ?? ''),
        values: amounts.valuesOf(id),
        prices: amounts.pricesOf(id),
        stock: amounts.stockOf(id),
        promo: amounts.promoOf(id),
        demand: amounts.demandOf(id),
        nameRank: amounts.nameRankOf(id),
      }
    }
    if (isLast) return
  }
}

/** The documents of these ids that are on sale; their places in the alphabet are asked for apart. */
export const readDocuments = (pool: pg.Pool, ids: number[]): Promise<{ catalogue: Catalogue; documents: RankedDoc[] }> =>
  withClient(pool, async (client) => {
    const catalogue = await readCatalogue(client)
    const { rows } = await client.query<Row>(someDocuments, [ids])
    return { catalogue, documents: rows.map((row) => documentOf(catalogue, row)) }
  })

/** For each of these documents, in alphabetical order: the last one before it that is not among them. */
export async function readNeighbours(pool: pg.Pool, ids: number[]): Promise<{ id: number; before: number | null }[]> {
  const { rows } = await pool.query<{ id: number; before: number | null }>(
    `select d.id, o.id as before from products d left join lateral (
       select p.id from products p
       where (p.name collate "ru-x-icu", p.id) < (d.name collate "ru-x-icu", d.id) and p.is_active and p.id <> all($1)
       order by p.name collate "ru-x-icu" desc, p.id desc limit 1
     ) o on true
     where d.id = any($1) order by d.name collate "ru-x-icu", d.id`,
    [ids],
  )
  return rows
}

export async function readNames(pool: pg.Pool, ids: number[]): Promise<{ id: number; name: string }[]> {
  // Asked with every letter typed: named, it is planned once for each connection.
  const { rows } = await pool.query<{ id: number; name: string }>({
    name: 'search_names',
    text: 'select id, name from unnest($1::int[]) with ordinality as asked (id, place) join products using (id) order by place',
    values: [ids],
  })
  return rows
}
