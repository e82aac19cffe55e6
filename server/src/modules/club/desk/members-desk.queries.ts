import { count, eq, type SQL, sql } from '#platform/database/drizzle'
import { inLanguage, type Language, type Localised } from '@vitrina/contract/languages'
import type { ClubMember } from '@vitrina/contract/club/club-desk'
import type { MemberState } from '@vitrina/contract/club/club.rules'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { clubMembers } from '#tables/loyalty'

export async function countByLevel({ db }: Context): Promise<Map<number, number>> {
  const rows = await db.select({ id: clubMembers.levelId, members: count() }).from(clubMembers).groupBy(clubMembers.levelId)
  return new Map(rows.flatMap(({ id, members }) => (id === null ? [] : [[id, members]])))
}

type Row = {
  id: number
  company: { id: number; name: string }
  person: { id: number; name: string } | null
  cardNumber: string
  state: MemberState
  stateReason: string
  joinedAt: string
  level: Localised | null
  available: number
}

const partOf = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

const matches = (q: string): SQL =>
  q === ''
    ? sql`true`
    : sql`(c.name ilike ${partOf(q)} or replace(m.card_number, ' ', '') like ${partOf(q.replaceAll(' ', ''))}
      or concat_ws(' ', u.first_name, u.last_name) ilike ${partOf(q)})`

const FROM = sql`from club_members m join companies c on c.id = m.company_id left join users u on u.id = m.person_id left join club_levels l on l.id = m.level_id`

type MemberFilter = { seen: SQL; q: string; today: string; language: Language; page: number; size: number; id?: number }

export async function listMembers(
  { db }: Context,
  { seen, q, today, language, page, size, id }: MemberFilter,
): Promise<{ items: ClubMember[]; total: number }> {
  const condition = sql`${seen} and ${matches(q)} and ${id === undefined ? sql`true` : sql`m.id = ${id}`}`
  const [counted] = await queryRows<{ total: number }>(
    db,
    { total: 'number' },
    sql`select count(*)::int as total ${FROM} where ${condition}`,
  )
  const rows = await queryRows<Row>(
    db,
    {
      id: 'number',
      company: 'json',
      person: 'json?',
      cardNumber: 'text',
      state: 'text',
      stateReason: 'text',
      joinedAt: 'text',
      level: 'json?',
      available: 'number',
    },
    sql`
    select m.id, json_build_object('id', c.id, 'name', c.name) as company,
      case when u.id is not null then json_build_object('id', u.id, 'name', trim(concat_ws(' ', u.first_name, u.last_name))) end as person,
      m.card_number as "cardNumber", m.state, m.state_reason as "stateReason", m.joined_at as "joinedAt", l.name as level,
      coalesce((select sum(t.remaining) from loyalty_lots t where ${today}::date between t.available_on and t.expires_on
        and case when m.person_id is null then t.company_id = m.company_id and t.person_id is null else t.person_id = m.person_id end), 0) as available
    ${FROM} where ${condition} order by m.id desc limit ${size} offset ${(page - 1) * size}`,
  )
  return {
    total: counted?.total ?? 0,
    items: rows.map(({ joinedAt, level, ...row }) => ({
      ...row,
      joinedAt: new Date(joinedAt).toISOString(),
      level: level && inLanguage(level, language),
    })),
  }
}

export async function findMemberHolder({ db }: Context, id: number) {
  const [row] = await db
    .select({ companyId: clubMembers.companyId, personId: clubMembers.personId })
    .from(clubMembers)
    .where(eq(clubMembers.id, id))
  return row
}
