import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

export type Db = NodePgDatabase

// int8 (bigint) as a number: kopecks and identities stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export const onPool = (pool: pg.Pool | pg.PoolClient): Db => drizzle({ client: pool, casing: 'snake_case' })

export function openPool({ url, max }: { url: string; max: number }): pg.Pool {
  return new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 3_000,
    lock_timeout: 1_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'vitrina',
  })
}
