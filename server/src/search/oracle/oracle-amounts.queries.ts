import { priceAfterSql } from '@vitrina/contract/prices/prices.sql'
import { WHOLE } from '@vitrina/contract/prices/prices.rules'
import { thousandthsSql } from '@vitrina/contract/quantity/quantity.sql'
import type { SearchRequest } from '../engine/search-types.ts'
import type { Values } from './oracle-values.ts'

/** Few products are asked about one by one; of many, everything is read at once. */
export type Extent = 'few' | 'many'

/** The best discount of a company for one value, so that a join does not double a product. */
function discountJoins({ viewer }: SearchRequest, values: Values, columns: Record<string, string>): { joins: string; best: string } {
  const byColumn = Map.groupBy(
    viewer.discounts.filter(({ column }) => column in columns),
    ({ column }) => column,
  )
  const joins: string[] = []
  for (const [column, all] of byColumn) {
    const best = new Map<number, number>()
    for (const { value, discount } of all) best.set(value, Math.max(discount, best.get(value) ?? 0))
    const rows = `unnest(${values.put([...best.keys()], 'int[]')}, ${values.put([...best.values()], 'int[]')})`
    joins.push(`left join ${rows} as of_${column} (value, discount) on of_${column}.value = ${columns[column]}`)
  }
  return { joins: joins.join('\n'), best: ['0', ...[...byColumn.keys()].map((column) => `of_${column}.discount`)].join(', ') }
}

const RUNNING = 'starts_at <= now() and (ends_at is null or ends_at > now())'

const promoJoin = (extent: Extent) =>
  extent === 'few'
    ? `left join lateral (select max(discount) as discount from product_promos where product_id = p.id and ${RUNNING}) r on true`
    : `left join (select product_id, max(discount) as discount from product_promos where ${RUNNING} group by product_id) r on r.product_id = p.id`

/** The viewer's price of a product, 0 without one, and the joins it is read by. */
export function priceSql(
  request: SearchRequest,
  values: Values,
  { columns, extent }: { columns: Record<string, string>; extent: Extent },
): { sql: string; joins: string } {
  const { joins, best } = discountJoins(request, values, columns)
  const list = `left join prices a on a.product_id = p.id and a.price_type_id = ${values.put(request.viewer.priceList, 'int')}`
  return {
    sql: priceAfterSql({
      list: 'coalesce(a.price, 0)::bigint',
      region: String(request.viewer.regionFactor),
      company: `${WHOLE} - greatest(${best})`,
      promo: `${WHOLE} - coalesce(r.discount, 0)`,
    }),
    joins: [list, promoJoin(extent), joins].join('\n'),
  }
}

/** Whether the places hold as much of a product as is asked for; any amount by default. */
export function stockSql(request: SearchRequest, values: Values, extent: Extent): (id: string) => string {
  const { places = request.viewer.places, atLeast = 1 } = request.inStock ?? {}
  const held = `from stock k where k.warehouse_id = any(${values.put(places, 'int[]')})`
  const isEnough = `sum(${thousandthsSql('k.free')}) >= ${atLeast}`
  if (extent === 'few') return (id) => `(select ${isEnough} ${held} and k.product_id = ${id})`
  // Amounts are thousandths and never below nothing, so any one of them will do.
  if (atLeast <= 1) return (id) => `exists (select ${held} and k.product_id = ${id} and k.free > 0)`
  return (id) => `${id} in (select k.product_id ${held} group by k.product_id having ${isEnough})`
}
