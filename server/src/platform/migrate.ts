import { fileURLToPath } from 'node:url'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { onPool } from './db.ts'

const FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url))
/** Any constant will do, as long as every process uses the same. */
const LOCK = 7_180_215

/** Brings the schema up to date. Several processes may start at once: the first one works, the others wait. */
export async function migrateDatabase(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await migrate(onPool(client), { migrationsFolder: FOLDER })
    await runMigrations({ pgPool: pool })
    await client.query('select pg_advisory_unlock($1)', [LOCK])
  } finally {
    client.release()
    await pool.end()
  }
}
