import { sql } from '#platform/database/drizzle'
import type { Period } from '@vitrina/contract/reports/periods.rules'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { sellerDayOf, sellerTimezone } from '#platform/database/seller-day'

export type SearchDay = { day: string; searches: number; found: number; used: number }

/** Searches of each day: of days that are over from their sums, of the newest from the log. */
export const findSearchDays = ({ db }: Context, { siteId, from, to }: Period & { siteId: number }): Promise<SearchDay[]> =>
  queryRows<SearchDay>(
    db,
    { day: 'text', searches: 'number', found: 'number', used: 'number' },
    sql`
      select d.day::text as day, d.searches, d.found, d.used from search_days d
      where d.site_id = ${siteId} and d.day between ${from}::date and ${to}::date
      union all
      select ${sellerDayOf(sql`l.searched_at`)}::text, count(*), count(*) filter (where l.total > 0), count(*) filter (where l.is_used)
      from search_log l
      where l.site_id = ${siteId}
        and l.searched_at >= greatest(${from}::date, (select coalesce(max(s.day) + 1, '-infinity') from search_days s))::timestamp at time zone ${sellerTimezone}
        and l.searched_at < (${to}::date + 1)::timestamp at time zone ${sellerTimezone}
      group by 1`,
  )
