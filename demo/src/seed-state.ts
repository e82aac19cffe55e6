import type pg from 'pg'
import { emptyTables } from '../../tools/launch/database-contents.ts'

/**
 * The demo leaves its mark in a schema of its own, so that a store with real data never carries it.
 * `filling` stands from before the first row until after the last one: found later, it means the work was cut short.
 */
type State = 'none' | 'filling' | 'done'

async function stands(client: pg.ClientBase, table: string): Promise<boolean> {
  const { rows } = await client.query<{ stands: boolean }>('select to_regclass($1) is not null as stands', [table])
  return rows[0]?.stands === true
}

export async function readState(client: pg.ClientBase): Promise<State> {
  if (!(await stands(client, 'demo.seed'))) return 'none'
  const { rows } = await client.query<{ state: State }>('select state from demo.seed')
  return rows[0]?.state ?? 'filling'
}

export async function markFilling(client: pg.ClientBase): Promise<void> {
  await client.query('begin')
  await client.query('create schema if not exists demo')
  await client.query('create table if not exists demo.seed (state text not null, at timestamptz not null default now())')
  await client.query('truncate demo.seed')
  await client.query(`insert into demo.seed (state) values ('filling')`)
  await client.query('commit')
}

export async function markDone(client: pg.ClientBase): Promise<void> {
  // The rows before were written without waiting for the disk; this one waits, and for all of them.
  await client.query('set synchronous_commit = on')
  await client.query(`update demo.seed set state = 'done', at = now()`)
}

/** Deletes everything of the former demo, with the jobs it left behind. Only after a check of the mark. */
export async function wipe(client: pg.ClientBase): Promise<void> {
  await emptyTables(client)
  if (await stands(client, 'graphile_worker._private_jobs')) await client.query('delete from graphile_worker._private_jobs')
}
