import { sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { isSeenByManager } from '#modules/companies/seen-companies'

const PERSON = sql.raw(`coalesce(nullif(concat_ws(' ', nullif(u.last_name, ''), nullif(u.first_name, '')), ''), u.email, '')`)

export type ColleagueLoad = {
  id: number
  name: string
  openOrders: number
  waiting: number
  overdue: number
  waitsSince: string | null
  awayUntil: string | null
  substitute: string | null
}

/** Sellers at work with what lies before them; `since`: those who wait from before it wait longer than the norm. */
export const listLoads = ({ db }: Context, { today, since }: { today: string; since: string }): Promise<ColleagueLoad[]> =>
  queryRows<ColleagueLoad>(
    db,
    {
      id: 'number',
      name: 'text',
      openOrders: 'number',
      waiting: 'number',
      overdue: 'number',
      waitsSince: 'text?',
      awayUntil: 'text?',
      substitute: 'text?',
    },
    sql`
    select u.id, ${PERSON} as name, coalesce(l.open, 0)::int as "openOrders", coalesce(l.waiting, 0)::int as waiting,
      coalesce(l.overdue, 0)::int as overdue, l.since as "waitsSince", a.away_to as "awayUntil", a.name as substitute
    from users u
    left join lateral (
      select count(*) filter (where o.state in ('submitted', 'confirmed', 'in_progress', 'cancel_requested')) as open,
        count(w.at) as waiting, count(w.at) filter (where w.at < ${since}::timestamptz) as overdue, min(w.at) as since
      from orders o cross join lateral (
        select least(case when o.state in ('submitted', 'cancel_requested') then o.created_at end, o.buyer_wrote_at) as at) w
      where o.manager_id = u.id and (o.state in ('submitted', 'confirmed', 'in_progress', 'cancel_requested') or o.buyer_wrote_at is not null)
    ) l on true
    left join lateral (
      select a.away_to, (select ${PERSON} from users u where u.id = a.substitute_id) as name
      from manager_absences a where a.manager_id = u.id and ${today}::date between a.away_from and a.away_to limit 1
    ) a on true
    where u.role in ('manager', 'head_of_sales') and u.state = 'active' order by u.last_name, u.id`,
  )

/** A seller at work, and whether they see a company; undefined: there is no such seller. */
export async function findSeller({ db }: Context, { managerId, companyId }: { managerId: number; companyId: number }) {
  const rows = await queryRows<{ name: string; serves: boolean }>(
    db,
    { name: 'text', serves: 'boolean' },
    sql`select ${PERSON} as name, (u.role = 'head_of_sales' or ${isSeenByManager(managerId, `${companyId}`)}) as serves
    from users u where u.id = ${managerId} and u.role in ('manager', 'head_of_sales') and u.state = 'active'`,
  )
  return rows[0]
}

export async function findName({ db }: Context, id: number | null): Promise<string | null> {
  const rows = await queryRows<{ name: string }>(db, { name: 'text' }, sql`select ${PERSON} as name from users u where u.id = ${id}`)
  return rows[0]?.name ?? null
}
