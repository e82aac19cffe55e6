import { eq, type SQL, sql } from '#platform/database/drizzle'
import type { SpecificationList } from '@vitrina/contract/specifications/specification-shapes'
import type { Context } from '#platform/context'
import { queryRows, type RowShape } from '#platform/database/rows'
import { nameOfPerson } from '#modules/users/name-of-person'
import { specificationShares, specifications } from '#tables/specifications'
import { isOfColleagues, isOwn, isRecommended, isSeen, type SpecificationReader } from './specification-scope.queries.ts'

type Visibility = (typeof specifications.$inferSelect)['visibility']
type Person = { id: number; name: string }

export type HeadRow = {
  id: number
  name: string
  code: string
  object_name: string
  note: string
  kind: 'working' | 'recommended'
  visibility: Visibility
  is_open_to_edits: boolean
  is_published: boolean
  company_id: number | null
  owner: Person | null
  shared_with: Person[] | null
  version: number
  document_stamp: string
  created_at: string
  updated_at: string
  archived_at: string | null
}

export type CountedHead = HeadRow & { line_count: number; raw_count: number }

const moment = (column: string) => `to_json(${column}) #>> '{}'`

/** Part of a statement over `specifications s`. */
export const HEAD = `s.id, s.name, s.code, s.object_name, s.note, s.kind, s.visibility, s.is_open_to_edits, s.is_published, s.company_id, s.version, s.document_stamp,
  (select json_build_object('id', u.id, 'name', ${nameOfPerson('u')}) from users u where u.id = s.owner_id) as owner,
  (select json_agg(json_build_object('id', u.id, 'name', ${nameOfPerson('u')}) order by u.id)
    from specification_shares h join users u on u.id = h.user_id where h.specification_id = s.id) as shared_with,
  ${moment('s.created_at')} as created_at, ${moment('s.updated_at')} as updated_at, ${moment('s.archived_at')} as archived_at`

const HEAD_SHAPE: RowShape<HeadRow> = {
  id: 'number',
  name: 'text',
  code: 'text',
  object_name: 'text',
  note: 'text',
  kind: 'text',
  visibility: 'text',
  is_open_to_edits: 'boolean',
  is_published: 'boolean',
  company_id: 'number?',
  owner: 'json?',
  shared_with: 'json?',
  version: 'number',
  document_stamp: 'text',
  created_at: 'text',
  updated_at: 'text',
  archived_at: 'text?',
}

export const COUNTS = `(select count(*) from specification_lines l where l.specification_id = s.id) as line_count,
  (select count(*) from specification_lines l where l.specification_id = s.id and l.product_id is null and l.custom_product_id is null) as raw_count`

export const COUNTED_SHAPE: RowShape<CountedHead> = { ...HEAD_SHAPE, line_count: 'number', raw_count: 'number' }

const isInList: Record<SpecificationList, (reader: SpecificationReader) => SQL> = {
  mine: (reader) => sql`${isOwn(reader)} and s.archived_at is null`,
  archive: (reader) => sql`${isOwn(reader)} and s.archived_at is not null`,
  company: isOfColleagues,
  recommended: isRecommended,
}

