import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '../../server/test/database.ts'
import { backUp } from './back-up.ts'
import { restore } from './restore.ts'

type Side = { url: string; client: pg.Client; files: string; drop: () => Promise<void> }

let folder: string
let source: Side
let target: Side

async function openSide(name: string): Promise<Side> {
  const database = await freshDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const drop = async () => {
    await client.end()
    await database.drop()
  }
  return { url: database.url, client, files: join(folder, name), drop }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-backup-'))
  source = await openSide('source')
  await fill(source.client)
  await mkdir(join(source.files, 'счета'), { recursive: true })
  await writeFile(join(source.files, 'счета', 'Счёт № 1.pdf'), 'содержимое')
})
beforeEach(async () => {
  target = await openSide('target')
})
afterEach(async () => {
  await target.drop()
  await rm(target.files, { recursive: true, force: true })
})
afterAll(async () => {
  await source.drop()
  await rm(folder, { recursive: true, force: true })
})

/** Rows that a careless copy would damage: circles of keys, odd texts, fractions, a journal, a waiting job. */
async function fill(client: pg.Client): Promise<void> {
  await client.query(`
    insert into regions (slug, name) values ('moskva', '{"ru":"Москва\\tи \\"область\\""}'), ('kazan', '{"ru":"Казань"}');
    insert into sections (parent_id, slug, name) values (null, 'root', E'Корень\\nв две строки');
    insert into sections (parent_id, slug, name) select id, 'leaf', '\\N и \\\\.' from sections;
    update sections set parent_id = (select id from sections where slug = 'leaf') where slug = 'root';
    insert into audit_events (type, entity, entity_id, diff) values ('made', 'order', '7', '{"was":0.1,"is":0.30000000000000004}');
    insert into stored_files (key, name, type, bytes, sha256, owner) values ('счета/Счёт № 1.pdf', 'Счёт', 'application/pdf', 10, '\\x00ff', 'public');
    insert into rate_counters select n || repeat(' five megabytes make two parts', 6), n, now() from generate_series(1, 30000) n;
    select graphile_worker.add_job('mail.send', '{"id":1}');
    update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a worker that is gone'`)
}

const backUpSource = () => backUp({ url: source.url, file: join(folder, 'copy.tar.gz'), files: source.files })
const restoreTarget = () => restore({ url: target.url, file: join(folder, 'copy.tar.gz'), files: target.files })

async function contents({ client }: Side) {
  const all: unknown[] = []
  for (const table of ['regions', 'sections', 'audit_events', 'stored_files'])
    all.push((await client.query(`select * from ${table} order by 1`)).rows)
  return all
}

test('a restored copy is equal: rows, files, jobs, and the next numbers of sequences', async () => {
  const made = await backUpSource()
  expect(made.tables).toContainEqual(expect.objectContaining({ name: '"public"."rate_counters"', rows: 30_000 }))
  await restoreTarget()

  expect(await contents(target)).toEqual(await contents(source))
  expect(await readFile(join(target.files, 'счета', 'Счёт № 1.pdf'), 'utf8')).toBe('содержимое')
  const kept = ['copy.tar.gz', 'target', 'target/счета', 'target/счета/Счёт № 1.pdf']
  const modes = await Promise.all(kept.map(async (name) => (await stat(join(folder, name))).mode & 0o777))
  expect(modes).toEqual([0o600, 0o700, 0o700, 0o600])
  const { rows: jobs } = await target.client.query('select locked_by from graphile_worker._private_jobs')
  expect(jobs).toEqual([{ locked_by: null }])
  const { rows: last } = await source.client.query<{ id: number }>('select max(id) as id from regions')
  const { rows: next } = await target.client.query(`insert into regions (slug, name) values ('omsk', '{}') returning id`)
  expect(next).toEqual([{ id: Number(last[0]?.id) + 1 }])
})

test('keys and triggers guard the restored data as before', async () => {
  await backUpSource()
  await restoreTarget()
  await expect(target.client.query('update sections set parent_id = 999')).rejects.toThrow('foreign key')
  await expect(target.client.query('delete from audit_events')).rejects.toThrow('append-only')
})

test('a copy is of one moment although the store goes on writing', async () => {
  const copying = backUpSource()
  for (let n = 0; n < 50; n++) await source.client.query(`insert into regions (slug, name) values ('late-${n}', '{}')`)
  const made = await copying
  await restoreTarget()
  const { rows } = await target.client.query('select count(*)::int as count from regions')
  const copied = made.tables.find(({ name }) => name === '"public"."regions"')
  expect(rows).toEqual([{ count: copied?.rows }])
})

test('a database with data in it is refused and stays as it was', async () => {
  await backUpSource()
  await target.client.query(`insert into countries (code, name) values ('RU', '{}')`)
  await expect(restoreTarget()).rejects.toThrow('База не пуста (таблица countries)')
})

test('a copy of another schema level is refused', async () => {
  await backUpSource()
  await target.client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`)
  await expect(restoreTarget()).rejects.toThrow('при другой версии схемы')
})

test('a damaged copy leaves the database empty and no file behind', async () => {
  await backUpSource()
  const file = join(folder, 'copy.tar.gz')
  const bytes = await readFile(file)
  await writeFile(file, bytes.subarray(0, bytes.length - 2000))
  await expect(restoreTarget()).rejects.toThrow(/unexpected end of file|обрывается/)
  const { rowCount } = await target.client.query('select from regions')
  expect(rowCount).toBe(0)
  expect((await readdir(folder)).toSorted()).toEqual(['copy.tar.gz', 'source'])
})
