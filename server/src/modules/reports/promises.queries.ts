import { type SQL, sql } from 'drizzle-orm'
import { endedOrderStates } from '@vitrina/contract/purchasing/purchasing.rules'
import type { Period } from '@vitrina/contract/reports/periods.rules'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { sellerDayOf } from '#platform/database/seller-day'
import { sqlList } from '#platform/database/sql-list'
import type { PromiseCounts } from './promises.rules.ts'
import type { SalesFilters, SqlCut } from './sales.queries.ts'

/** All goods of the order are ready at the counter, or on their way. */
const IS_SERVED = sql`o.shipping_state in ('ready_for_pickup', 'shipped', 'delivered', 'issued', 'not_collected')`

/** A pickup is ready when its parcel is made; what is sent is there when it is delivered, or else when it left. */
const SERVED_ON = sql`case
  when o.delivery_type = 'pickup' then ${sellerDayOf(sql`s.created_at`)}
  when s.state = 'delivered' then ${sellerDayOf(sql`s.updated_at`)}
  else s.shipped_on end`

/** Orders first promised for the days of a period, each with the day its last goods were there. */
const promiseFacts = ({ from, to }: Period): SQL => sql`
  select p.day, o.id, o.site_id, o.region_id, o.manager_id, o.company_id, o.promised_on > p.day as is_moved,
    case when ${IS_SERVED} then max(${SERVED_ON}) end as served_on
  from order_promises p
  join orders o on o.id = p.order_id and o.state not in (${sqlList(endedOrderStates)})
  left join shipments s on s.order_id = o.id
  where p.cause = 'placed' and p.day between ${from}::date and ${to}::date
  group by p.id, o.id`

export type FoundPromises = PromiseCounts & { key: string | null; isBefore: boolean }

type Filters = Pick<SalesFilters, 'siteId' | 'regionId' | 'managerId' | 'companyId'>
type PromisesQuery = {
  cut: Exclude<SqlCut, 'brand' | 'section'>
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
      regionId !== undefined && sql`f.region_id = ${regionId}`,
      managerId !== undefined && sql`f.manager_id = ${managerId}`,
      companyId !== undefined && sql`f.company_id = ${companyId}`,
    ].filter((part) => part !== false),
    sql` and `,
  )

/** Counts of two periods by one cut and, with the key null and `isTotal`, of all; the largest first. */
export const findPromises = ({ db }: Context, { cut, filters, period, previous, today, limit }: PromisesQuery) =>
  queryRows<FoundPromises & { isTotal: boolean }>(
    db,
    {
      key: 'text?',
      isBefore: 'boolean',
      isTotal: 'boolean',
      promised: 'number',
      kept: 'number',
      late: 'number',
      overdue: 'number',
      moved: 'number',
      daysLate: 'number',
    },
    sql`
      select key, is_before as "isBefore", grouping(key) = 1 as "isTotal", count(*) as promised,
        count(*) filter (where served_on <= day) as kept, count(*) filter (where served_on > day) as late,
        count(*) filter (where served_on is null and day < ${today}::date) as overdue, count(*) filter (where is_moved) as moved,
        coalesce(sum(served_on - day) filter (where served_on > day), 0)::bigint as "daysLate"
      from (select ${keys[cut]} as key, f.day < ${period.from}::date as is_before, f.* from (${promiseFacts({ from: previous.from, to: period.to })}) f
        where ${narrowed(filters)}) f
      group by grouping sets ((key, is_before), (is_before))
      order by grouping(key) desc, is_before, count(*) desc, key limit ${limit}`,
  )
