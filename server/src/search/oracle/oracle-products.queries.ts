import type { ProductFlag } from '@vitrina/contract/catalogue/flags.rules'
import type { Plan } from '../engine/query-plan.groups.ts'
import type { SearchRequest } from '../engine/search-types.ts'
import { derivedFlags, derivedLists, firstValueOf, flagIds, listOfFeature } from '../derived-facets.ts'
import { type Extent, priceSql, stockSql } from './oracle-amounts.queries.ts'
import { isRanked } from '../engine/rank.ts'
import { matchedSql } from './oracle-match.queries.ts'
import { liftSql, valuePlaceSql, worthSql } from './oracle-rank.queries.ts'
import { Values } from './oracle-values.ts'

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

const COUNTRIES = 'join (select code, row_number() over (order by code)::int as place from countries) c on c.code = p.country_code'

/** An expression on a product, and whether it looks beyond the table of products. */
type Part = { sql: string; isOfCountry?: boolean; isOfPrice?: boolean; isOfDemand?: boolean }

/** The products a request asks for. */
export type Products = {
  values: unknown[]
  /** Those that fit, with these parts of each; `but` leaves one condition out, as the facet it stands for counts. */
  fitting: (parts: Record<string, Part>, but?: number) => string
  price: Part
  /** Weight of a product in the order by relevance. */
  worth: Part
  lift: Part
  /** Its place in an order by values. */
  valuePlace: Part
  isInStock: (id: string) => string
  /** Places of conditions that have counts of their own; -1 without a price. */
  places: { columns: Map<string, number>; features: Map<number, number>; price: number }
}

export const columnPart = (name: string): Part => ({ sql: COLUMN_SQL[name] ?? '0', isOfCountry: name === 'country' })

export const flagPart = (flag: ProductFlag): Part => ({ sql: derivedFlags[flag].holds })

function featureSql(feature: number, chosen: string): string {
  const list = listOfFeature(feature)
  if (!list) return `exists (select from product_features v where v.product_id = p.id and v.value_id = any(${chosen}))`
  const { table, product, value } = derivedLists[list]
  return `exists (select from ${table} i where i.${product} = p.id and ${firstValueOf(list)}::bigint + i.${value} = any(${chosen}))`
}

/** From here on a word stands in less than three of a hundred products. */
const RARE = 10

/** An estimate of how many products will be looked at. */
function extentOf({ only }: SearchRequest, plan: Plan | null): Extent {
  const isRare = plan !== null && plan.need === plan.groups.length && plan.groups.some(({ rarity }) => rarity >= RARE)
  return only || isRare || plan?.groups.length === 0 ? 'few' : 'many'
}

/** Whether the request depends on the viewer's prices. */
export const hasPrices = (request: SearchRequest): boolean =>
  request.withFacets === true ||
  request.sort === 'price' ||
  request.sort === '-price' ||
  request.price !== undefined ||
  (isRanked(request) && !request.ranking?.isPriceHidden)

export function productsOf(request: SearchRequest, plan: Plan | null): Products {
  const values = new Values()
  const extent = extentOf(request, plan)
  const matched = plan ? matchedSql(plan, request.owned ?? [], values) : null
  // PostgreSQL refuses values that no part of a statement names.
  const { sql: price, joins: priceJoins } = hasPrices(request)
    ? priceSql(request, values, { columns: COLUMN_SQL, extent })
    : { sql: '0', joins: '' }
  const hasCountryDiscount = request.viewer.discounts.some(({ column }) => column === 'country')
  const pricePart: Part = { sql: price, isOfPrice: true, isOfCountry: hasCountryDiscount }
  const worth = worthSql(request, values)
  const lift = liftSql(request, values, COLUMN_SQL)
  const valuePlace = valuePlaceSql(request, values)
  const isInStock = request.withFacets === true || request.inStock ? stockSql(request, values, extent) : () => 'true'
  const conditions: Part[] = []
  const add = (part: Part) => conditions.push(part) - 1
  const columns = new Map(
    request.columns.map(({ column, values: chosen }) => {
      const part = columnPart(column)
      return [column, add({ ...part, sql: `${part.sql} = any(${values.put(chosen, 'bigint[]')})` })]
    }),
  )
  const features = new Map(
    request.features.map(({ feature, values: chosen }) => [feature, add({ sql: featureSql(feature, values.put(chosen, 'bigint[]')) })]),
  )
  const { from = 0, to = Number.MAX_SAFE_INTEGER } = request.price ?? {}
  const range = () => `${price} between ${values.put(Math.max(from, 1), 'bigint')} and ${values.put(to, 'bigint')}`
  const places = { columns, features, price: request.price ? add({ ...pricePart, sql: range() }) : -1 }
  if (request.inStock) add({ sql: isInStock('p.id') })
  for (const flag of flagIds) if (request.flags?.includes(flag)) add(flagPart(flag))
  if (request.only) add({ sql: `p.id = any(${values.put(request.only, 'int[]')})` })
  const source = matched ? `(${matched}) m join products p on p.id = m.id` : 'products p'
  return {
    values: values.list,
    fitting: (parts, but = -1) => {
      const conditionsLeft = conditions.filter((_, place) => place !== but)
      const used = [...Object.values(parts), ...conditionsLeft]
      return `
        select p.id ${Object.entries(parts)
          .map(([name, { sql }]) => `, ${sql} as ${name}`)
          .join('')}
        from ${source}
        ${used.some(({ isOfCountry }) => isOfCountry) ? COUNTRIES : ''}
        ${used.some(({ isOfPrice }) => isOfPrice) ? priceJoins : ''}
        ${used.some(({ isOfDemand }) => isOfDemand) ? worth.joins : ''}
        where ${['p.is_active', ...conditionsLeft.map(({ sql }) => `(${sql})`)].join(' and ')}`
    },
    price: pricePart,
    worth: { sql: worth.sql, isOfDemand: true },
    lift: { sql: lift },
    valuePlace: { sql: valuePlace },
    isInStock,
    places,
  }
}
