import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { seedDemo } from '../demo/src/demo.ts'
import { startEmbeddedPostgres } from '../server/src/platform/database/embedded-postgres.ts'
import { filesOnDisk } from '../server/src/platform/files/files.ts'
import { migrateDatabase } from '../server/src/migrate-database.ts'
import { cpuOf, cpuOfFamily } from './catalogue-cpu.ts'
import { agent, postmasterOf, send, signIn, start } from './store-process.ts'

/**
 * Processor time of opening a specification of two thousand lines (its rows and its figures), of changing one cell of it and of
 * putting it into the cart; of the server and of PostgreSQL with all its backends.
 */
const { values: args } = parseArgs({ options: { lines: { type: 'string', default: '2000' }, times: { type: 'string', default: '100' } } })
const LINES = Number(args.lines)
const TIMES = Number(args.times)
/** Issue's budget for opening, of both processes together. */
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

const rows: Record<string, unknown>[] = []
async function measure(what: string, most: number | null, work: (n: number) => Promise<unknown>, times = TIMES): Promise<void> {
  for (let n = 0; n < Math.min(times, 60); n++) await work(n)
  const readings = () => ({ server: cpuOf(server.child.pid ?? 0), postgres: cpuOfFamily(postmaster) })
  const before = readings()
  for (let n = 0; n < times; n++) await work(n)
  const after = readings()
  const ms = { server: (after.server - before.server) / times, postgres: (after.postgres - before.postgres) / times }
  const together = ms.server + ms.postgres
  rows.push({
    what,
    'server, ms': ms.server.toFixed(2),
    'PostgreSQL, ms': ms.postgres.toFixed(2),
    'together, ms': together.toFixed(2),
    'at most, ms': most ?? '–',
    load: loadavg()[0]?.toFixed(1),
  })
  if (most !== null && together > most) process.exitCode = 1
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
  await measure(`rows of ${lines.length} lines`, null, () => call('GET', path))
  await measure(`figures of ${lines.length} lines`, null, () => call('GET', `${path}/figures`))
  await measure(
    `opening ${lines.length} lines: both`,
    MOST_MS,
    async () => {
      await call('GET', path)
      await call('GET', `${path}/figures`)
    },
    TIMES,
  )
  let { version } = made
  await measure('a change of one cell', null, async (n) => {
    const changes = [{ op: 'setLines', lines: [{ id: lines[n % lines.length]?.id, amount: 2 + (n % 50) }] }]
    ;({ version } = await call<{ version: number }>('POST', `${path}/changes`, { version, changes }))
  })
  await measure('what changed since the last opening', null, () => call('POST', `${path}/opened`), 20)
  console.table(rows)
  console.log(`${availableParallelism()} processors`)
} finally {
  await db.end()
  server.child.kill()
  agent.destroy()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
