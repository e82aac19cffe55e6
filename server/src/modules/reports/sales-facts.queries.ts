import { type SQL, sql } from '#platform/database/drizzle'
import { shiftDay, startOfSellerDay } from '@vitrina/contract/days/days.rules'
import { endedOrderStates } from '@vitrina/contract/purchasing/purchasing.rules'
import type { Period } from '@vitrina/contract/reports/periods.rules'
import { sellerDayOf, sellerTimezone } from '#platform/database/seller-day'
import { sqlList } from '#platform/database/sql-list'

/** An order that is a sale: not called off, and no replacement of goods that were sold already. */
const IS_SALE = sql`o.state not in (${sqlList(endedOrderStates)}) and o.source <> 'replacement'`
const DAY = sellerDayOf(sql`o.created_at`)
/** Of a day `d` of the seller. */
const startOf = (day: SQL) => sql`((${day})::timestamp at time zone ${sellerTimezone})`

/** By which goods are told apart. */
export type GoodsCut = 'brand' | 'section' | 'kind'

/** The days asked for, with those before them, and the first that is not of the period before. */
export type Compared = Period & { since: string }

/** Facts about orders have these columns; what a source does not know is null. `isNow` by the moment: a day of each order would cost more than its sum. */
const ordersOf = (from: SQL, isNow: SQL) => sql`
  select ${DAY} as day, ${isNow} as is_now, o.site_id, o.region_id, o.manager_id, o.company_id, null::text as brand, null::int as section_id,
    null::int as kind_id, 1 as count, o.items_total + o.custom_items_total as sum
  from ${from} and ${IS_SALE}`

const linesOf = (from: SQL, isNow: SQL) => sql`
  select ${DAY} as day, ${isNow} as is_now, o.site_id, o.region_id, o.manager_id, o.company_id, i.brand, p.section_id,
    p.family_id as kind_id, 1 as count, i.sum
  from (select o.* from ${from} and ${IS_SALE}) o
  join order_items i on i.order_id = o.id and i.cancelled < i.amount
  left join products p on p.id = i.product_id`

const isSince = (day: string) => sql`o.created_at >= ${startOfSellerDay(day)}::timestamptz`

/** Orders of the days of a period, by the index of their moments. */
const within = ({ from, to }: Period) =>
  sql`orders o where ${isSince(from)} and o.created_at < ${startOfSellerDay(shiftDay(to, 1))}::timestamptz`

/**
 * Orders of days that are listed, each found by the same index. `offset 0` keeps the planner from joining all lines with all orders
 * before it looks at the days.
 */
const ofDays = (days: SQL) => sql`(${days}) d
  cross join lateral (
    select * from orders where created_at >= ${startOf(sql`d.day`)} and created_at < ${startOf(sql`d.day + 1`)} offset 0) o
  where true`

export const orderFacts = ({ since, ...period }: Compared): SQL => ordersOf(within(period), isSince(since))
export const lineFacts = ({ since, ...period }: Compared): SQL => linesOf(within(period), isSince(since))

const isSummed = ({ from, to }: Period) => sql`s.day between ${from}::date and ${to}::date
  and not exists (select from sales_changes c where c.day = s.day)`
const changedDays = ({ from, to }: Period) => sql`select distinct day from sales_changes where day between ${from}::date and ${to}::date`

/** Sums of days, and the orders themselves of days that have changed since: always what the orders would add up to. */
export const summedOrderFacts = ({ since, ...period }: Compared): SQL => sql`
  select s.day, s.day >= ${since}::date as is_now, s.site_id, s.region_id, s.manager_id, null::int as company_id, null::text as brand,
    null::int as section_id, null::int as kind_id, s.orders as count, s.sum
  from sales_days s where ${isSummed(period)}
  union all ${ordersOf(ofDays(changedDays(period)), isSince(since))}`

export const summedLineFacts = ({ since, ...period }: Compared, cut: GoodsCut): SQL => sql`
  select s.day, s.day >= ${since}::date as is_now, s.site_id, null::int as region_id, null::int as manager_id, null::int as company_id, s.brand,
    s.section_id, nullif(s.kind_id, 0) as kind_id, s.lines as count, s.sum
  from goods_sales_days s where s.cut = ${cut} and ${isSummed(period)}
  union all ${linesOf(ofDays(changedDays(period)), isSince(since))}`

const listed = (days: readonly string[]) => ofDays(sql`select unnest(${sql.param([...days])}::date[]) as day`)

/** For the job: all facts of these days. */
export const orderFactsOf = (days: readonly string[]): SQL => ordersOf(listed(days), sql`true`)
export const lineFactsOf = (days: readonly string[]): SQL => linesOf(listed(days), sql`true`)
