import { and, eq, type SQL, sql } from '#platform/database/drizzle'
import type { OrderState, ShippingState } from '@vitrina/contract/orders/orders.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { queryRows, type RowShape } from '#platform/database/rows'
import { nameOfPerson } from '#modules/users/name-of-person'
import { purchasingEntries } from '#tables/purchasing'
import { type BoardReader, isOnBoard, isSeenAtDesk } from './purchasing-scope.queries.ts'

type Person = { id: number; name: string }

export type EntryHeadRow = {
  id: number
  company: Person
  name: string
  object_name: string
  needed_on: string
  responsible: Person | null
  budget: number | null
  note: string
  created_by: Person | null
  comment_count: number
  version: number
  created_at: string
  updated_at: string
  archived_at: string | null
}

const SHAPE: RowShape<EntryHeadRow> = {
  id: 'number',
  company: 'json',
  name: 'text',
  object_name: 'text',
  needed_on: 'text',
  responsible: 'json?',
  budget: 'number?',
  note: 'text',
  created_by: 'json?',
  comment_count: 'number',
  version: 'number',
  created_at: 'text',
  updated_at: 'text',
  archived_at: 'text?',
}

const moment = (column: string) => `to_json(${column}) #>> '{}'`

const person = (column: string) =>
  `(select json_build_object('id', u.id, 'name', ${nameOfPerson('u')}) from users u where u.id = ${column})`

const HEAD = sql.raw(`e.id, e.name, e.object_name, e.needed_on, e.budget, e.note, e.version,
  (select json_build_object('id', c.id, 'name', c.name) from companies c where c.id = e.company_id) as company,
  ${person('e.responsible_id')} as responsible, ${person('e.created_by')} as created_by,
  (select count(*) from purchasing_comments t where t.entry_id = e.id) as comment_count,
  ${moment('e.created_at')} as created_at, ${moment('e.updated_at')} as updated_at, ${moment('e.archived_at')} as archived_at`)

