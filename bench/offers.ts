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
 * Processor time of an offer of five hundred lines: repricing shown and applied, a change of one cell, and the client's page.
 * Of the server and of PostgreSQL with all its backends.
 */
const { values: args } = parseArgs({ options: { lines: { type: 'string', default: '500' }, times: { type: 'string', default: '60' } } })
const LINES = Number(args.lines)
const TIMES = Number(args.times)
/** The budget of a repricing, of both processes together. */
const MOST_MS = 50

const folder = await mkdtemp(join(tmpdir(), 'vitrina-bench-'))
const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
await migrateDatabase(postgres.url)
await seedDemo({ url: postgres.url, products: 5_000, files: filesOnDisk(join(folder, 'files')), progress: () => {} })
const db = new pg.Client({ connectionString: postgres.url })
await db.connect()
await db.query(
  `update sites set config = jsonb_set(config, '{toggles}', coalesce(config -> 'toggles', '{}') || '{"modules": true, "offers": true}')`,
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

type Measured = { most?: number; before?: (n: number) => Promise<unknown> }

const rows: Record<string, unknown>[] = []
async function measure(what: string, work: (n: number) => Promise<unknown>, { most, before }: Measured = {}): Promise<void> {
  const readings = () => cpuOf(server.child.pid ?? 0) + cpuOfFamily(postmaster)
  let spent = 0
  const each = async (n: number) => {
    await before?.(n)
    const from = readings()
    await work(n)
    spent += readings() - from
  }
  for (let n = 0; n < TIMES / 2; n++) await each(n)
  spent = 0
  for (let n = 0; n < TIMES; n++) await each(n)
  const ms = spent / TIMES
  rows.push({ what, 'together, ms': ms.toFixed(2), 'at most, ms': most ?? '–', load: loadavg()[0]?.toFixed(1) })
  if (most !== undefined && ms > most) process.exitCode = 1
}

try {
  const { rows: goods } = await db.query<{ id: number }>('select id from products where is_active order by id limit $1', [LINES])
  const lines = goods.map(({ id }, n) => ({
    id: randomUUID(),
    groupId: null,
    kind: 'product',
    productId: id,
    customProductId: null,
    name: '',
    article: '',
    unit: '',
    decimals: 0,
    note: '',
    amount: 1 + (n % 9),
    limits: null,
    vatRate: null,
    costPrice: null,
    costOrigin: 'list',
    costAt: null,
    markup: null,
    choice: 'always',
    setId: null,
    isTicked: true,
  }))
  const made = await call<{ id: number; version: number }>('POST', '/api/v1/offer', {
    from: { type: 'nothing' },
    name: 'Пятьсот строк',
    document: { groups: [], lines },
  })
  const path = `/api/v1/offer/${made.id}`
  let { version } = made
  await measure(`${lines.length} lines repriced, shown`, () => call('GET', `${path}/reprice`), { most: MOST_MS })
  await measure(
    `${lines.length} lines repriced, applied`,
    async () => {
      ;({ version } = await call<{ version: number }>('POST', `${path}/reprice`, { version }))
    },
    {
      most: MOST_MS,
      // One price is another each time, so that there is something to write; the search index follows at once, in the same process.
      before: async (n) => {
        await db.query('update prices set price = price + 1 where product_id = $1', [goods[n % goods.length]?.id])
        await pause(300)
      },
    },
  )
  await measure('the draft read', () => call('GET', path))
  await measure('a change of one cell', async (n) => {
    const changes = [{ op: 'setLines', lines: [{ id: lines[n % lines.length]?.id, amount: 2 + (n % 50) }] }]
    ;({ version } = await call<{ version: number }>('POST', `${path}/changes`, { version, changes }))
  })
  const sent = await call<{ link: string }>('POST', `${path}/send`, { version, isBelowFloorAgreed: true })
  const token = sent.link.split('/').at(-1)
  await measure('the client’s page', () => call('GET', `/api/v2/public-offer/${token}`))
  console.table(rows)
  console.log(`${availableParallelism()} processors`)
} finally {
  await db.end()
  server.child.kill()
  agent.destroy()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
