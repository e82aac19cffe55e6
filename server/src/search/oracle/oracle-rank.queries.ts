import { COMPANY_WEIGHT, IN_STOCK, isRanked, liftOfWishes, MOST_POPULARITY, pinLift, REGION_WEIGHT, STEP } from '../engine/rank.ts'
import type { SearchRequest } from '../engine/search-types.ts'
import { POPULARITY } from '../index/documents.queries.ts'
import type { Values } from './oracle-values.ts'

/** Demand of all: sales, or the start value by its binary digits. */
const ALL = `greatest(coalesce(da.points, 0), length(ltrim((${POPULARITY})::bit(14)::text, '0')))`

/** How popular a product is, whatever the text. */
export const POPULARITY_KEY = `${ALL} * ${MOST_POPULARITY + 1} + ${POPULARITY}`

const DEMAND_OF_ALL = 'left join product_demand da on da.product_id = p.id and da.region_id is null'

/** The worth of a product as `engine/rank.ts` counts it, 0 for another order, and the joins it is read by. */
export function worthSql(request: SearchRequest, values: Values): { sql: string; joins: string } {
  if (!isRanked(request)) return { sql: '0', joins: DEMAND_OF_ALL }
  const { region, bought } = request.ranking ?? {}
  const joins = [DEMAND_OF_ALL]
  const parts = [ALL]
  if (region) {
    joins.push(`left join product_demand dr on dr.product_id = p.id and dr.region_id = ${values.put(region, 'int')}`)
    parts.push(`${REGION_WEIGHT} * coalesce(dr.points, 0)`)
  }
  if (bought) {
    const rows = `unnest(${values.put(Array.from(bought.ids), 'int[]')}, ${values.put(Array.from(bought.points), 'int[]')})`
    joins.push(`left join ${rows} as dc (id, points) on dc.id = p.id`)
    parts.push(`${COMPANY_WEIGHT} * coalesce(dc.points, 0)`)
  }
  const places = values.put(request.viewer.places, 'int[]')
  const isInStock = `exists (select from stock k where k.product_id = p.id and k.warehouse_id = any(${places}) and k.free > 0)`
  parts.push(`case when ${isInStock} then ${IN_STOCK} else 0 end`)
  return { sql: parts.join(' + '), joins: joins.join('\n') }
}

/** The seller's wishes as `engine/rank.ts` weighs them. */
export function liftSql(request: SearchRequest, values: Values, columns: Record<string, string>): string {
  const { wishes } = request.ranking ?? {}
  if (!isRanked(request) || !wishes) return '0'
  const lookup = (rows: readonly (readonly [id: number, number: number])[]) => {
    const ids = values.put(
      rows.map(([id]) => id),
      'int[]',
    )
    const numbers = values.put(
      rows.map(([, number]) => number),
      'bigint[]',
    )
    return `(${numbers})[array_position(${ids}, p.id)]`
  }
  const pinned = lookup(wishes.pins.map(({ id, position }) => [id, pinLift(position)]))
  const product = lookup(wishes.products.map(({ id, wish }) => [id, wish]))
  const ofColumns = wishes.columns.map(
    ({ column, value, wish }) => `case when ${columns[column] ?? 'null'} = ${values.put(value, 'int')} then ${wish} else 0 end`,
  )
  return `coalesce(${pinned}, sign(${['0', ...ofColumns, `coalesce(${product}, 0)`].join(' + ')})::bigint * ${liftOfWishes(1)})`
}

/** Place of the first of a product's values in the order wanted, as `engine/value-keys.ts` has it. */
export const valuePlaceSql = ({ sort, byValue = [] }: SearchRequest, values: Values): string =>
  sort === 'value'
    ? `(select min(o.place) from product_features v join unnest(${values.put(byValue, 'int[]')}) with ordinality as o (id, place) on o.id = v.value_id
        where v.product_id = p.id)`
    : 'null'

const ORDERS: Record<SearchRequest['sort'], string> = {
  relevance: 'popularity desc',
  popularity: 'popularity desc',
  price: 'nullif(price, 0) nulls last, popularity desc',
  '-price': 'price desc, popularity desc',
  name: 'name collate "ru-x-icu", id',
  '-name': 'name collate "ru-x-icu" desc, id desc',
  value: 'value_place nulls last, popularity desc',
}

export function orderSql(request: SearchRequest): string {
  if (!isRanked(request)) return `${ORDERS[request.sort]}, id`
  const price = request.ranking?.isPriceHidden ? '' : 'nullif(price, 0) nulls last,'
  return `(score::bigint + lift) * ${STEP} + worth desc, ${price} id`
}
