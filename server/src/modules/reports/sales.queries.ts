import { type SQL, sql } from '#platform/database/drizzle'
import type { Period } from '@vitrina/contract/reports/periods.rules'
import type { SalesCut } from '@vitrina/contract/reports/reports'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { type Compared, type GoodsCut, lineFacts, orderFacts, summedLineFacts, summedOrderFacts } from './sales-facts.queries.ts'

/** `day` in place of week and month: which day is in which of them is said by the rules of periods. */
export type SqlCut = Exclude<SalesCut, 'week' | 'month'>

const goodsCuts: readonly GoodsCut[] = ['brand', 'section', 'kind']

export type SalesFilters = {
  siteId: number
  regionId?: number | undefined
  managerId?: number | undefined
  companyId?: number | undefined
  brand?: string | undefined
  sectionId?: number | undefined
  kindId?: number | undefined
}

/** Whether a question is about goods, companies, or whose orders they are. */
const scopeOf = (cut: SqlCut, { regionId, managerId, companyId, brand, sectionId, kindId }: SalesFilters) => ({
  goodsCuts: goodsCuts.filter((one) => one === cut || { brand, section: sectionId, kind: kindId }[one] !== undefined),
  isOfCompany: cut === 'company' || companyId !== undefined,
  isOfOrders: cut === 'region' || cut === 'manager' || cut === 'company' || [regionId, managerId, companyId].some((id) => id !== undefined),
})

export function isCountedInLines(cut: SqlCut, filters: SalesFilters): boolean {
  return scopeOf(cut, filters).goodsCuts.length > 0
}

/** The smallest source that can answer. */
function factsFor(cut: SqlCut, filters: SalesFilters, period: Compared): SQL {
  const {
    goodsCuts: [first, second],
    isOfCompany,
    isOfOrders,
  } = scopeOf(cut, filters)
  if (first) return isOfOrders || second ? lineFacts(period) : summedLineFacts(period, first)
  return isOfCompany ? orderFacts(period) : summedOrderFacts(period)
}

/** The part of the tree right below the chosen section, or its roots. */
const sectionKey = ({ sectionId }: SalesFilters) =>
  sectionId === undefined ? sql`e.path[1]` : sql`coalesce(e.path[array_position(e.path, ${sectionId}::int) + 1], ${sectionId}::int)`

const keyOf = (cut: SqlCut, filters: SalesFilters): SQL =>
  ({
    day: sql`f.day::text`,
    region: sql`f.region_id::text`,
    manager: sql`f.manager_id::text`,
    company: sql`f.company_id::text`,
    brand: sql`f.brand`,
    kind: sql`f.kind_id::text`,
    section: sql`(${sectionKey(filters)})::text`,
  })[cut]

const narrowed = ({ siteId, regionId, managerId, companyId, brand, sectionId, kindId }: SalesFilters): SQL => {
  const parts = [
    sql`f.site_id = ${siteId}`,
    regionId !== undefined && sql`f.region_id = ${regionId}`,
    managerId !== undefined && sql`f.manager_id = ${managerId}`,
    companyId !== undefined && sql`f.company_id = ${companyId}`,
    brand !== undefined && sql`f.brand = ${brand}`,
    sectionId !== undefined && sql`${sectionId}::int = any(e.path)`,
    kindId !== undefined && sql`f.kind_id = ${kindId}`,
  ].filter((part) => part !== false)
  return sql.join(parts, sql` and `)
}

type FoundSales = {
  key: string | null
  count: number
  sum: number
  countBefore: number
  sumBefore: number
  allCount: number
  allSum: number
  allCountBefore: number
  allSumBefore: number
}

type SalesQuery = { cut: SqlCut; filters: SalesFilters; period: Period; previous: Period; limit: number }

/** Sales of two periods by one cut, the largest first, each row with the totals of all; one row more than the limit tells that there are others. */
export const findSales = ({ db }: Context, { cut, filters, period, previous, limit }: SalesQuery): Promise<FoundSales[]> => {
  const needsTree = cut === 'section' || filters.sectionId !== undefined
  return queryRows<FoundSales>(
    db,
    {
      key: 'text?',
      count: 'number',
      sum: 'number',
      countBefore: 'number',
      sumBefore: 'number',
      allCount: 'number',
      allSum: 'number',
      allCountBefore: 'number',
      allSumBefore: 'number',
    },
    sql`
      with sides as (
        select ${keyOf(cut, filters)} as key, f.is_now, sum(f.count) as count, sum(f.sum) as sum
        from (${factsFor(cut, filters, { from: previous.from, since: period.from, to: period.to })}) f
        ${needsTree ? sql`left join sections e on e.id = f.section_id` : sql``}
        where ${narrowed(filters)}
        group by 1, 2),
      grouped as (
        select key, coalesce(sum(count) filter (where is_now), 0)::bigint as count, coalesce(sum(sum) filter (where is_now), 0)::bigint as sum,
          coalesce(sum(count) filter (where not is_now), 0)::bigint as count_before, coalesce(sum(sum) filter (where not is_now), 0)::bigint as sum_before
        from sides group by key)
      select key, count, sum, count_before as "countBefore", sum_before as "sumBefore", (sum(count) over ())::bigint as "allCount",
        (sum(sum) over ())::bigint as "allSum", (sum(count_before) over ())::bigint as "allCountBefore", (sum(sum_before) over ())::bigint as "allSumBefore"
      from grouped order by sum desc, sum_before desc, key limit ${limit}`,
  )
}
