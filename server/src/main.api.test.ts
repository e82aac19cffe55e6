import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '#test/database'
import { seedSite } from '#test/site'

const at = (file: string) => fileURLToPath(new URL(file, import.meta.url))

let database: Awaited<ReturnType<typeof freshDatabase>>
let folder: string
let pool: pg.Pool
beforeAll(async () => {
  database = await freshDatabase()
  folder = await mkdtemp(join(tmpdir(), 'vitrina-main-'))
  pool = new pg.Pool({ connectionString: database.url })
  pool.on('error', () => {})
  await seedSite(pool)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

/** The program is compiled once for all the processes of this file. */
const { NODE_COMPILE_CACHE } = process.env
const compileCache = NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}

function start(
  file: string,
  environment: Record<string, string>,
): { child: ChildProcess; output: () => string; ended: Promise<number | null> } {
  const child = spawn(process.execPath, ['--import', at('./platform/process/resolve-relative.ts'), at(file)], {
    env: { ...compileCache, NODE_ENV: 'test', HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, DRAW_PAGES: 'false', ...environment },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return { child, output: () => output, ended: new Promise((done) => child.once('close', done)) }
}

const portOf = (output: string) => /"msg":"Server listening at http:\/\/[\d.]+:(\d+)"/.exec(output)?.[1]

test.each(['./main.ts', './worker.ts', './migrate.ts'])('%s without a database prints one sentence and exits with 1', async (file) => {
  const lost = start(file, {})
  expect(await lost.ended).toBe(1)
  expect(lost.output().trim()).toMatch(/^Не задан адрес базы данных: .*$/)
})

test('a database that does not answer is reported in one sentence, without its password', async () => {
  const lost = start('./main.ts', { DATABASE_URL: 'postgres://shop:s3cret@127.0.0.1:1/shop' })
  expect(await lost.ended).toBe(1)
  expect(lost.output().trim()).toMatch(/^База данных postgres:\/\/shop:…@127\.0\.0\.1:1\/shop не отвечает: .*ECONNREFUSED.*$/)
})

test('a taken port is reported in one sentence and exits with 1', async () => {
  const holder = createServer()
  await new Promise<void>((done) => holder.listen(0, '127.0.0.1', done))
  const address = holder.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const refused = start('./main.ts', { DATABASE_URL: database.url, PORT: String(port), LOG_LEVEL: 'silent' })
  expect(await refused.ended).toBe(1)
  expect(refused.output().trim()).toBe(`Порт ${port} уже занят: освободите его или укажите другой в переменной PORT`)
  holder.close()
})

test('on SIGTERM a server reports draining, finishes requests under way, and exits with 0', async () => {
  const server = start('./main.ts', { DATABASE_URL: database.url, DRAIN_DELAY_MS: '4000' })
  await expect.poll(() => portOf(server.output())).toBeTruthy()
  const url = `http://127.0.0.1:${portOf(server.output())}`
  await expect.poll(async () => (await fetch(`${url}/ready`)).status).toBe(200)

  // A request whose body is still on its way.
  const held = request(`${url}/api/v2/user/sign-in`, { method: 'POST', headers: { 'content-type': 'application/json' } })
  held.write('{"login":"nobody@vitrina.test",')
  await expect.poll(async () => (await fetch(`${url}/metrics`)).text()).toContain('http_requests_unfinished 1')
  server.child.kill('SIGTERM')
  await expect.poll(async () => (await fetch(`${url}/ready`)).status).toBe(503)
  expect((await fetch(`${url}/api/v2/settings`)).status).toBe(200)
  held.end('"password":"Vitrina-2026"}')
  const [answer] = (await once(held, 'response')) as [IncomingMessage]
  expect(answer.statusCode).toBe(401)
  answer.resume()
  expect(await server.ended).toBe(0)
  await expect(fetch(`${url}/live`)).rejects.toThrow('fetch failed')
})

test('a worker of its own does the jobs that a server without one leaves, and stops on a signal', async () => {
  await pool.query(
    `insert into idempotency_keys (caller, route, key, body_hash, created_at) values ('u:1', 'r', 'old', '', now() - interval '8 days')`,
  )
  await pool.query(`select graphile_worker.add_job('platform.clean-up', '{}')`)
  const worker = start('./worker.ts', { DATABASE_URL: database.url })
  await expect.poll(async () => (await pool.query('select 1 from idempotency_keys')).rowCount).toBe(0)
  worker.child.kill('SIGINT')
  expect(await worker.ended).toBe(0)
})

test('bringing an up-to-date schema up to date changes nothing and ends with 0', async () => {
  const migration = start('./migrate.ts', { DATABASE_URL: database.url })
  expect(await migration.ended).toBe(0)
  expect(migration.output()).toBe('')
})
