import { thousandthsSql } from '@vitrina/contract/quantity/quantity.sql'
import type pg from 'pg'
import { copyNumbers } from '#platform/database/copy-numbers'
import { growing } from '../engine/growing-array.ts'
import { groupPairs } from '../engine/group-pairs.ts'
import type { SearchSchema } from '../engine/search-types.ts'
import { demandKeys } from '../engine/segment.ts'
import { derivedLists, firstValueOf, listIds } from '../derived-facets.ts'

/** Numbers of every product on sale, read table by table: joined in PostgreSQL this would be sorted and spelled out first. */
export type AllAmounts = {
  valuesOf: (id: number) => number[]
  pricesOf: (id: number) => number[]
  stockOf: (id: number) => number[]
  promoOf: (id: number) => number
  /** Points of all, then of each region. */
  demandOf: (id: number) => number[]
  /** Place of the name in the alphabet. */
  nameRankOf: (id: number) => number
}

export async function readAllAmounts(client: pg.ClientBase, schema: SearchSchema): Promise<AllAmounts> {
  const placeOf = await readPlaces(client)
  const ranks = new Uint32Array(placeOf.count)
  let rank = 0
  await copyNumbers(client, 'select id from products where is_active order by name collate "ru-x-icu", id', ([id = 0]) => {
    ranks[placeOf.place(id)] = ++rank
  })
  const promos = new Uint16Array(placeOf.count)
  await copyNumbers(
    client,
    `select product_id, max(discount)::int from product_promos
     where starts_at <= now() and (ends_at is null or ends_at > now()) group by product_id`,
    ([id = 0, discount = 0]) => {
      const place = placeOf.place(id)
      if (place >= 0) promos[place] = discount
    },
  )
  const prices = await readTable(client, placeOf, {
    keys: schema.priceLists,
    query: 'select product_id, price_type_id, price::int8 from prices',
  })
  const stock = await readTable(client, placeOf, {
    keys: schema.places,
    query: `select product_id, warehouse_id, ${thousandthsSql('free')} from stock`,
  })
  const demand = await readTable(client, placeOf, {
    keys: demandKeys(schema),
    query: 'select product_id, coalesce(region_id, 0), points::int from product_demand',
  })
  const values = await readValues(client, placeOf)
  const row = (table: Float64Array[], id: number) => table.map((column) => column[placeOf.place(id)] as number)
  return {
    valuesOf: (id) => values(placeOf.place(id)),
    pricesOf: (id) => row(prices, id),
    stockOf: (id) => row(stock, id),
    promoOf: (id) => promos[placeOf.place(id)] as number,
    demandOf: (id) => row(demand, id),
    nameRankOf: (id) => ranks[placeOf.place(id)] as number,
  }
}

/** Products on sale, numbered without gaps; -1 for any other. */
type Places = { count: number; place: (id: number) => number }

async function readPlaces(client: pg.ClientBase): Promise<Places> {
  const { rows } = await client.query<{ last: number | null }>('select max(id) as last from products')
  const places = new Int32Array((rows[0]?.last ?? 0) + 1).fill(-1)
  let count = 0
  await copyNumbers(client, 'select id from products where is_active', ([id = 0]) => {
    places[id] = count++
  })
  return { count, place: (id) => places[id] ?? -1 }
}

/** Product, key and amount become a column for each key. */
async function readTable(
  client: pg.ClientBase,
  { count, place }: Places,
  { keys, query }: { keys: number[]; query: string },
): Promise<Float64Array[]> {
  const columns = keys.map(() => new Float64Array(count))
  const columnOf = new Map(keys.map((key, i) => [key, columns[i] as Float64Array]))
  await copyNumbers(client, query, ([id = 0, key = 0, amount = 0]) => {
    const at = place(id)
    const column = columnOf.get(key)
    if (at >= 0 && column) column[at] = amount
  })
  return columns
}

async function readValues(client: pg.ClientBase, { count, place }: Places): Promise<(place: number) => number[]> {
  const products = growing.words()
  const values = growing.words()
  const take = ([id = 0, value = 0]: Float64Array) => {
    const at = place(id)
    if (at < 0) return
    products.push(at)
    values.push(value)
  }
  await copyNumbers(client, 'select product_id, value_id from product_features', take)
  for (const list of listIds) {
    const { table, product, value } = derivedLists[list]
    await copyNumbers(client, `select ${product}, ${firstValueOf(list)}::bigint + ${value} from ${table}`, take)
  }
  const grouped = groupPairs(products.done(), values.done(), count)
  return (at) => Array.from(grouped(at))
}
