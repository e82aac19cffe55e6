import { and, asc, count, desc, eq, getTableColumns, gte, inArray, isNull, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { offerMessages, offers, offerVersions, offerViews } from '#tables/offers'

export type VersionRow = typeof offerVersions.$inferSelect
export type VersionHead = Omit<VersionRow, 'state' | 'shown'>
export type MessageRow = typeof offerMessages.$inferSelect

const { state: _, shown: __, ...headColumns } = getTableColumns(offerVersions)

/** Without the documents, newest first. */
export const listVersions = ({ db }: Context, offerIds: readonly number[]): Promise<VersionHead[]> =>
  offerIds.length === 0
    ? Promise.resolve([])
    : db
        .select(headColumns)
        .from(offerVersions)
        .where(inArray(offerVersions.offerId, [...offerIds]))
        .orderBy(desc(offerVersions.no))

export async function findVersion({ db }: Context, offerId: number, no: number): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(offerVersions)
    .where(and(eq(offerVersions.offerId, offerId), eq(offerVersions.no, no)))
  return row
}

export async function insertVersion({ db }: Context, version: typeof offerVersions.$inferInsert): Promise<VersionRow> {
  const [row] = await db.insert(offerVersions).values(version).returning()
  if (!row) throw new Error('The insert gave no row back')
  return row
}

export async function updateVersion(
  { db }: Context,
  { offerId, no }: { offerId: number; no: number },
  changes: Partial<typeof offerVersions.$inferInsert>,
): Promise<VersionRow> {
  const [row] = await db
    .update(offerVersions)
    .set(changes)
    .where(and(eq(offerVersions.offerId, offerId), eq(offerVersions.no, no)))
    .returning()
  if (!row) throw new Error(`Version ${no} of offer ${offerId} is gone while it is locked`)
  return row
}

/**
 * The version a link leads to. One statement for a link that never was, one taken back and one that is over: all three find
 * nothing, in the same time.
 */
export async function findByToken(
  { db }: Context,
  { siteId, tokenHash, today }: { siteId: number; tokenHash: Buffer; today: string },
): Promise<VersionRow | undefined> {
  const [row] = await db
    .select({ version: offerVersions })
    .from(offerVersions)
    .innerJoin(offers, eq(offers.id, offerVersions.offerId))
    .where(
      and(
        eq(offerVersions.tokenHash, tokenHash),
        isNull(offerVersions.revokedAt),
        gte(offerVersions.linkUntil, today),
        eq(offers.siteId, siteId),
        isNull(offers.deletedAt),
      ),
    )
  return row?.version
}

/** Whether this visitor saw the version for the first time. */
export async function insertView({ db, now }: Context, view: { offerId: number; no: number; visitor: Buffer }): Promise<boolean> {
  const rows = await db
    .insert(offerViews)
    .values({ ...view, seenAt: now() })
    .onConflictDoNothing()
    .returning({ no: offerViews.no })
  return rows.length > 0
}

export async function countView({ db, now }: Context, { offerId, no }: { offerId: number; no: number }): Promise<{ isFirst: boolean }> {
  const [row] = await db
    .update(offerVersions)
    .set({
      viewCount: sql`${offerVersions.viewCount} + 1`,
      viewedAt: sql`coalesce(${offerVersions.viewedAt}, ${now().toISOString()}::timestamptz)`,
    })
    .where(and(eq(offerVersions.offerId, offerId), eq(offerVersions.no, no)))
    .returning({ viewCount: offerVersions.viewCount })
  return { isFirst: row?.viewCount === 1 }
}

export const listMessages = ({ db }: Context, offerId: number): Promise<MessageRow[]> =>
  db.select().from(offerMessages).where(eq(offerMessages.offerId, offerId)).orderBy(asc(offerMessages.id))

export async function insertMessage({ db }: Context, message: typeof offerMessages.$inferInsert): Promise<void> {
  await db.insert(offerMessages).values(message)
}

export async function setMessagesRead({ db, now }: Context, offerId: number): Promise<void> {
  await db
    .update(offerMessages)
    .set({ readAt: now() })
    .where(and(eq(offerMessages.offerId, offerId), eq(offerMessages.from, 'client'), isNull(offerMessages.readAt)))
}

/** Questions nobody has read yet, by offer. */
export async function countUnread({ db }: Context, offerIds: readonly number[]): Promise<Map<number, number>> {
  if (offerIds.length === 0) return new Map()
  const rows = await db
    .select({ offerId: offerMessages.offerId, unread: count() })
    .from(offerMessages)
    .where(and(inArray(offerMessages.offerId, [...offerIds]), eq(offerMessages.from, 'client'), isNull(offerMessages.readAt)))
    .groupBy(offerMessages.offerId)
  return new Map(rows.map(({ offerId, unread }) => [offerId, unread]))
}
