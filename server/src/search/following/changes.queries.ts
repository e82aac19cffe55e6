import { thousandthsSql } from '@vitrina/contract/quantity/quantity.sql'
import { lt, sql } from '#platform/database/drizzle'
import type pg from 'pg'
import type { Context } from '#platform/context'
import { withClient } from '#platform/database/db'
import type { Amounts } from '../engine/live-index.ts'
import type { SearchSchema } from '../engine/search-types.ts'
import { demandKeys } from '../engine/segment.ts'
import { searchChanges } from '#tables/search'
import { along, DEMAND, PROMO } from '../index/documents.queries.ts'

export type Changes = {
  /** Too many changes to name, or one that affects all documents: read everything anew. */
  isAll: boolean
  /** Documents to read anew. */
  documents: number[]
  /** Documents of which only prices, promos, stock or demand changed. */
  amounts: number[]
}

type Row = { kind: string | null; id: number | null }

/** So few that they are held in memory together and no visitor waits while they are looked at. */
const PART = 20_000

/** $1 is the position. Numbers of rows run ahead of commits, so a position is a snapshot: nothing is lost however long a transaction stays open. */
const SINCE = `c.xid >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(c.xid, $1::pg_snapshot)`

function changesOf(rows: readonly Row[]): Changes {
  const of = (kind: string) => [...new Set(rows.flatMap((row) => (row.kind === kind && row.id !== null ? row.id : [])))]
  const documents = of('document')
  const whole = new Set(documents)
  const amounts = of('amounts').filter((id) => !whole.has(id))
  return { isAll: rows.some(({ kind }) => kind === 'all'), documents, amounts }
}

/** `db` sees the same moment: what the changes are about is read there. */
type Take = (changes: Changes, db: pg.Pool | pg.ClientBase) => Promise<void>

/** Hands over the changes committed since a snapshot, in parts: after a million prices they would not fit into memory. Returns the new position. */
export async function takeChanges(pool: pg.Pool, position: string, take: Take): Promise<string> {
  const { rows } = await pool.query<Row & { position: string }>(
    `select pg_current_snapshot()::text as position, c.kind, c.product_id as id
     from (select 1) one left join search_changes c on ${SINCE} limit ${PART + 1}`,
    [position],
  )
  if (rows.length > PART) return takeManyChanges(pool, position, take)
  await take(changesOf(rows), pool)
  return rows[0]?.position ?? position
}

const takeManyChanges = (pool: pg.Pool, position: string, take: Take): Promise<string> =>
  withClient(pool, async (client) => {
    await client.query('begin transaction isolation level repeatable read read only; set local idle_in_transaction_session_timeout = 0')
    const { rows: now } = await client.query<{ position: string }>('select pg_current_snapshot()::text as position')
    await client.query({
      text: `declare changes no scroll cursor for select c.kind, c.product_id as id from search_changes c where ${SINCE}`,
      values: [position],
    })
    for (;;) {
      const { rows } = await client.query<Row>(`fetch ${PART} from changes`)
      if (rows.length === 0) break
      await take(changesOf(rows), client)
    }
    await client.query('commit')
    return now[0]?.position ?? position
  })

/** Documents changed since, without those of which only amounts did: words do not depend on those. */
export async function readChangedDocuments(client: pg.ClientBase, position: string) {
  const { rows } = await client.query<Row & { position: string }>(
    `select distinct pg_current_snapshot()::text as position, c.kind, c.product_id as id
     from (select 1) one left join search_changes c on ${SINCE} and c.kind <> 'amounts'`,
    [position],
  )
  const { isAll, documents } = changesOf(rows)
  return { position: rows[0]?.position ?? position, isAll, documents }
}

/** Prices, stock, promo and demand of these products as they are now. */
export async function readAmounts(pool: pg.Pool | pg.ClientBase, schema: SearchSchema, ids: number[]): Promise<Amounts[]> {
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
