import { and, eq, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { specifications } from '#tables/specifications'
import { isOwn, type SpecificationReader } from './specification-scope.queries.ts'

export async function setArchived({ db, now }: Context, id: number, isArchived: boolean): Promise<void> {
  await db
    .update(specifications)
    .set({ archivedAt: isArchived ? now() : null, updatedAt: now() })
    .where(eq(specifications.id, id))
}

type Removal = { token: string; now: Date; id?: number | undefined }

/** Takes one archived specification or all of them out of sight, under one token. Returns how many. */
export async function removeArchivedRows({ db }: Context, reader: SpecificationReader, { token, now, id }: Removal): Promise<number> {
  const rows = await queryRows<{ id: number }>(
    db,
    { id: 'number' },
    sql`
    update specifications s set deleted_at = ${now.toISOString()}::timestamptz, deletion_token = ${token}::uuid
    where ${isOwn(reader)} and s.archived_at is not null ${id === undefined ? sql`` : sql`and s.id = ${id}`} returning s.id`,
  )
  return rows.length
}

/** Brings back what was deleted under the token, as long as it is there. */
export async function undoRemovalRows(
  { db }: Context,
  { siteId, userId, companyId }: SpecificationReader,
  { token, since }: { token: string; since: Date },
): Promise<number> {
  const rows = await queryRows<{ id: number }>(
    db,
    { id: 'number' },
    sql`
    update specifications s set deleted_at = null, deletion_token = null
    where s.deletion_token = ${token}::uuid and s.deleted_at > ${since.toISOString()}::timestamptz
      and s.site_id = ${siteId} and s.owner_id = ${userId} and coalesce(s.company_id, 0) = ${companyId ?? 0} returning s.id`,
  )
  return rows.length
}

/** One that was brought back has no token any more. */
export async function purgeRemoved({ db }: Context, token: string): Promise<void> {
  await db.delete(specifications).where(and(eq(specifications.deletionToken, token), sql`${specifications.deletedAt} is not null`))
}
