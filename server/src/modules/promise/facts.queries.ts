import type { Context } from '#platform/context'
import { prepared } from '#platform/database/prepared'
import type { ExpectedArrival, FreeStock } from './promise.rules.ts'
import type { Place } from './ready-days.rules.ts'
import { LEFT_OF_ARRIVAL } from './supply-columns.ts'

export type FactRows = {
  places: Place[]
  transfers: { from: number; to: number; days: number; weekdays: number[] }[]
  stock: FreeStock[]
  arrivals: ExpectedArrival[]
  makers: { productId: number; days: number }[]
}

const PLACE = `json_build_object('id', w.id, 'name', w.name, 'city', w.city, 'timezone', w.timezone, 'weekdays', w.weekdays, 'cutoff', w.cutoff,
  'closedOn', w.closed_on)`
const TRANSFER = `json_build_object('from', t.from_id, 'to', t.to_id, 'days', t.days, 'weekdays', t.weekdays)`

const factsStatement = prepared<FactRows>(
  'promise_facts',
  { places: 'json', transfers: 'json', stock: 'json', arrivals: 'json', makers: 'json' },
  `select
    coalesce((select json_agg(${PLACE}) from warehouses w where w.id = any($2::int[])), '[]') as places,
    coalesce((select json_agg(${TRANSFER}) from warehouse_transfers t
      where t.from_id = any($2::int[]) and t.to_id = any($2::int[])), '[]') as transfers,
    coalesce((select json_agg(json_build_object('productId', s.product_id, 'warehouseId', s.warehouse_id, 'free', s.free)) from stock s
      where s.product_id = any($1::int[]) and s.warehouse_id = any($2::int[]) and s.free > 0), '[]') as stock,
    coalesce((select json_agg(json_build_object('id', r.id, 'productId', r.product_id, 'warehouseId', r.warehouse_id,
        'left', ${LEFT_OF_ARRIVAL}, 'expectedOn', r.expected_on) order by r.expected_on, r.id)
      from arrivals r where r.product_id = any($1::int[]) and r.warehouse_id = any($2::int[])), '[]') as arrivals,
    coalesce((select json_agg(json_build_object('productId', p.id, 'days', m.lead_days)) from products p
      join manufacturers m on m.id = p.manufacturer_id where p.id = any($1::int[]) and m.lead_days is not null), '[]') as makers`,
)

type FactsQuery = { productIds: readonly number[]; places: readonly number[] }

export async function findFacts(ctx: Context, { productIds, places }: FactsQuery): Promise<FactRows> {
  const [rows] = await factsStatement(ctx, [productIds, places])
  if (!rows) throw new Error('A query without conditions gave no row')
  return rows
}

type NetworkRows = Pick<FactRows, 'places' | 'transfers'> & { makers: { id: number; days: number }[] }

const networkStatement = prepared<NetworkRows>(
  'promise_network',
  { places: 'json', transfers: 'json', makers: 'json' },
  `select coalesce((select json_agg(${PLACE}) from warehouses w), '[]') as places,
    coalesce((select json_agg(${TRANSFER}) from warehouse_transfers t), '[]') as transfers,
    coalesce((select json_agg(json_build_object('id', m.id, 'days', m.lead_days)) from manufacturers m where m.lead_days is not null), '[]') as makers`,
)

/** Facts common to all promises, whatever the goods: all warehouses, the ways between them, and makers that name their days. */
export async function readNetwork(ctx: Context): Promise<NetworkRows> {
  const [rows] = await networkStatement(ctx, [])
  if (!rows) throw new Error('A query without conditions gave no row')
  return rows
}

const lockStatement = prepared<{ id: number }>(
  'lock_arrivals',
  { id: 'number' },
  `select id from arrivals where product_id = any($1::int[]) and warehouse_id = any($2::int[]) order by id for update`,
)

export async function lockArrivals(tx: Context, { productIds, places }: FactsQuery): Promise<void> {
  await lockStatement(tx, [productIds, places])
}
