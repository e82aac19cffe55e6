import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { filesOnDisk } from '@vitrina/server/src/platform/files/files.ts'
import { freshDatabase } from '@vitrina/server/test/database.ts'
import { isSeeded, seedDemo } from './demo.ts'
import { markFilling } from './seed-state.ts'

const databases: Awaited<ReturnType<typeof freshDatabase>>[] = []
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-demo-'))
})
afterAll(async () => {
  for (const database of databases) await database.drop()
  await rm(folder, { recursive: true, force: true })
})

async function emptyStore() {
  const database = await freshDatabase()
  databases.push(database)
  const { url } = database
  const ask = async <T extends pg.QueryResultRow>(sql: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query<T>(sql)
    await client.end()
    return rows
  }
  const seed = (options: { isAnew?: boolean } = {}) =>
    seedDemo({ url, products: 60, files: filesOnDisk(folder), progress: () => {}, now: new Date('2026-11-15T08:00:00Z'), ...options })
  return { url, ask, seed }
}

/** All data of the demo, except the random salts of the passwords. */
const everything = `select
  (select md5(string_agg(t::text, '' order by id)) from (select * from products) t) as products,
  (select md5(string_agg(t::text, '' order by id)) from (select id, uuid, email, phone, active_company_id from users) t) as users,
  (select md5(string_agg(t::text, '' order by id)) from (select * from companies) t) as companies,
  (select md5(string_agg(t::text, '' order by id)) from (select * from posts) t) as posts,
  (select md5(string_agg(t::text, '' order by id)) from (select id, number, company_id, state, total, vat, paid_sum, created_at from orders) t) as orders,
  (select md5(string_agg(t::text, '' order by id)) from (select id, number, type, date, sum, state from documents) t) as documents,
  (select md5(string_agg(key || encode(sha256, 'hex'), '' order by key)) from stored_files) as files`

// Two demos in one test: each takes as long as other tests whole.
test('the demo fills an empty store once; cut short, it is wiped and made again, whole, by one of two starts, and is the same', {
  timeout: 400_000,
}, async () => {
  const one = await emptyStore()
  expect(await isSeeded(one.url)).toBe(false)
  expect(await one.seed()).toBe('filled')
  expect(await isSeeded(one.url)).toBe(true)
  expect(await one.seed()).toBe('ready')

  const cut = await emptyStore()
  const client = new pg.Client({ connectionString: cut.url })
  await client.connect()
  await markFilling(client)
  await client.end()
  await cut.ask(`insert into regions (slug, name) values ('half', '{"ru":"Половина"}')`)
  await cut.ask(`insert into audit_events (type, entity, entity_id) values ('half.done', 'region', '1')`)
  expect(await isSeeded(cut.url)).toBe(false)
  expect((await Promise.all([cut.seed(), cut.seed()])).toSorted()).toEqual(['filled', 'ready'])
  expect(await cut.ask(`select count(*)::int as regions, bool_or(slug = 'half') as half from regions`)).toEqual([
    { regions: 8, half: false },
  ])
  expect(await cut.ask(`select from audit_events where type = 'half.done'`)).toEqual([])
  expect(await cut.ask('select count(*)::int as sites from sites')).toEqual([{ sites: 1 }])
  expect(await cut.ask(everything)).toEqual(await one.ask(everything))
})

test('a store with data of its own is left as it is', async () => {
  const store = await emptyStore()
  await store.ask(`insert into regions (slug, name) values ('own', '{"ru":"Свой"}')`)
  expect(await store.seed({ isAnew: true })).toBe('foreign')
  expect(await store.ask('select slug from regions')).toEqual([{ slug: 'own' }])
})

test('a demo is never made in production', async () => {
  const store = await emptyStore()
  vi.stubEnv('NODE_ENV', 'production')
  await expect(store.seed()).rejects.toThrow('NODE_ENV=production')
  vi.unstubAllEnvs()
  expect(await store.ask('select from sites')).toEqual([])
})
