import type pg from 'pg'
import { searchTriggers } from './followed-tables.ts'

/** Triggers the database lacks or has otherwise. */
export async function readMissingTriggers(client: pg.ClientBase | pg.Pool): Promise<string[]> {
  const { rows } = await client.query<{ definition: string }>(
    `select pg_get_triggerdef(oid, true) as definition from pg_trigger where not tgisinternal and starts_with(tgname, 'search_')`,
  )
  const known = new Set(rows.map(({ definition }) => definition))
  return searchTriggers.filter((definition) => !known.has(definition))
}

/** With the migrations: a table that a new facet reads is followed from its first release on. */
export async function createSearchTriggers(client: pg.ClientBase): Promise<void> {
  for (const definition of await readMissingTriggers(client))
    await client.query(definition.replace('CREATE TRIGGER', 'CREATE OR REPLACE TRIGGER'))
}
