import { and, desc, eq, getTableColumns, inArray, lt, type SQL, sql } from '#platform/database/drizzle'
import type { ErrorCode } from '@vitrina/contract/errors'
import type { ImportDestination, ImportSource, SheetMapping } from '@vitrina/contract/list-import/import-jobs'
import type { Context } from '#platform/context'
import { importJobs, type StoredSheet } from '#tables/list-import'
import type { ImportOwner } from './import-owner.ts'

export type { StoredSheet }
export type JobRow = typeof importJobs.$inferSelect
/** Without the tables of the source, which may be large. */
export type JobHead = Omit<JobRow, 'sheets' | 'mapping'>

const { sheets: _, mapping: __, ...head } = getTableColumns(importJobs)

const isOwn = (owner: ImportOwner): SQL | undefined =>
  'userId' in owner
    ? and(eq(importJobs.userId, owner.userId), sql`coalesce(${importJobs.companyId}, 0) = ${owner.companyId ?? 0}`)
    : eq(importJobs.visitorUuid, owner.visitorUuid)

type NewJob = { siteId: number; destination: ImportDestination; source: ImportSource; fileName: string; readWithinMs: number }

/** A new import that this server reads; its lease is as long as the reading may take. */
export async function insertJob({ db }: Context, owner: ImportOwner, { readWithinMs, ...job }: NewJob): Promise<string> {
  const leaseUntil = sql`now() + make_interval(secs => ${readWithinMs / 1000})`
  const [row] = await db
    .insert(importJobs)
    .values({ ...owner, ...job, state: 'reading', leaseUntil })
    .returning({ id: importJobs.id })
  if (!row) throw new Error('The insert gave no row back')
  return row.id
}

export async function findJob({ db }: Context, owner: ImportOwner, id: string): Promise<JobHead | undefined> {
  const [row] = await db
    .select(head)
    .from(importJobs)
    .where(and(eq(importJobs.id, id), isOwn(owner)))
  return row
}

export async function findJobWithSheets({ db }: Context, owner: ImportOwner, id: string): Promise<JobRow | undefined> {
  const [row] = await db
    .select()
    .from(importJobs)
    .where(and(eq(importJobs.id, id), isOwn(owner)))
  return row
}

/** Held until the transaction ends: two changes of one import come one after the other. */
export async function lockJob({ db }: Context, owner: ImportOwner, id: string): Promise<JobHead | undefined> {
  const [row] = await db
    .select(head)
    .from(importJobs)
    .where(and(eq(importJobs.id, id), isOwn(owner)))
    .for('update')
  return row
}

const MOST_LISTED = 20

export async function listOpenJobs({ db }: Context, owner: ImportOwner): Promise<JobHead[]> {
  return db
    .select(head)
    .from(importJobs)
    .where(and(isOwn(owner), inArray(importJobs.state, ['reading', 'mapping', 'matching', 'review'])))
    .orderBy(desc(importJobs.createdAt))
    .limit(MOST_LISTED)
}

const changed = { updatedAt: sql`now()` }

const LEASE_SECONDS = 15
/** Whole milliseconds, so that it can be compared after it was a Date. */
const nextLease = sql`date_trunc('milliseconds', clock_timestamp()) + make_interval(secs => ${LEASE_SECONDS})`

type JobChange = Partial<
  Pick<JobRow, 'state' | 'source' | 'remarks' | 'mapping' | 'mappingOrigin' | 'doneCount' | 'totalCount' | 'isPartial' | 'destination'>
> & { sheets?: StoredSheet[]; failure?: ErrorCode | null; leaseUntil?: null | 'renewed'; takenIntoId?: number }

/** Changes an import while it is in one of these states; false: it no longer is. */
export async function changeJob(
  { db }: Context,
  id: string,
  { from, set: { leaseUntil, ...set } }: { from: JobRow['state'][]; set: JobChange },
): Promise<boolean> {
  const rows = await db
    .update(importJobs)
    .set({ ...set, ...(leaseUntil !== undefined && { leaseUntil: leaseUntil && nextLease }), ...changed })
    .where(and(eq(importJobs.id, id), inArray(importJobs.state, from)))
    .returning({ id: importJobs.id })
  return rows.length > 0
}

export const deleteJob = ({ db }: Context, id: string) => db.delete(importJobs).where(eq(importJobs.id, id))

/** An import taken up: `lease` proves that it still is. */
export type LeasedJob = { doneCount: number; sheets: StoredSheet[]; mapping: SheetMapping[]; lease: Date }

/** Takes up an import that waits to be matched and nobody works on. `hasRead`: its lines were just read here, so the lease is ours. */
export async function takeLease({ db }: Context, id: string, { hasRead }: { hasRead: boolean }): Promise<LeasedJob | null> {
  const [row] = await db
    .update(importJobs)
    .set({ leaseUntil: nextLease })
    .where(
      and(
        eq(importJobs.id, id),
        eq(importJobs.state, 'matching'),
        hasRead ? undefined : sql`coalesce(${importJobs.leaseUntil}, '-infinity') < clock_timestamp()`,
      ),
    )
    .returning({ doneCount: importJobs.doneCount, sheets: importJobs.sheets, mapping: importJobs.mapping, lease: importJobs.leaseUntil })
  return row?.lease ? { ...row, lease: row.lease } : null
}

const isLeased = (id: string, lease: Date) => and(eq(importJobs.id, id), eq(importJobs.state, 'matching'), eq(importJobs.leaseUntil, lease))

/** Writes the progress and renews the lease; null: it was cancelled, mapped anew or taken up by another. */
export async function renewLease({ db }: Context, { id, lease, doneCount }: { id: string; lease: Date; doneCount: number }) {
  const [row] = await db
    .update(importJobs)
    .set({ leaseUntil: nextLease, doneCount, ...changed })
    .where(isLeased(id, lease))
    .returning({ lease: importJobs.leaseUntil })
  return row?.lease ?? null
}

/** Ends the matching: the lines can be looked through; false: another has it meanwhile. */
export async function finishMatching(
  { db }: Context,
  { id, lease, isPartial }: { id: string; lease: Date; isPartial: boolean },
): Promise<boolean> {
  const rows = await db
    .update(importJobs)
    .set({ state: 'review', isPartial, leaseUntil: null, ...changed })
    .where(isLeased(id, lease))
    .returning({ id: importJobs.id })
  return rows.length > 0
}

/** Lets another server go on at once. */
export const releaseLease = ({ db }: Context, id: string, lease: Date) =>
  db.update(importJobs).set({ leaseUntil: null }).where(isLeased(id, lease))

const RETENTION_DAYS = 7

export const deleteOldJobs = async ({ db }: Context): Promise<void> => {
  await db.delete(importJobs).where(lt(importJobs.updatedAt, sql`now() - make_interval(days => ${RETENTION_DAYS})`))
}

/** Imports of a visitor become the user's, in the company they work for. */
export const assignJobs = ({ db }: Context, { visitorUuid, userId }: { visitorUuid: string; userId: number }) =>
  db
    .update(importJobs)
    .set({
      visitorUuid: null,
      userId,
      companyId: sql`(select u.active_company_id from users u join company_members m on m.user_id = u.id and m.company_id = u.active_company_id
        join companies k on k.id = m.company_id and k.state not in ('rejected', 'inactive', 'deleted') where u.id = ${userId})`,
    })
    .where(eq(importJobs.visitorUuid, visitorUuid))
