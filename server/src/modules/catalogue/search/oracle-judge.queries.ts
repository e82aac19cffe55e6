import type { Plan } from '#platform/search-index/query-plan.groups'
import type { SearchRequest } from '#platform/search-index/search-types'
import { SET_VALUES, SETS_FEATURE } from './catalogue-search.ts'
import { PROMO } from './documents.queries.ts'
import { matchedSql } from './oracle-match.queries.ts'

/** Columns of the index as PostgreSQL has them. */
export const COLUMN_SQL: Record<string, string> = {
  section: 'p.section_id',
  family: 'p.family_id',
  brand: 'p.brand_id',
  series: 'coalesce(p.series_id, 0)',
  manufacturer: 'coalesce(p.manufacturer_id, 0)',
  country: 'c.place',
  seller: 'p.seller_id',
}

/** Collects values of a statement and names their places. */
export class Values {
  readonly list: unknown[] = []
  put(value: unknown, type: string): string {
    this.list.push(value)
    return `$${this.list.length}::${type}`
  }
}

/** `failed`: the one condition a product fails; those that fail more are left out. Places of conditions, or -1. */
export type Judged = {
  sql: string
  values: unknown[]
  columns: Map<string, number>
  features: Map<number, number>
  price: number
  stock: number
  recommended: number
}

/** The best discount of a company for one value, so that a join does not double a product. */
function discountJoins({ viewer }: SearchRequest, values: Values): { joins: string; best: string } {
  const byColumn = Map.groupBy(
    viewer.discounts.filter(({ column }) => column in COLUMN_SQL),
    ({ column }) => column,
  )
  const joins: string[] = []
  for (const [column, all] of byColumn) {
    const best = new Map<number, number>()
    for (const { value, discount } of all) best.set(value, Math.max(discount, best.get(value) ?? 0))
    const rows = `unnest(${values.put([...best.keys()], 'int[]')}, ${values.put([...best.values()], 'int[]')})`
    joins.push(`left join ${rows} as of_${column} (value, discount) on of_${column}.value = ${COLUMN_SQL[column]}`)
  }
  return { joins: joins.join('\n'), best: ['0', ...[...byColumn.keys()].map((column) => `of_${column}.discount`)].join(', ') }
}

function priceSql({ viewer }: SearchRequest, best: string): string {
  const step = (kopecks: string, basisPoints: string) => `((${kopecks} * (${basisPoints}) + 5000) / 10000)`
  const inRegion = step('coalesce(a.price, 0)::bigint', String(viewer.regionFactor))
  return step(step(inRegion, `10000 - greatest(${best})`), `10000 - ${PROMO}`)
}

/** Few products are asked about one by one; for all of them the amounts are summed up at once. */
function stockJoin(request: SearchRequest, values: Values, isFew: boolean): string {
  const places = values.put(request.inStock?.places ?? request.viewer.places, 'int[]')
  const sum = `sum((free * 1000)::bigint)`
  return isFew
    ? `left join lateral (select ${sum} as free from stock where product_id = p.id and warehouse_id = any(${places})) k on true`
    : `left join (select product_id, ${sum} as free from stock where warehouse_id = any(${places}) group by product_id) k on k.product_id = p.id`
}

const featureSql = (feature: number, chosen: string) =>
  feature === SETS_FEATURE
    ? `exists (select from product_set_items i where i.product_id = p.id and ${SET_VALUES}::bigint + i.set_id = any(${chosen}))`
    : `exists (select from product_features v where v.product_id = p.id and v.value_id = any(${chosen}))`

/** Every product with what a request asks of it, as long as it fails one condition at most. */
export function judgedSql(request: SearchRequest, plan: Plan | null): Judged {
  const values = new Values()
  const matched = plan ? matchedSql(plan, request.owned ?? [], values) : null
  const { joins, best } = discountJoins(request, values)
  const priceList = values.put(request.viewer.priceList, 'int')
  const price = request.price
  const conditions: string[] = []
  const add = (sql: string) => conditions.push(sql) - 1
  const columns = new Map(
    request.columns.map(({ column, values: chosen }) => [column, add(`${column} = any(${values.put(chosen, 'bigint[]')})`)]),
  )
  const features = new Map(
    request.features.map(({ feature, values: chosen }) => [feature, add(featureSql(feature, values.put(chosen, 'bigint[]')))]),
  )
  const places = {
    price: price
      ? add(
          `price > 0 and price >= ${values.put(price.from ?? 0, 'bigint')} and price <= ${values.put(price.to ?? Number.MAX_SAFE_INTEGER, 'bigint')}`,
        )
      : -1,
    stock: request.inStock ? add('has_stock') : -1,
    recommended: request.isRecommended ? add('is_recommended') : -1,
  }
  const shown = Object.entries(COLUMN_SQL).map(([name, sql]) => `${sql} as ${name}`)
  const fails = conditions.map((sql, place) => `case when ${sql} then null else ${place} end`)
  const isFew = matched !== null || request.only !== undefined
  const sql = `
    select p.*, p.fails[1] as failed from (
      select p.*, array_remove(array[${fails.join(', ')}]::int[], null) as fails from (
        select p.id, p.name, p.popularity, p.is_recommended, ${shown.join(', ')}, ${matched ? 'm.score' : '0'} as score,
          ${priceSql(request, best)} as price, coalesce(k.free, 0) >= ${request.inStock?.atLeast ?? 1} as has_stock
        from ${matched ? `(${matched}) m join products p on p.id = m.id` : 'products p'}
        join (select code, row_number() over (order by code)::int as place from countries) c on c.code = p.country_code
        left join prices a on a.product_id = p.id and a.price_type_id = ${priceList}
        ${joins}
        ${stockJoin(request, values, isFew)}
        where p.is_active ${request.only ? `and p.id = any(${values.put(request.only, 'int[]')})` : ''}
      ) p
    ) p where cardinality(fails) <= 1`
  return { sql, values: values.list, columns, features, ...places }
}
