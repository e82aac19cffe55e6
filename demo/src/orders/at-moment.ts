import { sql } from '@vitrina/server/src/platform/database/drizzle.ts'
import { type Context, inTransaction } from '@vitrina/server/src/platform/context.ts'

/** Columns with the database's own timestamps. The append-only audit keeps the real day. */
const stamps: Record<string, readonly string[]> = {
  orders: ['created_at', 'updated_at'],
  order_events: ['at'],
  stock_movements: ['at'],
  shipments: ['created_at', 'updated_at'],
  return_requests: ['created_at', 'updated_at'],
  payments: ['created_at'],
  payment_allocations: ['created_at'],
  loyalty_entries: ['at'],
}

/** No letters about an invented past, and documents make their files on demand. */
const unsaid = ['mails', 'sms_messages', 'graphile_worker._private_jobs'] as const

const backdated = (moment: string): string[] =>
  Object.entries(stamps).map(([table, columns]) => {
    const set = columns.map((column) => `${column} = case ${column} when now() then '${moment}' else ${column} end`)
    return `${table}_then as (update ${table} set ${set.join(', ')} where now() in (${columns.join(', ')}))`
  })

const forgotten = unsaid.map((table, place) => `unsaid_${place} as (delete from ${table} where created_at = now())`)

/**
 * Does something as if it were then. `now()` is the same through a whole transaction and in no other one: what bears it
 * was written here.
 */
export const atMoment = <T>(ctx: Context, at: Date, work: (tx: Context) => Promise<T>): Promise<T> =>
  inTransaction(ctx, async (tx) => {
    const done = await work({ ...tx, now: () => at })
    await tx.db.execute(sql.raw(`with ${[...backdated(at.toISOString()), ...forgotten].join(', ')} select`))
    return done
  })
