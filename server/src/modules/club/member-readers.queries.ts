import { sql } from '#platform/database/drizzle'
import { clubRoles } from '@vitrina/contract/club/club.rules'
import type { Localised } from '@vitrina/contract/languages'
import { siteConfig } from '@vitrina/contract/site/site.settings'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { sqlList } from '#platform/database/sql-list'

export type MemberReaders = {
  companyId: number
  /** The company, or the person where points belong to people. */
  holder: string
  site: { name: Localised; url: string }
  readers: number[]
}

type Row = Omit<MemberReaders, 'readers'> & { readers: number[] | null; config: unknown }

/** Whom letters about a membership go to; undefined where the club is switched off or the member suspended. */
export async function findMemberReaders({ db }: Context, memberId: number): Promise<MemberReaders | undefined> {
  const [row] = await queryRows<Row>(
    db,
    { companyId: 'number', holder: 'text', site: 'json', readers: 'json?', config: 'json?' },
    sql`
    select m.company_id as "companyId", json_build_object('name', s.name, 'url', s.url) as site, s.config,
      coalesce((select trim(concat_ws(' ', u.first_name, u.last_name)) from users u where u.id = m.person_id), c.name) as holder,
      case when m.person_id is not null then json_build_array(m.person_id)
        else (select json_agg(p.user_id order by p.user_id) from company_members p where p.company_id = m.company_id and p.role in (${sqlList(clubRoles)})) end as readers
    from club_members m join companies c on c.id = m.company_id join sites s on s.id = m.site_id
    where m.id = ${memberId} and m.state = 'active'`,
  )
  if (!row) return undefined
  const { config, readers, ...member } = row
  const { toggles } = siteConfig.parse(config)
  return toggles.loyaltyClub && toggles.clubPages ? { ...member, readers: readers ?? [] } : undefined
}

type ExpiringRow = { memberId: number; on: string; points: number }

/** Points of members that expire between two days, by their day. */
export const listExpiring = ({ db }: Context, { from, to }: { from: string; to: string }): Promise<ExpiringRow[]> =>
  queryRows<ExpiringRow>(
    db,
    { memberId: 'number', on: 'text', points: 'number' },
    sql`
    select m.id as "memberId", l.expires_on::text as on, sum(l.remaining) as points
    from loyalty_lots l join club_members m on m.state = 'active'
      and case when l.person_id is null then m.company_id = l.company_id and m.person_id is null else m.person_id = l.person_id end
    where l.remaining > 0 and l.expires_on between ${from}::date and ${to}::date
    group by m.id, l.expires_on order by m.id, l.expires_on`,
  )
