import { asc, eq, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { companyDemand } from '#tables/search'
import { DEMAND_OF_ONE, MOST_DEMAND } from '../engine/rank.ts'

/** A company's list is attached to its searches, so it is bounded. */
const MOST_OF_COMPANY = 500

/**
 * One row for each month in which a company bought a product: neither one large order nor one busy company rules, and metres
 * count as pieces do. Lines that were cancelled or came back whole are no sales.
 */
const boughtBefore = (now: Date) => sql`
  select distinct i.product_id, o.company_id, o.region_id, date_trunc('month', o.created_at) as month
  from order_items i join orders o on o.id = i.order_id join products p on p.id = i.product_id
  where o.created_at >= ${now}::timestamptz - interval '1 year' and o.state not in ('cancelled', 'declined')
    and i.amount - i.cancelled - i.returned > 0`

const points = (count: string) => sql.raw(`least(${MOST_DEMAND}, round(${DEMAND_OF_ONE} * log(2, 1 + ${count})))::smallint`)

/** Rows that stay the same are left alone: every changed one is read by the search indexes. */
export async function writeProductDemand({ db, now }: Context): Promise<void> {
  await db.execute(sql`
    with bought as materialized (${boughtBefore(now())}), counted as (
      select product_id, region_id, ${points('count(distinct (company_id, month))')} as points
      from bought where region_id is not null group by product_id, region_id
      union all
      select product_id, null, ${points('count(distinct (company_id, month))')} from bought group by product_id
    ), gone as (
      delete from product_demand d where not exists (
        select from counted c where c.product_id = d.product_id and c.region_id is not distinct from d.region_id
      )
    )
    insert into product_demand as d (product_id, region_id, points) select product_id, region_id, points from counted
    on conflict (product_id, region_id) do update set points = excluded.points where d.points <> excluded.points`)
}

export async function writeCompanyDemand({ db, now }: Context): Promise<void> {
  await db.execute(sql`
    with bought as materialized (${boughtBefore(now())}), counted as (
      select company_id, product_id, ${points('count(distinct month)')} as points,
        row_number() over (partition by company_id order by count(distinct month) desc, max(month) desc, product_id) as place
      from bought group by company_id, product_id
    ), most as (
      select company_id, product_id, points from counted where place <= ${MOST_OF_COMPANY}
    ), gone as (
      delete from company_demand d where not exists (
        select from most m where m.company_id = d.company_id and m.product_id = d.product_id
      )
    )
    insert into company_demand as d (company_id, product_id, points) select company_id, product_id, points from most
    on conflict (company_id, product_id) do update set points = excluded.points where d.points <> excluded.points`)
}

export const readCompanyDemand = ({ db }: Context, companyId: number): Promise<{ productId: number; points: number }[]> =>
  db
    .select({ productId: companyDemand.productId, points: companyDemand.points })
    .from(companyDemand)
    .where(eq(companyDemand.companyId, companyId))
    .orderBy(asc(companyDemand.productId))
