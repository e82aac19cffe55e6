import { and, desc, eq, max, sql } from 'drizzle-orm'
import type { Context } from '#platform/context'
import { searchLog, searchLogOpenings } from '#tables/choices'

type Searched = { siteId: number; viewer: string | null; keyword: string; changed: string; total: number }

export async function insertSearch({ db }: Context, searched: Searched): Promise<string | null> {
  const [row] = await db.insert(searchLog).values(searched).returning({ uuid: searchLog.uuid })
  return row?.uuid ?? null
}

const HISTORY = 20

/** Different words, newest first, with how many were found the last time. */
export async function listHistory({ db }: Context, { siteId, viewer }: { siteId: number; viewer: string }) {
  const last = max(searchLog.searchedAt)
  return db
    .select({
      keyword: searchLog.keyword,
      totalCount: sql<number>`(array_agg(${searchLog.total} order by ${searchLog.searchedAt} desc))[1]`,
    })
    .from(searchLog)
    .where(and(eq(searchLog.viewer, viewer), eq(searchLog.siteId, siteId)))
    .groupBy(searchLog.keyword)
    .orderBy(desc(last))
    .limit(HISTORY)
}

/** The seller keeps what was searched for, no longer by whom. */
export const forgetSearches = ({ db }: Context, { siteId, viewer }: { siteId: number; viewer: string }) =>
  db
    .update(searchLog)
    .set({ viewer: null })
    .where(and(eq(searchLog.viewer, viewer), eq(searchLog.siteId, siteId)))

/** Only a search that was made can lead to a product; a second opening of the same one is no news. */
export async function insertOpening(
  { db }: Context,
  { searchUuid, productId, position }: { searchUuid: string; productId: number; position: number | null },
) {
  const [made] = await db.select({ uuid: searchLog.uuid }).from(searchLog).where(eq(searchLog.uuid, searchUuid))
  if (made) await db.insert(searchLogOpenings).values({ searchUuid, productId, position }).onConflictDoNothing()
}
