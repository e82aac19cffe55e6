import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

export type Db = NodePgDatabase

// int8 (bigint) as a number: kopecks and identities stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export const onPool = (pool: pg.Pool | pg.PoolClient): Db => drizzle({ client: pool, casing: 'snake_case' })

/**
 * A connection that breaks while nobody waits on it must not end the process: the pool has dropped it already,
 * and a query under way gets the error itself.
 */
export function surviveErrors(pool: pg.Pool, onError: (error: Error) => void = () => {}): pg.Pool {
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}

/** `statementMs`: what a web request may ask of the database; jobs get more. */
export function openPool({ url, max, statementMs = 3_000 }: { url: string; max: number; statementMs?: number }): pg.Pool {
  return surviveErrors(
    new pg.Pool({
      connectionString: url,
      max,
      connectionTimeoutMillis: 3_000,
      idleTimeoutMillis: 30_000,
      statement_timeout: statementMs,
      // Ours, for a server that hangs and cannot stop the statement itself.
      query_timeout: statementMs + 2_000,
      lock_timeout: 1_000,
      idle_in_transaction_session_timeout: 10_000,
      application_name: 'vitrina',
    }),
  )
}
