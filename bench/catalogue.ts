import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { createServer } from 'node:net'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { isSeeded, seedDemo } from '../server/seeds/demo.ts'
import { accounts, DEMO_PASSWORD } from '../server/seeds/demo/people/accounts.ts'
import { readConfig } from '../server/src/config.ts'
import { filesOnDisk } from '../server/src/platform/files.ts'
import { migrateDatabase } from '../server/src/platform/migrate.ts'
import { openDatabase } from '../tools/launch/open-database.ts'
import { cpuOf, cpuOfFamily } from './catalogue-cpu.ts'
import { type Load, loadsOf } from './catalogue-load.ts'

/**
 * Processor time of the catalogue's calls over HTTP: of the server's process and of PostgreSQL with all its backends,
 * beside a bare route in a process of its own that sends the same bytes. The store in `--data` is used, and made where none is.
 */
const { values: given } = parseArgs({ strict: false, options: { products: { type: 'string' }, data: { type: 'string' } } })
const PRODUCTS = Number(given.products ?? 20_000)
const TIMES = 3
const AT_ONCE = 2
/** The index of a million is built first where none is saved. */
const READY_WITHIN_MS = 600_000
/** As a browser that has been here before says of itself. */
const VISITOR = { 'user-uuid': '6f1ed002-ab59-4f2c-8f0e-2f6a4c1d9b10' }

const agent = new Agent({ keepAlive: true, maxSockets: 2 * AT_ONCE })
type Answer = { status: number; body: Buffer }

function ask(url: string, { method = 'GET', headers = {}, body = '' } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, method, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts) }))
      answer.on('error', reject)
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

/** Each screen once, a few at a time; the calls of one go side by side. Gives the bytes of all answers. */
async function askAll(origin: string, screens: readonly string[][], headers: Record<string, string>): Promise<number> {
  const left = screens[Symbol.iterator]()
  let bytes = 0
  const one = async (url: string) => {
    const { status, body } = await ask(origin + url, { headers })
    if (status !== 200) throw new Error(`${url} answered ${status}: ${body.toString().slice(0, 200)}`)
    bytes += body.length
  }
  const some = async () => {
    for (const screen of left) await Promise.all(screen.map(one))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, some))
  return bytes
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const door = createServer().listen(0, '127.0.0.1', () => {
      const address = door.address()
      door.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url))

async function start(file: string, environment: Record<string, string>, ready: string): Promise<{ child: ChildProcess; origin: string }> {
  const port = await freePort()
  const child = spawn(process.execPath, [path(file)], {
    env: { ...process.env, ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  for (let tried = 0; tried < READY_WITHIN_MS / 100; tried++) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}`)
    const answer = await ask(origin + ready).catch(() => null)
    if (answer?.status === 200) return { child, origin }
    await pause(100)
  }
  throw new Error(`${file} did not get ready`)
}

async function numberOf(url: string, statement: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ number: number }>(statement)
  await client.end()
  return rows[0]?.number ?? 0
}
const postmasterOf = (url: string) => numberOf(url, "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as number")
const countProducts = (url: string) => numberOf(url, 'select count(*)::int as number from products where is_active')

async function signIn(origin: string): Promise<Record<string, string>> {
  const { body } = await ask(`${origin}/api/v2/user/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: accounts[0]?.email, password: DEMO_PASSWORD }),
  })
  const { authToken } = JSON.parse(body.toString()) as { authToken: string }
  return { authorization: `Bearer ${authToken}` }
}

type Places = { server: { child: ChildProcess; origin: string }; bare: { child: ChildProcess; origin: string }; postmaster: number }

async function measure({ server, bare, postmaster }: Places, { name, most, screens }: Load, who: string, headers: Record<string, string>) {
  await askAll(server.origin, screens, headers)
  const readings = () => ({ server: cpuOf(server.child.pid ?? 0), postgres: cpuOfFamily(postmaster) })
  const before = readings()
  let bytes = 0
  for (let time = 0; time < TIMES; time++) bytes += await askAll(server.origin, screens, headers)
  const after = readings()
  const asked = screens.length * TIMES
  const bareScreens = screens.map((calls) => calls.map(() => `/bytes/${Math.round(bytes / asked / calls.length)}`))
  await askAll(bare.origin, bareScreens, {})
  const bareBefore = cpuOf(bare.child.pid ?? 0)
  for (let time = 0; time < TIMES; time++) await askAll(bare.origin, bareScreens, {})
  const plain = (cpuOf(bare.child.pid ?? 0) - bareBefore) / asked
  const ms = { server: (after.server - before.server) / asked, postgres: (after.postgres - before.postgres) / asked }
  return {
    screen: name,
    who,
    'server, ms': ms.server.toFixed(2),
    'PostgreSQL, ms': ms.postgres.toFixed(2),
    'together, ms': (ms.server + ms.postgres).toFixed(2),
    'at most, ms': most ?? '–',
    'bare routes, ms': plain.toFixed(2),
    ratio: ((ms.server + ms.postgres) / plain).toFixed(1),
    KB: (bytes / asked / 1024).toFixed(1),
  }
}

const kept = typeof given.data === 'string' ? given.data : undefined
const folder = kept ?? (await mkdtemp(join(tmpdir(), 'vitrina-bench-')))
const postgres = await openDatabase(readConfig({ NODE_ENV: 'test', DATA_DIR: folder }))
await migrateDatabase(postgres.url)
if (!(await isSeeded(postgres.url)))
  await seedDemo({ url: postgres.url, products: PRODUCTS, files: filesOnDisk(join(folder, 'files')), progress: () => {} })
const postmaster = await postmasterOf(postgres.url)
const server = await start(
  '../server/src/main.ts',
  {
    NODE_ENV: 'production',
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    RATE_LIMIT: '10000000',
    // On a machine others use as well, being late says nothing of the server.
    MAX_EVENT_LOOP_DELAY_MS: '100000',
    EMBEDDED_WORKER: 'false',
    HOST: '127.0.0.1',
  },
  '/ready',
)
const bare = await start('./catalogue-bare.ts', {}, '/bytes/1')
const rows = []
try {
  const callers = [
    ['guest', VISITOR],
    ['buyer', await signIn(server.origin)],
  ] as const
  const loads = await loadsOf(postgres.url)
  // A server that has been up for a while: compiled, its statements planned; else the first rows would pay for the rest.
  for (const { screens } of loads) for (const [, headers] of callers) await askAll(server.origin, screens, headers)
  for (const load of loads) for (const [who, headers] of callers) rows.push(await measure({ server, bare, postmaster }, load, who, headers))
  console.table(rows)
  console.log(
    `${await countProducts(postgres.url)} products, ${availableParallelism()} processors, load ${loadavg()
      .map((one) => one.toFixed(1))
      .join(' ')}`,
  )
} finally {
  server.child.kill()
  bare.child.kill()
  agent.destroy()
  await postgres.close()
  if (!kept) await rm(folder, { recursive: true, force: true })
}
