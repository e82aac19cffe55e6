import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../server/test/database.ts'
import { readTable } from './read-table.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let client: pg.Client
beforeAll(async () => {
  database = await freshDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

test('the checksum of a table does not depend on the order of its rows, and detects any other difference', async () => {
  await client.query(`create table first (id int, name text); insert into first select i, repeat('я', i) from generate_series(1, 500) i`)
  await client.query('create table again (id int, name text); insert into again select * from first order by id desc')
  const sumOf = async (name: string) => (await readTable(client, { name, columns: ['id', 'name'] })).sha256
  const first = await sumOf('first')
  expect(await sumOf('again')).toBe(first)
  await client.query(`update again set name = name || '!' where id = 250`)
  expect(await sumOf('again')).not.toBe(first)
})