/** The typed text is no pattern. */
const partOf = (keyword: string) => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`

export const isNamedLike = (keyword: string): SQL => {
  if (!keyword) return sql`true`
  const part = partOf(keyword)
  return sql`(s.name ilike ${part} or s.code ilike ${part} or s.object_name ilike ${part} or exists (
    select from specification_lines l
    left join products p on p.id = l.product_id left join custom_products c on c.id = l.custom_product_id
    where l.specification_id = s.id
      and (p.article ilike ${part} or p.name ilike ${part} or c.article ilike ${part} or c.name ilike ${part} or l.raw_text ilike ${part})))`
}

type ListQuery = { list: SpecificationList; keyword: string; page: number; pageSize: number }

export async function listHeads(
  { db }: Context,
  reader: SpecificationReader,
  { list, keyword, page, pageSize }: ListQuery,
): Promise<{ rows: CountedHead[]; total: number }> {
  const isWanted = sql`${isInList[list](reader)} and ${isNamedLike(keyword)}`
  const [counted] = await queryRows<{ total: number }>(
    db,
    { total: 'number' },
    sql`select count(*) as total from specifications s where ${isWanted}`,
  )
  const rows = await queryRows<CountedHead>(
    db,
    COUNTED_SHAPE,
    sql`select ${sql.raw(HEAD)}, ${sql.raw(COUNTS)} from specifications s where ${isWanted}
      order by s.updated_at desc, s.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`,
  )
  return { rows, total: counted?.total ?? 0 }
}

export async function findHead({ db }: Context, reader: SpecificationReader, id: number): Promise<CountedHead | undefined> {
  const [row] = await queryRows<CountedHead>(
    db,
    COUNTED_SHAPE,
    sql`select ${sql.raw(HEAD)}, ${sql.raw(COUNTS)} from specifications s where s.id = ${id} and ${isSeen(reader)}`,
  )
  return row
}

/** The same without counting its lines, for those who read them all. */
export async function findPlainHead({ db }: Context, reader: SpecificationReader, id: number): Promise<HeadRow | undefined> {
  const [row] = await queryRows<HeadRow>(
    db,
    HEAD_SHAPE,
    sql`select ${sql.raw(HEAD)} from specifications s where s.id = ${id} and ${isSeen(reader)}`,
  )
  return row
}

export type LockedHead = HeadRow & { edited_by: number | null; edited_at: string; editing_since: string }

/** Stays locked until the transaction ends: two people's changes follow each other. `isSought` tells who looks for it. */
export async function lockHead({ db }: Context, id: number, isSought: SQL): Promise<LockedHead | undefined> {
  const [row] = await queryRows<LockedHead>(
    db,
    { ...HEAD_SHAPE, edited_by: 'number?', edited_at: 'text', editing_since: 'text' },
    sql`select ${sql.raw(HEAD)}, s.edited_by, ${sql.raw(moment('s.edited_at'))} as edited_at, ${sql.raw(moment('s.editing_since'))} as editing_since
      from specifications s where s.id = ${id} and ${isSought} for update of s`,
  )
  return row
}

export const countOwn = async ({ db }: Context, reader: SpecificationReader): Promise<number> => {
  const [row] = await queryRows<{ count: number }>(
    db,
    { count: 'number' },
    sql`select count(*) as count from specifications s where ${isOwn(reader)}`,
  )
  return row?.count ?? 0
}

/** The person's row stands for their specifications: of two made at once the second sees the first. */
export const lockOwner = ({ db }: Context, userId: number) => db.execute(sql`select from users where id = ${userId} for no key update`)

type NewHead = typeof specifications.$inferInsert

export async function insertHead({ db, now }: Context, head: Omit<NewHead, 'createdAt' | 'updatedAt'>): Promise<number> {
  const at = now()
  const [row] = await db
    .insert(specifications)
    .values({ ...head, createdAt: at, updatedAt: at, editedAt: at, editingSince: at })
    .returning({ id: specifications.id })
  if (!row) throw new Error('The insert gave no row back')
  return row.id
}

export type HeadChanges = Partial<Pick<NewHead, 'name' | 'code' | 'objectName' | 'note' | 'visibility' | 'isOpenToEdits' | 'isPublished'>>

export async function updateHead({ db, now }: Context, id: number, changes: HeadChanges): Promise<void> {
  await db
    .update(specifications)
    .set({ ...changes, updatedAt: now() })
    .where(eq(specifications.id, id))
}

/** The people among these who belong to the company. */
export async function listMembers({ db }: Context, companyId: number | null, ids: readonly number[]): Promise<number[]> {
  if (companyId === null || ids.length === 0) return []
  const rows = await queryRows<{ id: number }>(
    db,
    { id: 'number' },
    sql`select m.user_id as id from company_members m where m.company_id = ${companyId} and m.user_id = any(${sql.param([...ids])}::int[])`,
  )
  return rows.map(({ id }) => id)
}

export async function replaceShares({ db }: Context, id: number, userIds: readonly number[]): Promise<void> {
  await db.delete(specificationShares).where(eq(specificationShares.specificationId, id))
  if (userIds.length > 0) await db.insert(specificationShares).values(userIds.map((userId) => ({ specificationId: id, userId })))
}
