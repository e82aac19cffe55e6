import pg from 'pg'

/** Any constant will do, as long as every process uses the same. */
const LOCK = 7_180_216
const NAME = 'vitrina-owner-'

/**
 * One process at a time owns an embedded PostgreSQL and may stop it. The mark is a lock inside it, so it
 * disappears with its holder even after `kill -9`. Null: another living process holds it.
 */
export async function acquireOwnership(url: string): Promise<pg.Client | null> {
  const client = new pg.Client({ connectionString: url, application_name: `${NAME}${process.pid}`, connectionTimeoutMillis: 5_000 })
  // The connection ends together with PostgreSQL; its exit is noticed elsewhere.
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [LOCK])
  if (rows[0]?.taken) return client
  await client.end()
  return null
}

/** The process that owns it, for a message. */
export async function findOwner(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      'select application_name as name from pg_stat_activity where application_name like $1 limit 1',
      [`${NAME}%`],
    )
    return rows[0]?.name.slice(NAME.length) ?? '?'
  } finally {
    await client.end()
  }
}
