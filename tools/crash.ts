import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { SMTPServer } from 'smtp-server'
import { readConfig } from '../server/src/config.ts'
import { createContext } from '../server/src/platform/create-context.ts'
import { openPool } from '../server/src/platform/db.ts'
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres.ts'
import { migrateDatabase } from '../server/src/platform/migrate.ts'
import { aCustomer } from '../server/test/builders.orders.ts'
import { seedSite } from '../server/test/site.ts'
import { smallCatalogue } from '../server/test/small-catalogue.ts'
import { buyOverAndOver } from './crash/buyer.ts'
import { deathSteps } from './crash/die-at.ts'
import { type Attempt, compareHistory, type Kept } from './crash/history.ts'
import { type Running, run, untilReady } from './crash/run-store.ts'
import { checkInvariants } from './invariants/check-invariants.ts'

/**
 * Orders under load while the server, its worker and PostgreSQL are killed with -9, at random and at each step of placing
 * an order. Afterwards every acknowledged order must be there once, every invariant hold, every letter be sent once.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    buyers: { type: 'string', default: '8' },
    port: { type: 'string', default: '3499' },
  },
})
const KILLS = Number(values.kills)
const PORT = Number(values.port)

const folder = await mkdtemp(join(tmpdir(), 'vitrina-crash-'))
const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
await migrateDatabase(postgres.url)

const letters = new Map<string, number>()
const smtp = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData: (stream, _, done) => {
    let text = ''
    stream.on('data', (part: Buffer) => (text += part.toString()))
    stream.on('end', () => {
      const id = /^message-id: (.+)$/im.exec(text)?.[1] ?? ''
      letters.set(id, (letters.get(id) ?? 0) + 1)
      done()
    })
  },
})
const mailPort = await new Promise<number>((ready) => {
  const listening = smtp.listen(0, '127.0.0.1', () => {
    const address = listening.address()
    ready(typeof address === 'object' && address ? address.port : 0)
  })
})

const environment = {
  NODE_ENV: 'development',
  LOG_LEVEL: 'silent',
  DATABASE_URL: postgres.url,
  DATA_DIR: folder,
  HOST: '127.0.0.1',
  PORT: String(PORT),
  EMBEDDED_WORKER: 'false',
  RATE_LIMIT: '1000000',
  SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
}
const origin = `http://127.0.0.1:${PORT}`
const pool = openPool({ url: postgres.url, max: 3, connectMs: 60_000, lockMs: 60_000, statementMs: 60_000 })
// A killed PostgreSQL cuts idle connections; the pool opens others.
pool.on('error', () => {})
await seedSite(pool)
const ctx = createContext(readConfig(environment), pool)
const goods = await smallCatalogue(ctx)
const productIds = [goods.products.breaker.id, goods.products.thinCable.id, goods.products.mediumCable.id]
await pool.query(
  'insert into stock (product_id, warehouse_id, free) select p.id, w.id, 0 from products p, warehouses w on conflict do nothing',
)
await pool.query('update stock set free = 400 where product_id = any($1)', [productIds])

const kills = { server: 0, worker: 0, postgres: 0 }
/** The worker's are not counted: it holds nothing that somebody waits for. */
const total = () => kills.server + kills.postgres
const life = { isOver: false }
let least = Number.POSITIVE_INFINITY
let samples = 0

async function sample(): Promise<void> {
  while (!life.isOver) {
    const found = await pool.query<{ least: number }>('select min(free)::float8 as least from stock').catch(() => null)
    if (found) {
      least = Math.min(least, found.rows[0]?.least ?? 0)
      samples++
    }
    await pause(100)
  }
}

/** Kept alive until the end; what dies is started again. */
async function keepServer(): Promise<void> {
  let step = 0
  while (!life.isOver) {
    // Every second life ends by itself at the next step of an order, the others at any moment.
    const dieAt = step % 2 === 0 ? deathSteps[(step / 2) % deathSteps.length] : undefined
    step++
    const server = run('server/src/main.ts', environment, dieAt)
    await untilReady(origin, server)
    const span = dieAt ? 8_000 : 300 + Math.random() * 2_500
    await Promise.race([server.ended, pause(span)])
    if (life.isOver || total() >= KILLS) {
      await whileStill(server)
      return
    }
    server.kill()
    await server.ended
    kills.server++
    process.stdout.write(`\rkills ${total()} of ${KILLS}, orders asked for ${history.length}   `)
  }
}

async function whileStill(server: Running): Promise<void> {
  server.kill()
  await server.ended
}

