import type pg from 'pg'

export type Table = { schema: string; name: string }

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`
export const nameOf = ({ schema, name }: Table) => `${quote(schema)}.${quote(name)}`

/** The tables of our own data model. */
async function listTables(client: pg.ClientBase, schema = 'public'): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select schemaname as schema, tablename as name from pg_tables where schemaname = $1 order by tablename`,
    [schema],
  )
  return rows
}

/** The first table with a row in it; undefined when all are empty. */
export async function findFilledTable(client: pg.ClientBase): Promise<Table | undefined> {
  for (const table of await listTables(client)) {
    const { rowCount } = await client.query(`select from ${nameOf(table)} limit 1`)
    if (rowCount) return table
  }
  return undefined
}

/** A server that found no shop left codes of set-up behind: they are worth nothing once the database is filled another way. */
export async function deleteSetupCodes(client: pg.ClientBase): Promise<void> {
  await client.query('delete from setup_codes where not exists (select from sites)')
}

/** Journals forbid deletion by a trigger; here it is not history but a false start. */
export async function emptyTables(client: pg.ClientBase): Promise<void> {
  const tables = (await listTables(client)).map(nameOf)
  if (tables.length === 0) return
  await client.query('begin')
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
  await client.query(`truncate ${tables.join(', ')} restart identity cascade`)
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
  await client.query('commit')
}
