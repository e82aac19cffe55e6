import type pg from 'pg'
import { expect } from 'vitest'

/**
 * Runs calls that truly meet: rows they will want to write are held until every call stands and waits for a lock, each
 * with its earlier reads already in hand.
 */
export async function raceOnLock<T>(pool: pg.Pool, hold: { sql: string; values: unknown[] }, calls: (() => Promise<T>)[]): Promise<T[]> {
  const holder = await pool.connect()
  try {
    await holder.query('begin')
    await holder.query(hold.sql, hold.values)
    const answers = calls.map((call) => call())
    const waiting = async () => {
      // Not by the holder: within a transaction these statistics stand still.
      const { rows } = await pool.query(
        `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows[0].count
    }
    await expect.poll(waiting).toBe(calls.length)
    await holder.query('commit')
    return await Promise.all(answers)
  } finally {
    holder.release()
  }
}
