import { afterAll, beforeAll, expect, test } from 'vitest'
import pg from 'pg'
import { readConfig } from '#src/config'
import { freshDatabase } from '#test/database'
import { openDatabase } from './open-database.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
beforeAll(async () => {
  database = await freshDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(`do $$ begin execute format('alter database %I set synchronous_commit = off', current_database()); end $$`)
  await client.end()
})
afterAll(() => database.drop())

test('production refuses a database that may lose committed data; elsewhere it is accepted', async () => {
  const settings = { DATABASE_URL: database.url, LOG_LEVEL: 'silent' }
  await expect(openDatabase(readConfig({ ...settings, NODE_ENV: 'production' }), { max: 1 })).rejects.toThrow(/synchronous_commit/)
  const pool = await openDatabase(readConfig({ ...settings, NODE_ENV: 'development' }), { max: 1 })
  await pool.end()
})
