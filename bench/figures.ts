import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { sellerDay, shiftDay } from '../contract/src/days/days.rules.ts'
import { isSeeded, seedDemo } from '../demo/src/demo.ts'
import { accounts, DEMO_PASSWORD } from '../demo/src/people/accounts.ts'
import { buildApp } from '../server/src/app.ts'
import { readConfig } from '../server/src/config.ts'
import { migrateDatabase } from '../server/src/migrate-database.ts'
import { recordDebtDay } from '../server/src/modules/reports/read-debts.ts'
import { sumSales, sumSearchHealth } from '../server/src/modules/reports/reports.jobs.ts'
import { createContext } from '../server/src/platform/create-context.ts'
import { openPool } from '../server/src/platform/database/db.ts'
import { startEmbeddedPostgres } from '../server/src/platform/database/embedded-postgres.ts'
import { filesOnDisk } from '../server/src/platform/files/files.ts'
import { cpuOfFamily } from './catalogue-cpu.ts'
import { fillFigures } from './figures-data.ts'
import { postmasterOf } from './store-process.ts'

/**
 * Processor time and statements of each report of the seller, over a quarter and over a year of trade: first when no day is summed yet,
 * as after a whole history was imported, then as on any other day. `--data=folder` keeps the database for the next run.
 */
const { values: args } = parseArgs({
  options: {
    orders: { type: 'string', default: '100000' },
    companies: { type: 'string' },
    times: { type: 'string', default: '3' },
    data: { type: 'string' },
  },
})
const ORDERS = Number(args.orders)
const COMPANIES = Number(args.companies ?? Math.round(ORDERS / 20))
const TIMES = Number(args.times)
const DAYS = 365
/** The budget of a report of a quarter, in milliseconds of processor of both processes. */
const MOST_MS = 3_000

const folder = args.data ?? (await mkdtemp(join(tmpdir(), 'vitrina-bench-')))
const postgres = await startEmbeddedPostgres({ folder })
const config = readConfig({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  DATA_DIR: folder,
  DATABASE_URL: postgres.url,
  RATE_LIMIT: '10000000',
  MAX_EVENT_LOOP_DELAY_MS: '1000000000',
})
await migrateDatabase(postgres.url)
if (!(await isSeeded(postgres.url)))
  await seedDemo({ url: postgres.url, products: 2_000, files: filesOnDisk(join(folder, 'files')), progress: () => {} })
const db = new pg.Client({ connectionString: postgres.url })
await db.connect()
const begun = performance.now()
await fillFigures(db, { orders: ORDERS, companies: COMPANIES, days: DAYS })
await db.end()
console.log(`filled in ${Math.round((performance.now() - begun) / 1000)} s`)

const pool = openPool({ url: postgres.url, max: 5 })
let statements = 0
const query = pool.query.bind(pool)
pool.query = ((...given: Parameters<typeof query>) => {
  statements++
  return query(...given)
}) as typeof pool.query
const ctx = createContext(config, pool)
const app = await buildApp(ctx)
await app.ready()
const postmaster = await postmasterOf(postgres.url)
const cpu = () => process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000 + cpuOfFamily(postmaster)

const login = accounts.find(({ email }) => email.startsWith('admin@'))?.email
const signedIn = await app.inject({ method: 'POST', url: '/api/v2/user/sign-in', payload: { login, password: DEMO_PASSWORD } })
const headers = { authorization: `Bearer ${signedIn.json<{ authToken: string }>().authToken}` }
/** False: the database gave up on it in the time a request has. */
async function ask(address: string): Promise<boolean> {
  const { statusCode, body } = await app.inject({ url: `/api/v1/back-office/reports/${address}`, headers })
  if (statusCode === 503) return false
  if (statusCode !== 200) throw new Error(`${address} answered ${statusCode}: ${body.slice(0, 300)}`)
  return true
}

const today = sellerDay(new Date())
const lately = (days: number) => `from=${shiftDay(today, 1 - days)}&to=${today}`
const cuts = ['day', 'region', 'manager', 'brand', 'section', 'kind', 'company']
const addresses = (days: number) => [
  ...cuts.map((cut) => `sales?by=${cut}&${lately(days)}`),
  `sales?by=brand&regionId=1&${lately(days)}`,
  `carts?${lately(days)}`,
  `debts?${lately(days)}`,
  ...['week', 'region', 'manager', 'company'].map((cut) => `promises?by=${cut}&${lately(days)}`),
  `search?${lately(days)}`,
]

const table: Record<string, unknown>[] = []
async function measure(when: string, days: number): Promise<void> {
  for (const address of addresses(days)) {
    const report = address.replace(/[?&]from.*/, '')
    if (!(await ask(address))) {
      table.push({ when, report, days, 'processor, ms': 'gave up', load: loadavg()[0]?.toFixed(1) })
      process.exitCode = 1
      continue
    }
    const [from, asked] = [cpu(), statements]
    const began = performance.now()
    for (let n = 0; n < TIMES; n++) await ask(address)
    const spent = (cpu() - from) / TIMES
    table.push({
      when,
      report,
      days,
      'processor, ms': Math.round(spent),
      'waited, ms': Math.round((performance.now() - began) / TIMES),
      statements: (statements - asked) / TIMES,
      load: loadavg()[0]?.toFixed(1),
    })
    if (spent > MOST_MS && days <= 92) process.exitCode = 1
  }
}
async function job(name: string, run: () => Promise<unknown>): Promise<void> {
  const [from, began] = [cpu(), performance.now()]
  await run()
  console.log(`${name}: ${Math.round(cpu() - from)} ms of processor, ${Math.round(performance.now() - began)} ms`)
}

await measure('not summed', 91)
await job('summing all days of sales', () => sumSales(ctx))
await job('summing all days of searches', () => sumSearchHealth.run(ctx, {}))
await job('writing the debts of a day down', () => recordDebtDay(ctx))
await measure('summed', 91)
await measure('summed', 366)
console.table(table)
console.log(`${ORDERS} orders of ${DAYS} days, ${COMPANIES} companies; at most ${MOST_MS} ms of processor for a quarter`)

await app.close()
await pool.end()
await postgres.stop()
if (!args.data) await rm(folder, { recursive: true, force: true })
