import { buildApp } from '#src/app'
import type { Context } from '#platform/context'
import { createContext } from '#platform/create-context'
import { patientPool } from './database.ts'
import { logFailures } from './log-failures.ts'

/** A second server on the same database, with nothing else in common. */
export async function startSecondServer({ config }: Context) {
  const pool = patientPool({ url: config.DATABASE_URL ?? '', max: 2 })
  const app = await buildApp(createContext(config, pool, logFailures()))
  await app.ready()
  return {
    app,
    stop: async () => {
      await app.close()
      await pool.end()
    },
  }
}
