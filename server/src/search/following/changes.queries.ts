import { thousandthsSql } from '@vitrina/contract/quantity/quantity.sql'
import { lt, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Context } from '#platform/context'
import type { Amounts } from '../engine/live-index.ts'
import type { SearchSchema } from '../engine/search-types.ts'
import { demandKeys } from '../engine/segment.ts'
import { searchChanges } from '#tables/search'
import { along, DEMAND, PROMO } from '../index/documents.queries.ts'

export type Changes = {
  position: string
  /** Too many changes to name, or one that affects all documents: read everything anew. */
  isAll: boolean
  /** Documents to read anew. */
  documents: number[]
  /** Documents of which only prices, promos, stock or demand changed. */
  amounts: number[]
}

/**
 * Changes committed since a snapshot and not visible in it. Numbers of rows run ahead of commits, so a position is a
 * snapshot: nothing is lost however long a transaction stays open, and nothing waits for it.
 */
export async function readChanges(pool: pg.Pool | pg.ClientBase, position: string): Promise<Changes> {
  const { rows } = await pool.query<{ position: string; kind: string | null; id: number | null }>(
    `select pg_current_snapshot()::text as position, c.kind, c.product_id as id
     from (select 1) one
     left join search_changes c on c.xid >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(c.xid, $1::pg_snapshot)`,
    [position],
  )
  const of = (kind: string) => [...new Set(rows.flatMap((row) => (row.kind === kind && row.id !== null ? row.id : [])))]
  const documents = of('document')
  const whole = new Set(documents)
  return {
    position: rows[0]?.position ?? position,
    isAll: rows.some(({ kind }) => kind === 'all'),
    documents,
    amounts: of('amounts').filter((id) => !whole.has(id)),
  }
}

/** Prices, stock, promo and demand of these products as they are now. */
export async function readAmounts(pool: pg.Pool, schema: SearchSchema, ids: number[]): Promise<Amounts[]> {
  const { rows } = await pool.query<{ id: number; prices: string | null; stock: string | null; demand: string | null; promo: number }>(
    `select p.id, ${PROMO} as promo,
       (select string_agg(price_type_id || ':' || price, ',') from prices where product_id = p.id) as prices,
       (select string_agg(warehouse_id || ':' || ${thousandthsSql('free')}, ',') from stock where product_id = p.id) as stock,
       (select string_agg(${DEMAND}, ',') from product_demand where product_id = p.id) as demand
     from products p where p.id = any($1)`,
    [ids],
  )
  return rows.map(({ id, prices, stock, demand, promo }) => ({
    id,
    promo,
    prices: along(schema.priceLists, prices),
    stock: along(schema.places, stock),
    demand: along(demandKeys(schema), demand),
  }))
}

/** Products whose promo began or ended since it was last seen; `seen` is the database's own clock. */
export async function readTurnedPromos(pool: pg.Pool, since: string): Promise<{ seen: string; ids: number[] }> {
  const { rows } = await pool.query<{ seen: string; ids: number[] }>(
    `select now()::text as seen, array(
       select distinct product_id from product_promos
       where (starts_at > $1::timestamptz and starts_at <= now()) or (ends_at > $1::timestamptz and ends_at <= now())
     ) as ids`,
    [since],
  )
  return rows[0] ?? { seen: since, ids: [] }
}

/** Wakes up on every committed change; resolves with the way to stop. A lost connection calls `onLost` once. */
export async function listenForChanges(pool: pg.Pool, wake: () => void, onLost: () => void): Promise<() => void> {
  const client = await pool.connect()
  let isReleased = false
  const stop = () => {
    if (!isReleased) client.release(true)
    isReleased = true
  }
  client.on('notification', wake)
  client.on('error', () => {
    stop()
    onLost()
  })
  try {
    await client.query('listen search_changes')
  } catch (error) {
    stop()
    throw error
  }
  return stop
}

export async function deleteOldChanges(db: Context['db']): Promise<void> {
  await db.delete(searchChanges).where(lt(searchChanges.createdAt, sql`now() - interval '1 day'`))
}
