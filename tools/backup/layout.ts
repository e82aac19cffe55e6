import type pg from 'pg'
import { nameOf } from '../launch/database-contents.ts'

/** Waiting jobs are part of the data: an unsent letter must be sent after a restore. */
const SCHEMAS = ['public', 'graphile_worker']
/** Written by the migrations themselves. */
const OWN_BOOKKEEPING = 'graphile_worker.migrations'

export type TableLayout = { name: string; columns: string[] }

/** Settings that decide the text form of values; both directions must agree. */
export const TEXT_SETTINGS = `
  set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set bytea_output = 'hex';
  set extra_float_digits = 1; set synchronize_seqscans = off; set statement_timeout = 0; set lock_timeout = 0`

/** Every table with data, with the columns of a copy (without generated ones). */
export async function readLayout(client: pg.ClientBase): Promise<TableLayout[]> {
  const { rows } = await client.query<{ schema: string; table: string; columns: string[] }>(
    `select n.nspname as schema, c.relname as table,
            array_agg(quote_ident(a.attname) order by a.attnum) filter (where a.attname is not null) as columns
       from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relkind = 'r' and n.nspname = any($1) and n.nspname || '.' || c.relname <> $2
      group by 1, 2 order by 1, 2`,
    [SCHEMAS, OWN_BOOKKEEPING],
  )
  return rows.map(({ schema, table, columns }) => ({ name: nameOf({ schema, name: table }), columns }))
}

/** The migration level of the schema; a copy fits only the same level. */
export async function readLevel(client: pg.ClientBase): Promise<string> {
  const { rows: found } = await client.query<{ stands: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null and to_regclass('graphile_worker.migrations') is not null as stands`,
  )
  if (!found[0]?.stands) throw new Error('В этой базе нет схемы Витрины.')
  const { rows } = await client.query<{ level: string }>(
    `select (select hash from drizzle.__drizzle_migrations order by created_at desc limit 1)
         || '/' || (select max(id) from graphile_worker.migrations) as level`,
  )
  return rows[0]?.level ?? ''
}

export type Sequence = { name: string; lastValue: string; isCalled: boolean }

export async function readSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    'select schemaname as schema, sequencename as name from pg_sequences where schemaname = any($1) order by 1, 2',
    [SCHEMAS],
  )
  const sequences: Sequence[] = []
  for (const row of rows) {
    const name = nameOf(row)
    const state = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${name}`,
    )
    const { value = '1', called = false } = state.rows[0] ?? {}
    sequences.push({ name, lastValue: value, isCalled: called })
  }
  return sequences
}
