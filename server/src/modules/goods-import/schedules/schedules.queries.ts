import { and, asc, eq, getTableColumns, lte, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { nameOfPerson } from '#modules/users/name-of-person'
import { goodsImportSchedules } from '#tables/goods-import'
import { sites } from '#tables/sites'
import { users } from '#tables/users'
import type { Reader } from '../imports.queries.ts'

export type ScheduleRow = typeof goodsImportSchedules.$inferSelect
export type NewSchedule = typeof goodsImportSchedules.$inferInsert

const author = sql<string>`coalesce((select ${sql.raw(nameOfPerson('u'))} from users u where u.id = ${goodsImportSchedules.authorId}), '')`
const isVisible = ({ allowed }: Reader) => sql`${goodsImportSchedules.targets} <@ ${sql.param([...allowed])}::text[]`

export const listSchedules = ({ db }: Context, reader: Reader) =>
  db
    .select({ ...getTableColumns(goodsImportSchedules), author })
    .from(goodsImportSchedules)
    .where(isVisible(reader))
    .orderBy(asc(goodsImportSchedules.id))

/** Held until the end of the transaction. */
export async function lockSchedule({ db }: Context, id: number, reader: Reader): Promise<ScheduleRow | undefined> {
  const [row] = await db
    .select()
    .from(goodsImportSchedules)
    .where(and(eq(goodsImportSchedules.id, id), isVisible(reader)))
    .for('update')
  return row
}

/** For jobs, which ask themselves whether the author may still write. */
export async function findSchedule({ db }: Context, id: number): Promise<ScheduleRow | undefined> {
  const [row] = await db.select().from(goodsImportSchedules).where(eq(goodsImportSchedules.id, id))
  return row
}

export async function insertSchedule({ db }: Context, row: NewSchedule): Promise<number> {
  const [made] = await db.insert(goodsImportSchedules).values(row).returning({ id: goodsImportSchedules.id })
  if (!made) throw new Error('The insert gave no row back')
  return made.id
}

export const updateSchedule = ({ db }: Context, id: number, change: Partial<NewSchedule>) =>
  db.update(goodsImportSchedules).set(change).where(eq(goodsImportSchedules.id, id))

export const deleteSchedule = ({ db }: Context, id: number) => db.delete(goodsImportSchedules).where(eq(goodsImportSchedules.id, id))

/** Those whose time has come; others that take them up at the same moment wait for nothing. */
export const lockDue = ({ db }: Context, now: Date): Promise<ScheduleRow[]> =>
  db
    .select()
    .from(goodsImportSchedules)
    .where(and(eq(goodsImportSchedules.isOn, true), lte(goodsImportSchedules.nextRunAt, now)))
    .for('update', { skipLocked: true })

/** The receiver of letters about imports, and the shop that sends them. */
export async function findRecipient({ db }: Context, { authorId, siteId }: { authorId: number | null; siteId: number }) {
  if (authorId === null) return undefined
  const [person] = await db
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(and(eq(users.id, authorId), eq(users.state, 'active')))
  const [site] = await db.select({ name: sites.name, url: sites.url }).from(sites).where(eq(sites.id, siteId))
  return person?.email && site ? { email: person.email, language: person.language, site } : undefined
}
