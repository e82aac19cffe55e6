import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { buildApp } from '#src/app'
import { type Config, readConfig } from '#src/config'
import { createContext } from '#platform/create-context'
import { startCheckingRows } from '#platform/database/rows'
import { setPasswordCost } from '#modules/auth/passwords'
import { freshDatabase, patientPool } from './database.ts'
import { logFailures } from './log-failures.ts'
import { watchStaffChanges } from './recorded-changes.ts'
import { seedSite } from './site.ts'

type Options = NonNullable<Parameters<typeof buildApp>[1]> & { log?: Logger; hasSite?: boolean }

/**
 * However slow the machine and however many requests a test makes, none of them is turned away.
 * A clock that a test fakes and gives back looks like a delay as long as the process is old.
 */
const UNHURRIED = {
  MAX_EVENT_LOOP_DELAY_MS: '1000000000',
  RATE_LIMIT: '1000000',
  MAX_CONCURRENT_REQUESTS: '2000',
  IMPORT_TIMEOUT_MS: '1000000',
  MATCHING_TIMEOUT_MS: '1000000',
  // The few tests that look at drawn pages say so.
  DRAW_PAGES: 'false',
}

const CHEAP = { memory: 64, passes: 1, parallelism: 1 }

/** The real application on a database of its own; `settings` as in the environment. */
export async function startTestApp(
  settings: Record<string, string> = {},
  { log = logFailures(), hasSite = true, ...options }: Options = {},
) {
  startCheckingRows()
  setPasswordCost(CHEAP)
  const database = await freshDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-files-'))
  const own = { NODE_ENV: 'test', LOG_LEVEL: 'silent', SITE_URL: 'http://localhost', DATABASE_URL: database.url, DATA_DIR: folder }
  const config: Config = readConfig({ ...own, ...UNHURRIED, ...settings })
  const pool = patientPool({ url: database.url, max: 5 })
  const ctx = createContext(config, pool, log)
  if (hasSite) await seedSite(pool)
  const app = await buildApp(ctx, options)
  await app.ready()
  const unrecorded = watchStaffChanges(app, pool)
  return {
    app,
    ctx,
    pool,
    stop: async () => {
      await app.close()
      await pool.end()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
      if (unrecorded().length > 0) throw new Error(`Changes of staff that are not in the journal: ${unrecorded().join(', ')}`)
    },
  }
}
