import { sql, type PgDialect } from '#platform/database/drizzle'
import { drizzle, type NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { isLostConnection } from './lost-connection.ts'

export type Db = NodePgDatabase

// The driver would give both as texts. Kopecks and identities (int8) stay far below 2^53; amounts (numeric) have 15 digits, which a double holds exactly.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)

export const onPool = (pool: pg.Pool | pg.PoolClient): Db => drizzle({ client: pool, casing: 'snake_case' })

/**
 * A connection of its own for `work`. After a failure it is closed and not given back: a broken or hung one would fail
 * the next caller, and a transaction begun on it ends with it.
 */
export async function withClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    const done = await work(client)
    client.release()
    return done
  } catch (error) {
    client.release(true)
    throw error
  }
}

/**
 * The query builder's own `transaction` begins outside its `try`: a `begin` that is not answered never gives its connection back.
 * Here the connection is ours from the first statement to the last. Inside a transaction: a savepoint of it.
 */
export async function transact<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  if (db instanceof NodePgTransaction) return inSavepoint(db, work)
  // The builder's types show neither.
  const { client: source, dialect } = db._.session as unknown as { client: pg.Pool | pg.PoolClient; dialect: PgDialect }
  const isPool = source instanceof pg.Pool
  const client = isPool ? await source.connect() : source
  // A single connection (the demo is filled through one) belongs to the caller, who releases it.
  const release = (isBroken = false) => isPool && client.release(isBroken)
  try {
    await client.query('begin')
    const done = await work(new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined))
    const { command } = await client.query('commit')
    // PostgreSQL answers the commit of a failed transaction by rolling it back, without an error.
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back: one of its statements had failed')
    release()
    return done
  } catch (error) {
    release(!(await isRolledBack(client, error)))
    throw error
  }
}

/**
 * The query builder's own goes back to its savepoint after every failure: where the database hung as the savepoint was released,
 * the answer would be that there is no such savepoint. The innermost of one name is meant, so nested ones share it.
 */
async function inSavepoint<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  await db.execute(sql`savepoint nested`)
  try {
    const done = await work(db)
    await db.execute(sql`release savepoint nested`)
    return done
  } catch (error) {
    if (isLostConnection(error)) throw error
    await db.execute(sql`rollback to savepoint nested`)
    await db.execute(sql`release savepoint nested`)
    throw error
  }
}

/** A refusal leaves a connection as good as before; one that is lost would only let the caller wait for the answer to `rollback`. */
async function isRolledBack(client: pg.PoolClient, failure: unknown): Promise<boolean> {
  if (isLostConnection(failure)) return false
  try {
    await client.query('rollback')
    return true
  } catch {
    // The caller gets the first failure; this one means that the connection is broken.
    return false
  }
}

/**
 * A connection that breaks while idle must not end the process: the pool has dropped it already,
 * and a query under way gets the error itself.
 */
export function surviveErrors(pool: pg.Pool, onError: (error: Error) => void = () => {}): pg.Pool {
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}

type Timeouts = { connectMs?: number; lockMs?: number; statementMs?: number }

/** As long as a web request may wait for a connection, a lock and an answer; jobs may wait longer for answers. */
export function openPool({
  url,
  max,
  connectMs = 3_000,
  lockMs = 1_000,
  statementMs = 3_000,
}: Timeouts & { url: string; max: number }): pg.Pool {
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
