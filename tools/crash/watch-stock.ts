import { setTimeout as pause } from 'node:timers/promises'
import type { Store } from './open-store.ts'

export type Watched = { least: number; polls: number }

/** Polls the stock: it must not be below zero for a moment either. */
export async function watchStock({ pool }: Store, seen: Watched, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const found = await pool.query<{ least: number }>('select min(free)::float8 as least from stock').catch(() => null)
    if (found) {
      seen.least = Math.min(seen.least, found.rows[0]?.least ?? 0)
      seen.polls++
    }
    await pause(100)
  }
}
