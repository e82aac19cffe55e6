import { inArray, lt, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { analyticsEvents } from '#tables/analytics'

/** False for an order that was counted before. */
export async function insertEvent({ db }: Context, event: typeof analyticsEvents.$inferInsert): Promise<boolean> {
  const inserted = await db.insert(analyticsEvents).values(event).onConflictDoNothing().returning({ id: analyticsEvents.id })
  return inserted.length > 0
}

const BATCH = 10_000

/** In batches, to avoid a long lock. */
export async function deleteOldEvents({ db }: Context, { days }: { days: number }): Promise<void> {
  const old = db
    .select({ id: analyticsEvents.id })
    .from(analyticsEvents)
    .where(lt(analyticsEvents.happenedAt, sql`now() - make_interval(days => ${days})`))
    .limit(BATCH)
  let deleted = BATCH
  while (deleted === BATCH) {
    const { rowCount } = await db.delete(analyticsEvents).where(inArray(analyticsEvents.id, old))
    deleted = rowCount ?? 0
  }
}
