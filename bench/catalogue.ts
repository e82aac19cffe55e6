import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isSeeded, seedDemo } from '../demo/src/demo.ts'
import { readConfig } from '../server/src/config.ts'
import { filesOnDisk } from '../server/src/platform/files/files.ts'
import { migrateDatabase } from '../server/src/migrate-database.ts'
import { openDatabase } from '../tools/launch/open-database.ts'
import { cpuOf, cpuOfFamily, memoryOf } from './catalogue-cpu.ts'
import { type Load, loadsOf } from './catalogue-load.ts'
import { agent, send, numberOf, postmasterOf, type Running, signIn, start } from './store-process.ts'

/**
 * Processor time of the catalogue's calls over HTTP: of the server's process and of PostgreSQL with all its backends,
 * beside a bare route in a separate process that sends the same bytes. Uses the store in `--data`, or creates it.
 */
const { values: args } = parseArgs({ strict: false, options: { products: { type: 'string' }, data: { type: 'string' } } })
const PRODUCTS = Number(args.products ?? 20_000)
const TIMES = 3
const AT_ONCE = 2
/** Headers of a returning browser. */
const VISITOR = { 'user-uuid': '6f1ed002-ab59-4f2c-8f0e-2f6a4c1d9b10' }

/** Each screen once, a few at a time; the calls of one go side by side. Returns the bytes of all answers. */
async function requestAll(origin: string, screens: readonly string[][], headers: Record<string, string>): Promise<number> {
  const left = screens[Symbol.iterator]()
  let bytes = 0
  const one = async (url: string) => {
    const { status, body } = await send(origin + url, { headers })
    if (status !== 200) throw new Error(`${url} answered ${status}: ${body.toString().slice(0, 200)}`)
    bytes += body.length
  }
  const some = async () => {
    for (const screen of left) await Promise.all(screen.map(one))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, some))
  return bytes
}

const countProducts = (url: string) => numberOf(url, 'select count(*)::int as number from products where is_active')

type Places = { server: Running; bare: Running; postmaster: number }

async function measure({ server, bare, postmaster }: Places, { name, most, screens }: Load, who: string, headers: Record<string, string>) {
  await requestAll(server.origin, screens, headers)
  const readings = () => ({ server: cpuOf(server.child.pid ?? 0), postgres: cpuOfFamily(postmaster) })
  const before = readings()
  let bytes = 0
  for (let time = 0; time < TIMES; time++) bytes += await requestAll(server.origin, screens, headers)
  const after = readings()
  const requestCount = screens.length * TIMES
  const bareScreens = screens.map((calls) => calls.map(() => `/bytes/${Math.round(bytes / requestCount / calls.length)}`))
  await requestAll(bare.origin, bareScreens, {})
  const bareBefore = cpuOf(bare.child.pid ?? 0)
  for (let time = 0; time < TIMES; time++) await requestAll(bare.origin, bareScreens, {})
  const baselineMs = (cpuOf(bare.child.pid ?? 0) - bareBefore) / requestCount
  const ms = { server: (after.server - before.server) / requestCount, postgres: (after.postgres - before.postgres) / requestCount }
  return {
    screen: name,
    who,
    'server, ms': ms.server.toFixed(2),
    'PostgreSQL, ms': ms.postgres.toFixed(2),
    'together, ms': (ms.server + ms.postgres).toFixed(2),
    'at most, ms': most ?? '–',
    'bare routes, ms': baselineMs.toFixed(2),
    ratio: ((ms.server + ms.postgres) / baselineMs).toFixed(1),
    KB: (bytes / requestCount / 1024).toFixed(1),
  }
}

const dataFolder = typeof args.data === 'string' ? args.data : undefined
const folder = dataFolder ?? (await mkdtemp(join(tmpdir(), 'vitrina-bench-')))
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
    // On a shared machine a delay is not the server's fault.
    MAX_EVENT_LOOP_DELAY_MS: '100000',
    EMBEDDED_WORKER: 'false',
    HOST: '127.0.0.1',
  },
  '/ready',
)
const bare = await start('./catalogue-baseline.ts', {}, '/bytes/1')
const rows = []
try {
  const callers = [
    ['guest', VISITOR],
    ['buyer', await signIn(server.origin)],
  ] as const
  const loads = await loadsOf(postgres.url)
  // Warm-up: code compiled, statements planned; otherwise the first rows would pay for the rest.
  for (const { screens } of loads) for (const [, headers] of callers) await requestAll(server.origin, screens, headers)
  for (const load of loads) for (const [who, headers] of callers) rows.push(await measure({ server, bare, postmaster }, load, who, headers))
  console.table(rows)
  console.log(
    `${await countProducts(postgres.url)} products, ${availableParallelism()} processors, load ${loadavg()
      .map((one) => one.toFixed(1))
      .join(' ')}; the server holds ${memoryOf(server.child.pid ?? 0)} MB`,
  )
} finally {
  server.child.kill()
  bare.child.kill()
  agent.destroy()
  await postgres.close()
  if (!dataFolder) await rm(folder, { recursive: true, force: true })
}
