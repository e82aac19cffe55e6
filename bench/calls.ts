import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { seedDemo } from '../demo/src/demo.ts'
import { buildApp } from '../server/src/app.ts'
import { readConfig } from '../server/src/config.ts'
import { createContext } from '../server/src/platform/create-context.ts'
import { openPool } from '../server/src/platform/database/db.ts'
import { startEmbeddedPostgres } from '../server/src/platform/database/embedded-postgres.ts'
import { filesOnDisk } from '../server/src/platform/files/files.ts'
import { migrateDatabase } from '../server/src/migrate-database.ts'

/**
 * The processor cost of a call in the server's process, beside a bare route that sends the same bytes in the same run:
 * seconds on a shared machine mean little, the ratio shows what our plumbing, queries and encoding add.
 */
const CALLS = [
  '/api/v2/settings',
  '/api/v1/info',
  '/api/v2/home',
  '/api/v1/content/reglament',
  '/api/v2/feeds/news/items?page=1',
  '/api/v2/help',
]
const ROUNDS = 300

async function cpuOf(app: FastifyInstance, url: string): Promise<number> {
  for (let i = 0; i < 50; i++) await app.inject({ url })
  const before = process.cpuUsage()
  for (let i = 0; i < ROUNDS; i++) {
    const { statusCode } = await app.inject({ url })
    if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`)
  }
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / ROUNDS
}

async function baselineApp(answers: Map<string, unknown>): Promise<FastifyInstance> {
  const baseline = Fastify()
  for (const [url, answer] of answers) baseline.get(new URL(url, 'http://localhost').pathname, async () => answer)
  await baseline.ready()
  return baseline
}

const folder = await mkdtemp(join(tmpdir(), 'vitrina-bench-'))
const postgres = await startEmbeddedPostgres({ folder })
const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: folder, DATABASE_URL: postgres.url, RATE_LIMIT: '10000000' })
await migrateDatabase(postgres.url)
await seedDemo({ url: postgres.url, products: 2_000, files: filesOnDisk(join(folder, 'files')), progress: () => {} })
const pool = openPool({ url: postgres.url, max: 5 })
const app = await buildApp(createContext(config, pool))
await app.ready()

const answers = new Map<string, unknown>()
for (const url of CALLS) answers.set(url, (await app.inject({ url })).json())
const baseline = await baselineApp(answers)
const rows = []
for (const url of CALLS) {
  const [ours, baselineMs] = [await cpuOf(app, url), await cpuOf(baseline, url)]
  rows.push({ call: url, 'CPU, ms': ours.toFixed(2), 'bare route, ms': baselineMs.toFixed(2), ratio: (ours / baselineMs).toFixed(1) })
}
console.table(rows)

await baseline.close()
await app.close()
await pool.end()
await postgres.stop()
await rm(folder, { recursive: true, force: true })
