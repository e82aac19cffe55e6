import { afterEach, beforeEach, expect, test } from 'vitest'
import pg from 'pg'
import { freshDatabase } from '#test/database'
import { StartError } from '../process/run-process.ts'
import { migrateDatabase } from '#src/migrate-database'

let database: Awaited<ReturnType<typeof freshDatabase>>
let client: pg.Client
beforeEach(async () => {
  database = await freshDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterEach(async () => {
  await client.end()
  await database.drop()
})

/** The data model and the bookkeeping of its migrations, as text. */
async function readSchema(): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(`
    select concat_ws(' ', table_schema, table_name, column_name, data_type, column_default) as line from information_schema.columns
      where table_schema in ('public', 'drizzle', 'graphile_worker')
    union all select concat_ws(' ', created_at, hash) from drizzle.__drizzle_migrations
    union all select indexdef from pg_indexes where schemaname in ('public', 'drizzle', 'graphile_worker')
    order by line`)
  return rows.map(({ line }) => line)
}

test('a migrated database stays as it is, by any number of processes at once', async () => {
  const before = await readSchema()
  await Promise.all([migrateDatabase(database.url), migrateDatabase(database.url)])
  expect(await readSchema()).toEqual(before)
})

test('a schema that began with another initial migration is refused in one sentence and nothing of it changes', async () => {
  await client.query('drop table search_synonyms')
  await client.query('truncate drizzle.__drizzle_migrations')
  await client.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('ground', 1794712033064), ('mail-state', 1794712732625)`,
  )
  const before = await readSchema()
  const refusal = await migrateDatabase(database.url).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(StartError)
  expect(String(refusal)).toMatch(
    /удалите или переименуйте папку данных \(DATA_DIR, обычно \.data\) либо укажите в DATABASE_URL пустую базу/,
  )
  expect(await readSchema()).toEqual(before)
})

test('a schema ahead of this code is accepted: a newer release may have migrated it already', async () => {
  await client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`)
  const before = await readSchema()
  await migrateDatabase(database.url)
  expect(await readSchema()).toEqual(before)
})
