import { type SQL, sql } from '#platform/database/drizzle'
import { endedOrderStates } from '@vitrina/contract/purchasing/purchasing.rules'
import type { Period } from '@vitrina/contract/reports/periods.rules'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { sqlList } from '#platform/database/sql-list'
import type { DecidedCounts, PromiseCounts } from './promises.rules.ts'
import type { GoodsCut } from './sales-facts.queries.ts'
import type { SalesFilters, SqlCut } from './sales.queries.ts'

/** Of a period and, as `before`, of the one before it. */
export type FoundPromises = PromiseCounts & { key: string | null; before: DecidedCounts }

type Filters = Pick<SalesFilters, 'siteId' | 'regionId' | 'managerId' | 'companyId'>
type PromisesQuery = {
  cut: Exclude<SqlCut, GoodsCut>
  filters: Filters
  period: Period
  previous: Period
  today: string
  limit: number
}

const keys: Record<PromisesQuery['cut'], SQL> = {
  day: sql`f.day::text`,
  region: sql`f.region_id::text`,
  manager: sql`f.manager_id::text`,
  company: sql`f.company_id::text`,
}

const narrowed = ({ siteId, regionId, managerId, companyId }: Filters): SQL =>
  sql.join(
    [
      sql`f.site_id = ${siteId}`,
      sql`f.state not in (${sqlList(endedOrderStates)})`,
      regionId !== undefined && sql`f.region_id = ${regionId}`,
      managerId !== undefined && sql`f.manager_id = ${managerId}`,
      companyId !== undefined && sql`f.company_id = ${companyId}`,
    ].filter((part) => part !== false),
    sql` and `,
  )

/** Counts of two periods by one cut and, with `isTotal`, of all; those with the most promises of the later one first. */
export const findPromises = ({ db }: Context, { cut, filters, period, previous, today, limit }: PromisesQuery) =>
  queryRows<FoundPromises & { isTotal: boolean }>(
    db,
    {
      key: 'text?',
      isTotal: 'boolean',
      promised: 'number',
      kept: 'number',
      late: 'number',
      overdue: 'number',
      moved: 'number',
      daysLate: 'number',
      before: 'json',
    },
    sql`
      select key, grouping(key) = 1 as "isTotal", count(*) filter (where is_now) as promised,
        count(*) filter (where is_now and served_on <= day) as kept, count(*) filter (where is_now and served_on > day) as late,
        count(*) filter (where is_now and is_overdue) as overdue, count(*) filter (where is_now and is_moved) as moved,
        coalesce(sum(served_on - day) filter (where is_now and served_on > day), 0)::bigint as "daysLate",
        json_build_object('kept', count(*) filter (where not is_now and served_on <= day),
          'late', count(*) filter (where not is_now and served_on > day), 'overdue', count(*) filter (where not is_now and is_overdue)) as before
      from (select ${keys[cut]} as key, f.day >= ${period.from}::date as is_now, f.served_on is null and f.day < ${today}::date as is_overdue,
          f.day, f.served_on, f.is_moved
        from promise_facts f
        where f.day between ${previous.from}::date and ${period.to}::date and ${narrowed(filters)}) f
      group by grouping sets ((key), ())
      order by grouping(key) desc, promised desc, key limit ${limit}`,
  )
