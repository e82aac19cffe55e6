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

type Patience = { connectMs?: number; lockMs?: number; statementMs?: number }

/** As long as a web request may wait for a connection, a lock and an answer; jobs may wait longer for answers. */
export function openPool({
  url,
  max,
  connectMs = 3_000,
  lockMs = 1_000,
  statementMs = 3_000,
}: Patience & { url: string; max: number }): pg.Pool {
  return surviveErrors(
    new pg.Pool({
      connectionString: url,
      max,
      connectionTimeoutMillis: connectMs,
      idleTimeoutMillis: 30_000,
      statement_timeout: statementMs,
      // Ours, for a server that hangs and cannot stop the statement itself.
      query_timeout: statementMs + 2_000,
      lock_timeout: lockMs,
      idle_in_transaction_session_timeout: 10_000,
      application_name: 'vitrina',
    }),
  )
}
