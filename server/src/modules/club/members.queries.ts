import { and, asc, eq, isNull, type SQL, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import type { PointsHolder } from '#modules/loyalty/points-holder'
import { clubLevels, clubMembers } from '#tables/loyalty'

export type MemberRecord = typeof clubMembers.$inferSelect

const isMember = ({ companyId, personId }: PointsHolder): SQL | undefined =>
  personId === null ? and(eq(clubMembers.companyId, companyId), isNull(clubMembers.personId)) : eq(clubMembers.personId, personId)

export async function findMember({ db }: Context, holder: PointsHolder): Promise<MemberRecord | undefined> {
  const [row] = await db.select().from(clubMembers).where(isMember(holder))
  return row
}

export async function lockMember({ db }: Context, id: number): Promise<MemberRecord | undefined> {
  const [row] = await db.select().from(clubMembers).where(eq(clubMembers.id, id)).for('update')
  return row
}

/** False: a colleague was faster, or the number is taken. */
export async function insertMember({ db }: Context, member: typeof clubMembers.$inferInsert): Promise<boolean> {
  const made = await db.insert(clubMembers).values(member).onConflictDoNothing().returning({ id: clubMembers.id })
  return made.length > 0
}

export const updateMember = ({ db }: Context, id: number, change: Partial<typeof clubMembers.$inferInsert>) =>
  db.update(clubMembers).set(change).where(eq(clubMembers.id, id))

export type LevelRecord = typeof clubLevels.$inferSelect

export const listLevels = ({ db }: Context, siteId: number): Promise<LevelRecord[]> =>
  db.select().from(clubLevels).where(eq(clubLevels.siteId, siteId)).orderBy(asc(clubLevels.threshold))

export const insertLevel = ({ db }: Context, level: typeof clubLevels.$inferInsert) => db.insert(clubLevels).values(level)
export const updateLevel = ({ db }: Context, id: number, level: Partial<typeof clubLevels.$inferInsert>) =>
  db.update(clubLevels).set(level).where(eq(clubLevels.id, id))
export const deleteLevel = ({ db }: Context, id: number) => db.delete(clubLevels).where(eq(clubLevels.id, id))

/** Shipped goods less those that came back, by their documents since a day. */
const TURNOVER = (since: string, ofHolder: SQL) => sql`
  select coalesce(sum(case d.type when 'upd' then d.sum else -d.sum end), 0) from documents d
  where d.type in ('upd', 'correction') and d.date > ${since}::date and ${ofHolder}`

const ofCompany = (companyId: SQL | number) => sql`d.company_id = ${companyId}`
/** Orders of a person, whichever company they were for. */
const ofPerson = (personId: SQL | number) => sql`d.order_id in (select o.id from orders o where o.created_by = ${personId})`

export async function sumTurnover({ db }: Context, { companyId, personId }: PointsHolder, since: string): Promise<number> {
  const ofHolder = personId === null ? ofCompany(companyId) : ofPerson(personId)
  const [row] = await queryRows<{ sum: number }>(db, { sum: 'number' }, sql`select (${TURNOVER(since, ofHolder)}) as sum`)
  return row?.sum ?? 0
}

export type MemberTurnover = { id: number; siteId: number; levelId: number | null; turnover: number }

/** Members with their turnover; of a company: itself and its people. */
export const listTurnovers = ({ db }: Context, since: string, companyId: number | null): Promise<MemberTurnover[]> =>
  queryRows<MemberTurnover>(
    db,
    { id: 'number', siteId: 'number', levelId: 'number?', turnover: 'number' },
    sql`
    select m.id, m.site_id as "siteId", m.level_id as "levelId",
      case when m.person_id is null then (${TURNOVER(since, ofCompany(sql`m.company_id`))})
        else (${TURNOVER(since, ofPerson(sql`m.person_id`))}) end as turnover
    from club_members m where ${companyId === null ? sql`true` : sql`m.company_id = ${companyId}`} order by m.id`,
  )
