import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context'
import { searchLog } from '#tables/choices'

const BATCH = 10_000

/** Deletes searches older than so many days, openings with them; in steps, to avoid a long lock. */
export async function deleteOldSearches({ db, now }: Pick<Context, 'db' | 'now'>, days: number): Promise<void> {
  const oldest = new Date(now().getTime() - days * 24 * 60 * 60 * 1000)
  for (;;) {
    const { rowCount } = await db.execute(
      sql`delete from ${searchLog} where uuid in (select uuid from ${searchLog} where searched_at < ${oldest.toISOString()}::timestamptz limit ${BATCH})`,
    )
    if ((rowCount ?? 0) < BATCH) return
  }
}
