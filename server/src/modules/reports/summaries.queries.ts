import { sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { sellerDayOf, sellerTimezone } from '#platform/database/seller-day'
import { lineFactsOf, orderFactsOf } from './sales-facts.queries.ts'

/** A week at a time: a whole history is summed in steps that hold no lock for long. */
const MOST_DAYS = 7

/** Two jobs must not sum one day at the same time. */
const lockSummaries = ({ db }: Context) => db.execute(sql`select pg_advisory_xact_lock(hashtext('reports.summaries'))`)

/** Sums days whose orders have changed, the newest first. Answers how many; zero: there are none left. */
export async function sumChangedDays(tx: Context): Promise<number> {
  await lockSummaries(tx)
  // Changes committed after this statement have marks of their own, which stay.
  const taken = await queryRows<{ day: string }>(
    tx.db,
    { day: 'text' },
    sql`delete from sales_changes c where c.day in (select distinct day from sales_changes order by day desc limit ${MOST_DAYS})
      returning c.day::text as day`,
  )
  const days = [...new Set(taken.map(({ day }) => day))]
  if (days.length === 0) return 0
  await tx.db.execute(sql`delete from sales_days where day = any(${sql.param(days)}::date[])`)
  await tx.db.execute(sql`delete from goods_sales_days where day = any(${sql.param(days)}::date[])`)
  await tx.db.execute(sql`
    insert into sales_days (day, site_id, region_id, manager_id, orders, sum)
    select day, site_id, region_id, manager_id, count(*), sum(sum) from (${orderFactsOf(days)}) f group by 1, 2, 3, 4`)
  await tx.db.execute(sql`
    insert into goods_sales_days (day, site_id, cut, brand, section_id, kind_id, lines, sum)
    select day, site_id, case when grouping(brand) = 0 then 'brand' when grouping(section_id) = 0 then 'section' else 'kind' end, coalesce(brand, ''),
      section_id, coalesce(kind_id, 0), count(*), sum(sum)
    from (${lineFactsOf(days)}) f group by grouping sets ((day, site_id, brand), (day, site_id, section_id), (day, site_id, kind_id))`)
  return days.length
}

/** After so many days nobody opens a product from a search any more. */
export const SEARCH_DAY_OPEN_FOR = 2

/** Sums the days of searches that are over; each once, for the log is emptied behind it. */
export async function sumSearchDays(tx: Context, { before }: { before: string }): Promise<void> {
  await lockSummaries(tx)
  const day = sellerDayOf(sql`l.searched_at`)
  await tx.db.execute(sql`
    insert into search_days (day, site_id, searches, found, used)
    select ${day}, l.site_id, count(*), count(*) filter (where l.total > 0), count(*) filter (where l.is_used)
    from search_log l
    where l.searched_at < (${before}::date)::timestamp at time zone ${sellerTimezone}
      and l.searched_at >= (select coalesce(max(d.day) + 1, '-infinity') from search_days d)::timestamp at time zone ${sellerTimezone}
    group by 1, 2`)
}