/** The typed text is no pattern. */
const partOf = (keyword: string) => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`

export type EntryFilters = {
  keyword: string
  responsibleId?: number | undefined
  from?: string | undefined
  to?: string | undefined
}

function matches({ keyword, responsibleId, from, to }: EntryFilters): SQL {
  const conditions = [
    ...(keyword ? [sql`(e.name ilike ${partOf(keyword)} or e.object_name ilike ${partOf(keyword)})`] : []),
    ...(responsibleId === undefined ? [] : [sql`e.responsible_id = ${responsibleId}`]),
    ...(from === undefined ? [] : [sql`e.needed_on >= ${from}::date`]),
    ...(to === undefined ? [] : [sql`e.needed_on <= ${to}::date`]),
  ]
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

type Page = { page: number; pageSize: number }

/** The soonest needed first. */
async function listEntryHeads(
  { db }: Context,
  { condition, page, pageSize }: Page & { condition: SQL },
): Promise<{ rows: EntryHeadRow[]; total: number }> {
  const [counted] = await queryRows<{ total: number }>(
    db,
    { total: 'number' },
    sql`select count(*) as total from purchasing_entries e where ${condition}`,
  )
  const rows = await queryRows<EntryHeadRow>(
    db,
    SHAPE,
    sql`select ${HEAD} from purchasing_entries e where ${condition} order by e.needed_on, e.id limit ${pageSize} offset ${(page - 1) * pageSize}`,
  )
  return { rows, total: counted?.total ?? 0 }
}

export const listBoardHeads = (ctx: Context, reader: BoardReader, query: Page & EntryFilters & { status: 'active' | 'archived' }) =>
  listEntryHeads(ctx, {
    ...query,
    condition: sql`${isOnBoard(reader)} and ${query.status === 'active' ? sql`e.archived_at is null` : sql`e.archived_at is not null`}
      and ${matches(query)}`,
  })

/** Active entries of companies a member of staff answers for. */
export const listDeskHeads = (ctx: Context, actor: Actor, query: Page & EntryFilters) =>
  listEntryHeads(ctx, { ...query, condition: sql`${isSeenAtDesk(actor)} and ${matches(query)}` })

export async function findEntryHead({ db }: Context, reader: BoardReader, id: number): Promise<EntryHeadRow | undefined> {
  const [row] = await queryRows<EntryHeadRow>(
    db,
    SHAPE,
    sql`select ${HEAD} from purchasing_entries e where e.id = ${id} and ${isOnBoard(reader)}`,
  )
  return row
}

/** Stays locked until the transaction ends: two people's changes follow each other. */
export async function lockEntryHead({ db }: Context, reader: BoardReader, id: number): Promise<EntryHeadRow | undefined> {
  const [row] = await queryRows<EntryHeadRow>(
    db,
    SHAPE,
    sql`select ${HEAD} from purchasing_entries e where e.id = ${id} and ${isOnBoard(reader)} for update of e`,
  )
  return row
}

/** The company's row stands for its board: of two entries made at once the second counts the first. */
export async function countBoard({ db }: Context, reader: BoardReader): Promise<number> {
  await db.execute(sql`select from companies where id = ${reader.companyId} for no key update`)
  const [row] = await queryRows<{ count: number }>(
    db,
    { count: 'number' },
    sql`select count(*) as count from purchasing_entries e where ${isOnBoard(reader)}`,
  )
  return row?.count ?? 0
}

type NewEntry = typeof purchasingEntries.$inferInsert

export async function insertEntry({ db, now }: Context, entry: Omit<NewEntry, 'createdAt' | 'updatedAt'>): Promise<number> {
  const at = now()
  const [row] = await db
    .insert(purchasingEntries)
    .values({ ...entry, createdAt: at, updatedAt: at })
    .returning({ id: purchasingEntries.id })
  if (!row) throw new Error('The insert gave no row back')
  return row.id
}

/** A field that is not given stays as it is. */
export type EntryFields = {
  [F in 'name' | 'objectName' | 'neededOn' | 'responsibleId' | 'budget' | 'note']?: NewEntry[F] | undefined
}

/** Every change makes another version. */
export async function updateEntry({ db, now }: Context, id: number, fields: EntryFields): Promise<void> {
  await db
    .update(purchasingEntries)
    .set({ ...(fields as Partial<NewEntry>), version: sql`${purchasingEntries.version} + 1`, updatedAt: now() })
    .where(eq(purchasingEntries.id, id))
}

export async function setArchived({ db, now }: Context, id: number, isArchived: boolean): Promise<void> {
  await db
    .update(purchasingEntries)
    .set({ archivedAt: isArchived ? now() : null, updatedAt: now() })
    .where(eq(purchasingEntries.id, id))
}

type Removed = { reader: BoardReader; id?: number | undefined }

/** Takes one archived entry or all of them out of sight, under one token. Returns how many. */
export async function removeArchivedRows(
  { db }: Context,
  { reader, id }: Removed,
  { token, now }: { token: string; now: Date },
): Promise<number> {
  const rows = await queryRows<{ id: number }>(
    db,
    { id: 'number' },
    sql`
    update purchasing_entries e set deleted_at = ${now.toISOString()}::timestamptz, deletion_token = ${token}::uuid
    where ${isOnBoard(reader)} and e.archived_at is not null ${id === undefined ? sql`` : sql`and e.id = ${id}`} returning e.id`,
  )
  return rows.length
}

/** Brings back what was deleted under the token, as long as it is there. */
export async function undoRemovalRows(
  { db }: Context,
  { siteId, companyId }: BoardReader,
  { token, since }: { token: string; since: Date },
): Promise<number> {
  const rows = await queryRows<{ id: number }>(
    db,
    { id: 'number' },
    sql`
    update purchasing_entries e set deleted_at = null, deletion_token = null
    where e.deletion_token = ${token}::uuid and e.deleted_at > ${since.toISOString()}::timestamptz
      and e.site_id = ${siteId} and e.company_id = ${companyId} returning e.id`,
  )
  return rows.length
}

/** One that was brought back has no token any more. */
export async function purgeRemoved({ db }: Context, token: string): Promise<void> {
  await db.delete(purchasingEntries).where(and(eq(purchasingEntries.deletionToken, token), sql`${purchasingEntries.deletedAt} is not null`))
}

/** Whether a person belongs to the company. */
export async function isMember({ db }: Context, { companyId }: BoardReader, userId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select from company_members m where m.company_id = ${companyId} and m.user_id = ${userId}`)
  return rows.length > 0
}

export type EntryOrderRow = {
  id: number
  number: string
  state: OrderState
  shippingState: ShippingState
  promisedOn: string | null
  createdAt: string
}

export async function listEntryOrders({ db }: Context, reader: BoardReader, ids: readonly number[]): Promise<EntryOrderRow[]> {
  if (ids.length === 0) return []
  return queryRows<EntryOrderRow>(
    db,
    { id: 'number', number: 'text', state: 'text', shippingState: 'text', promisedOn: 'text?', createdAt: 'text' },
    sql`select o.id, o.number, o.state, o.shipping_state as "shippingState", o.promised_on as "promisedOn",
      ${sql.raw(moment('o.created_at'))} as "createdAt"
    from orders o where o.id = any(${sql.param([...ids])}::int[]) and o.company_id = ${reader.companyId} order by o.id`,
  )
}
