import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { sql } from '#platform/database/drizzle'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import * as z from 'zod'
import { StartError } from '../process/run-process.ts'
import { type Db, onPool, surviveErrors } from './db.ts'
import { queryRows } from './rows.ts'

const FOLDER = fileURLToPath(new URL('../../../migrations', import.meta.url))
/** Any constant will do, as long as every process uses the same. */
const LOCK = 7_180_215

/** Brings the schema up to date, then does what depends on it. Several processes may start at once: the first one works, the others wait. */
export async function migrateSchema(url: string, afterwards: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const pool = surviveErrors(new pg.Pool({ connectionString: url, max: 2 }))
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await refuseOtherHistory(client)
    await migrate(onPool(client), { migrationsFolder: FOLDER })
    await runMigrations({ pgPool: pool })
    await afterwards(client)
    await client.query('select pg_advisory_unlock($1)', [LOCK])
  } finally {
    client.release()
    await pool.end()
  }
}

/** A schema that began with another initial migration is left as it is: ours on top of it would fail half way, or fit by accident. */
async function refuseOtherHistory(client: pg.PoolClient): Promise<void> {
  const { rows: tables } = await client.query<{ isThere: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`,
  )
  if (!tables[0]?.isThere) return
  const { rows: applied } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at, id limit 1',
  )
  const [initial] = readMigrationFiles({ migrationsFolder: FOLDER })
  if (!applied[0] || applied[0].hash === initial?.hash) return
  throw new StartError(
    'База данных записана прежней версией Витрины, и эта версия её не обновляет: удалите или переименуйте папку данных (DATA_DIR, ' +
      'обычно .data) либо укажите в DATABASE_URL пустую базу и запустите снова, а прежние данные открывайте версией, которая их записала.',
  )
}

/** Whether the database has every migration this code was written for. */
export async function isMigrated(db: Db): Promise<boolean> {
  const journal = z
    .object({ entries: z.array(z.object({ when: z.number() })) })
    .parse(JSON.parse(await readFile(`${FOLDER}/meta/_journal.json`, 'utf8')))
  const rows = await queryRows<{ last: number | null }>(
    db,
    { last: 'number?' },
    sql`select max(created_at) as last from drizzle.__drizzle_migrations`,
  )
  return (rows[0]?.last ?? 0) >= Math.max(...journal.entries.map((entry) => entry.when))
}