async function keepWorker(): Promise<void> {
  while (!life.isOver) {
    const worker = run('server/src/worker.ts', environment)
    await Promise.race([worker.ended, pause(6_000 + Math.random() * 9_000)])
    worker.kill()
    await worker.ended
    if (!life.isOver) kills.worker++
  }
}

async function killPostgres(): Promise<void> {
  while (!life.isOver) {
    await pause(15_000 + Math.random() * 10_000)
    if (life.isOver) return
    const file = await readFile(join(folder, 'postgres', 'postgres', 'data', 'postmaster.pid'), 'utf8').catch(() => '')
    const pid = Number(file.split('\n')[0])
    if (!pid) continue
    if (Math.random() < 0.5) process.kill(pid, 'SIGKILL')
    // One backend of the server's: PostgreSQL throws all others out and recovers.
    else
      await pool
        .query<{ pid: number }>(
          `select pid from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend' limit 1`,
        )
        .then(({ rows }) => rows.forEach(({ pid: backend }) => process.kill(backend, 'SIGKILL')))
        // It may be down at this very moment: then there is nothing to kill.
        .catch(() => {})
    kills.postgres++
  }
}

const history: Attempt[] = []
const startedAt = Date.now()
const buyers = await Promise.all(Array.from({ length: Number(values.buyers) }, () => aCustomer({ ctx })))
const shop = { origin, productIds, isOver: () => total() >= KILLS }
const killers = [keepWorker(), killPostgres(), sample()]
const serving = (async () => {
  while (total() < KILLS) await keepServer()
  // A last life, to answer those who still ask.
  const server = run('server/src/main.ts', environment)
  await untilReady(origin, server)
  return server
})()
await Promise.all(buyers.map((buyer) => buyOverAndOver(shop, { headers: buyer.headers, entityId: buyer.entity.id }, history)))
const last = await serving

// What follows the orders is done by a worker that is let live.
life.isOver = true
await Promise.all(killers)
// What the dead held is free again after ten minutes: here they pass at once.
await pool.query(`update graphile_worker._private_jobs set locked_at = locked_at - interval '1 hour' where locked_at is not null`)
const worker = run('server/src/worker.ts', environment)
for (let waited = 0; waited < 600; waited++) {
  const { rows } = await pool.query<{ left: number }>(
    `select count(*)::int as left from graphile_worker._private_jobs where attempts < max_attempts and run_at < now() + interval '1 hour'`,
  )
  if (rows[0]?.left === 0) break
  await pause(500)
}
worker.kill()
last.kill()
await Promise.all([worker.ended, last.ended])

const { rows: kept } = await pool.query<Kept>(`
  select o.number, k.key from orders o left join idempotency_keys k on k.answer @> jsonb_build_object('orders', jsonb_build_array(jsonb_build_object('number', o.number)))`)
const { rows: told } = await pool.query<{ what: string }>(`
  select format('%s: %s letters to its author', o.number, count(m.id)) as what from orders o
  left join mails m on m.subject = format('Заказ %s принят', o.number) group by o.id having count(m.id) <> 1`)
const { rows: unsent } = await pool.query<{ what: string }>(
  `select format('letter %s is %s', id, state) as what from mails where state <> 'sent'`,
)
const broken = await checkInvariants(postgres.url)
const wrong = [
  ...compareHistory(history, kept),
  ...(least < 0 ? [`free stock was ${least}`] : []),
  ...told.map(({ what }) => what),
  ...unsent.map(({ what }) => what),
  ...broken.map(({ name, examples }) => `${name}: ${examples.join('; ')}`),
]
const twice = [...letters.values()].filter((times) => times > 1).length
console.log(
  `\n${kills.server} kills of the server, ${kills.worker} of the worker, ${kills.postgres} of PostgreSQL in ${Math.round((Date.now() - startedAt) / 1000)} s`,
)
console.log(
  `${history.length} orders asked for, ${history.filter(({ outcome }) => outcome === 'ok').length} acknowledged, ${kept.length} kept; ${samples} looks at the stock, never below ${least}`,
)
console.log(`${letters.size} letters by their ids, ${twice} of them handed over more than once to the mail server`)
for (const one of wrong.slice(0, 30)) console.error(`✗ ${one}`)
console.log(wrong.length === 0 ? 'Nothing lost, nothing doubled.' : `${wrong.length} things are wrong`)
process.exitCode = wrong.length === 0 ? 0 : 1

await pool.end()
await new Promise<void>((closed) => smtp.close(() => closed()))
await postgres.stop()
await rm(folder, { recursive: true, force: true })
process.exit()
