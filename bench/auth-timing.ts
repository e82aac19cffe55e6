import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../server/src/app.ts'
import { readConfig } from '../server/src/config.ts'
import { hashPassword } from '../server/src/modules/auth/passwords.ts'
import { createContext } from '../server/src/platform/create-context.ts'
import { openPool } from '../server/src/platform/database/db.ts'
import { startEmbeddedPostgres } from '../server/src/platform/database/embedded-postgres.ts'
import { migrateDatabase } from '../server/src/migrate-database.ts'

/**
 * Whether response times reveal who has an account: the same call about people with and without one, in turns,
 * each person asked about once. A shared machine is noisy, so it is the ratio of the medians that counts: within 10 %.
 */
const TRIES = Number(process.env.TRIES ?? 1000)

const CALLS = [
  {
    name: 'sign-in: wrong password',
    url: '/api/v2/user/sign-in',
    bodyFor: (email: string) => ({ login: email, password: 'Wrong-word-1' }),
  },
  { name: 'sign-in: ask for a code', url: '/api/v2/user/sign-in', bodyFor: (email: string) => ({ email }) },
  { name: 'sign-in: wrong code', url: '/api/v2/user/sign-in', bodyFor: (email: string) => ({ email, code: '000000' }) },
  { name: 'sign-up: step 1', url: '/api/v2/user/sign-up/step1', bodyFor: (email: string) => ({ email }) },
  { name: 'reset: ask for a code', url: '/api/v1/user/password-reset', bodyFor: (email: string) => ({ email }) },
  {
    name: 'reset: wrong code',
    url: '/api/v1/user/password-reset',
    bodyFor: (email: string) => ({ email, code: '000000', password: 'New-word-of-1', repeatPassword: 'New-word-of-1' }),
  },
] as const

const folder = await mkdtemp(join(tmpdir(), 'vitrina-bench-'))
const postgres = await startEmbeddedPostgres({ folder })
const config = readConfig({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  DATA_DIR: folder,
  DATABASE_URL: postgres.url,
  RATE_LIMIT: '10000000',
  CODES_PER_NETWORK: '10000000',
})
await migrateDatabase(postgres.url)
const pool = openPool({ url: postgres.url, max: 5 })
await pool.query(`insert into sites (slug, name, is_default) values ('vitrina', '{"ru":"Витрина"}', true)`)
await pool.query(
  `insert into users (email, password_hash) select 'known-' || n || '@vitrina.test', $1 from generate_series(1, $2::int) n`,
  [await hashPassword('Right-word-1'), TRIES],
)
await pool.query('analyze users')
const app = await buildApp(createContext(config, pool))
await app.ready()

const medianOf = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

async function send(url: string, body: object, n: number): Promise<{ ms: number; answer: string }> {
  const start = performance.now()
  // Different addresses, so that no limit per address applies.
  const response = await app.inject({ method: 'POST', url, payload: body, remoteAddress: `10.${n % 250}.${Math.floor(n / 250) % 250}.1` })
  const ms = performance.now() - start
  const { requestId: _, ...said } = response.json<Record<string, unknown>>()
  return { ms, answer: `${response.statusCode} ${JSON.stringify(said).replaceAll(/(?:known|nobody)-\d+/g, 'who')}` }
}

const rows = []
for (const { name, url, bodyFor } of CALLS) {
  const [known, unknown]: [number[], number[]] = [[], []]
  const answers = new Set<string>()
  for (let n = 1; n <= TRIES; n++) {
    const turns = [
      { times: known, who: `known-${n}@vitrina.test` },
      { times: unknown, who: `nobody-${n}@vitrina.test` },
    ]
    for (const { times, who } of n % 2 ? turns : turns.toReversed()) {
      const { ms, answer: said } = await send(url, bodyFor(who), n)
      times.push(ms)
      answers.add(said)
    }
  }
  const [knownMs, unknownMs] = [medianOf(known), medianOf(unknown)]
  rows.push({
    call: name,
    known: knownMs.toFixed(2),
    unknown: unknownMs.toFixed(2),
    ratio: (knownMs / unknownMs).toFixed(3),
    answers: answers.size,
  })
}
console.table(rows)
await app.close()
await pool.end()
await postgres.stop()
await rm(folder, { recursive: true, force: true })
if (rows.some(({ ratio, answers }) => Math.abs(Number(ratio) - 1) > 0.1 || answers !== 1)) process.exitCode = 1
