import type pg from 'pg'
import type { TableLayout } from './layout.ts'

/**
 * Tables refer to each other in circles, so no order of loading suits all keys; and triggers are for live changes.
 * Both are dropped for the loading. Restoring a key checks every row.
 */
export async function withoutConstraints<T>(client: pg.ClientBase, tables: TableLayout[], load: () => Promise<T>): Promise<T> {
  const keys = await readForeignKeys(client)
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`)
  const loaded = await load()
  for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`)
  for (const { table, name, definition } of keys) await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  return loaded
}

async function readForeignKeys(client: pg.ClientBase) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
       from pg_constraint
      where contype = 'f' and connamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)`,
  )
  return rows
}
