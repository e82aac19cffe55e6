import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { seedDemo } from '../demo/src/demo.ts'
import { startEmbeddedPostgres } from '../server/src/platform/database/embedded-postgres.ts'
import { filesOnDisk } from '../server/src/platform/files/files.ts'
import { migrateDatabase } from '../server/src/migrate-database.ts'
import { cpuOf, cpuOfFamily } from './catalogue-cpu.ts'
import { agent, postmasterOf, send, signIn, start } from './store-process.ts'

/**
 * Processor time and statements of opening a specification of two thousand lines: its rows, its figures and what changed since the
 * last time. Cold is the first opening of a document and goods that this process has not read yet, warm is every later one; then
 * one where a price has changed meanwhile, and a change of one cell. Of the server and of PostgreSQL with all its backends.
 */
const { values: args } = parseArgs({ options: { lines: { type: 'string', default: '2000' }, times: { type: 'string', default: '100' } } })
const LINES = Number(args.lines)
const TIMES = Number(args.times)
/** The budget of a warm opening, of both processes together. */
const MOST_MS = 30

const folder = await mkdtemp(join(tmpdir(), 'vitrina-bench-'))
const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
await migrateDatabase(postgres.url)
await seedDemo({ url: postgres.url, products: 5_000, files: filesOnDisk(join(folder, 'files')), progress: () => {} })
const db = new pg.Client({ connectionString: postgres.url })
await db.connect()
await db.query(
  `update sites set config = jsonb_set(config, '{toggles}', coalesce(config -> 'toggles', '{}') || '{"specifications": true}')`,
)
const environment = {
  NODE_ENV: 'production',
  DATABASE_URL: postgres.url,
  DATA_DIR: folder,
  RATE_LIMIT: '10000000',
  EMBEDDED_WORKER: 'false',
  HOST: '127.0.0.1',
  // Others may be at work on the machine: processor time is measured here, not waiting.
  MAX_EVENT_LOOP_DELAY_MS: '60000',
}
const server = await start('../server/src/main.ts', environment, '/ready')
const postmaster = await postmasterOf(postgres.url)
const buyer = await signIn(server.origin)

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers = { ...buyer, ...(body !== undefined && { 'content-type': 'application/json' }) }
  const answer = await send(server.origin + path, { method, headers, body: body === undefined ? '' : JSON.stringify(body) })
  if (answer.status !== 200) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.body.toString().slice(0, 300)}`)
  return JSON.parse(answer.body.toString()) as T
}

/** Of the whole database: outside of transactions each statement is one of its own. Idle connections report them within ten seconds. */
const REPORTED_MS = 10_500
async function countTransactions(): Promise<number> {
  await pause(REPORTED_MS)
  const { rows: counted } = await db.query<{ count: string }>(
    'select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()',
  )
  return Number(counted[0]?.count)
}

type Measured = { most?: number; times?: number; before?: (n: number) => Promise<unknown> }

const rows: Record<string, unknown>[] = []
async function measure(what: string, work: (n: number) => Promise<unknown>, { most, times = TIMES, before }: Measured = {}): Promise<void> {
  const readings = () => ({ server: cpuOf(server.child.pid ?? 0), postgres: cpuOfFamily(postmaster) })
  const spent = { server: 0, postgres: 0 }
  const each = async (n: number) => {
    await before?.(n)
    const from = readings()
    await work(n)
    const to = readings()
    spent.server += to.server - from.server
    spent.postgres += to.postgres - from.postgres
  }
  for (let n = 0; n < Math.min(times, 60); n++) await each(n)
  const counted = before ? null : await countTransactions()
  spent.server = 0
  spent.postgres = 0
  for (let n = 0; n < times; n++) await each(n)
  const ms = { server: spent.server / times, postgres: spent.postgres / times }
  const together = ms.server + ms.postgres
  rows.push({
    what,
    'server, ms': ms.server.toFixed(2),
    'PostgreSQL, ms': ms.postgres.toFixed(2),
    'together, ms': together.toFixed(2),
    'at most, ms': most ?? '–',
    statements: counted === null ? '–' : (((await countTransactions()) - counted) / times).toFixed(1),
    load: loadavg()[0]?.toFixed(1),
  })
  if (most !== undefined && together > most) process.exitCode = 1
}

try {
  const { rows: goods } = await db.query<{ id: number }>('select id from products where is_active order by id limit $1', [LINES])
  const groups = Array.from({ length: 20 }, (_, n) => ({ id: randomUUID(), parentId: null, name: `Щит ${n + 1}`, multiplier: 1 + (n % 3) }))
  const lines = goods.map(({ id }, n) => ({
    id: randomUUID(),
    groupId: groups[n % groups.length]?.id ?? null,
    rawText: `строка ${n}`,
    productId: id,
    customProductId: null,
    amount: 1 + (n % 9),
    unit: '',
    note: n % 5 === 0 ? 'ввод' : '',
    replacement: 'ask',
  }))
  const made = await call<{ id: number; version: number }>('POST', '/api/v1/specification', { name: 'Две тысячи строк', groups, lines })
  const path = `/api/v1/specification/${made.id}`
  const open = async () => {
    await call('GET', path)
    await call('GET', `${path}/figures`)
  }
  /** Neither the document nor its goods are in the server's caches; the search index takes no notice of this kind of change. */
  const forget = async () => {
    await db.query('update specifications set document_stamp = gen_random_uuid() where id = $1', [made.id])
    await db.query(`insert into search_changes (kind, product_id) select 'none', unnest($1::int[])`, [goods.map(({ id }) => id)])
  }
  await measure(`opening ${lines.length} lines, cold`, open, { times: 20, before: forget })
  await measure(`opening ${lines.length} lines, warm`, open, { most: MOST_MS })
  await measure('of it the rows', () => call('GET', path))
  await measure('of it the figures', () => call('GET', `${path}/figures`))
  await measure('opening after one price has changed', open, {
    times: 40,
    before: async (n) => {
      await db.query('update prices set price = price + 1 where product_id = $1', [goods[n % goods.length]?.id])
      // The search index follows at once, in the same process.
      await pause(300)
    },
  })
  await measure('what changed since the last opening', () => call('POST', `${path}/opened`))
  let { version } = made
  await measure('a change of one cell', async (n) => {
    const changes = [{ op: 'setLines', lines: [{ id: lines[n % lines.length]?.id, amount: 2 + (n % 50) }] }]
    ;({ version } = await call<{ version: number }>('POST', `${path}/changes`, { version, changes }))
  })
  console.table(rows)
  console.log(`${availableParallelism()} processors`)
} finally {
  await db.end()
  server.child.kill()
  agent.destroy()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
