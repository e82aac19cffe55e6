import { and, eq, sql } from '#platform/database/drizzle'
import type { SpecificationDocument } from '@vitrina/contract/specifications/specification-document.rules'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { specificationRevisions, specifications } from '#tables/specifications'
import { nameOfPerson } from '#modules/users/name-of-person'

const MOST_KEPT = 50

type Kept = { id: number; version: number; document: SpecificationDocument; madeBy: number | null; madeAt: Date }

/** Keeps an earlier state; the oldest go. */
export async function insertRevision({ db }: Context, { id, version, document, madeBy, madeAt }: Kept): Promise<void> {
  await db.insert(specificationRevisions).values({ specificationId: id, version, document, madeBy, madeAt }).onConflictDoNothing()
  await db.execute(sql`
    delete from specification_revisions r where r.specification_id = ${id} and r.version < (
      select k.version from specification_revisions k where k.specification_id = ${id} order by k.version desc offset ${MOST_KEPT - 1} limit 1)`)
}

export type RevisionRow = { version: number; at: string; by: { id: number; name: string } | null; line_count: number }

export async function listRevisions({ db }: Context, id: number): Promise<RevisionRow[]> {
  return queryRows<RevisionRow>(
    db,
    { version: 'number', at: 'text', by: 'json?', line_count: 'number' },
    sql`
    select r.version, to_json(r.made_at) #>> '{}' as at, jsonb_array_length(r.document -> 'lines') as line_count,
      (select json_build_object('id', u.id, 'name', ${sql.raw(nameOfPerson('u'))}) from users u where u.id = r.made_by) as by
    from specification_revisions r where r.specification_id = ${id} order by r.version desc`,
  )
}

export async function findRevision({ db }: Context, id: number, version: number): Promise<SpecificationDocument | undefined> {
  const [row] = await db
    .select({ document: specificationRevisions.document })
    .from(specificationRevisions)
    .where(and(eq(specificationRevisions.specificationId, id), eq(specificationRevisions.version, version)))
  return row?.document
}

type Edited = { userId: number; since: Date | null }

/** The next version, made by this person, and the stamp of what was written before; `since`: a new run of edits begins. */
export async function bumpVersion(
  { db, now }: Context,
  id: number,
  { userId, since }: Edited,
): Promise<{ version: number; stamp: string }> {
  const at = now()
  const [row] = await db
    .update(specifications)
    .set({
      version: sql`${specifications.version} + 1`,
      updatedAt: at,
      editedAt: at,
      editedBy: userId,
      ...(since && { editingSince: since }),
    })
    .where(eq(specifications.id, id))
    .returning({ version: specifications.version, stamp: specifications.documentStamp })
  if (!row) throw new Error('The specification is gone under its lock')
  return row
}
