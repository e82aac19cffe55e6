import type pg from 'pg'
import type { Found, Question } from '../engine/search-steps.ts'
import type { Plan } from '../engine/query-plan.groups.ts'
import { isRanked, placePins } from '../engine/rank.ts'
import type { Counts, SearchRequest } from '../engine/search-types.ts'
import { derivedLists, featureOfList, firstValueOf, flagIds, listIds, listOfFeature } from '../derived-facets.ts'
import { orderSql, POPULARITY_KEY } from './oracle-rank.queries.ts'
import { COLUMN_SQL, columnPart, flagPart, hasPrices, type Products, productsOf } from './oracle-products.queries.ts'

type Row = { kind: string; key: number; count: number }

/** With as much of each product as its order and its counts need. */
function foundSql(request: SearchRequest, plan: Plan | null, { fitting, price, worth, lift, valuePlace }: Products): string {
  const isCounted = request.withFacets === true
  const isByName = request.sort === 'name' || request.sort === '-name'
  return fitting({
    popularity: { sql: POPULARITY_KEY },
    worth,
    lift,
    score: { sql: plan ? 'm.score' : '0' },
    ...(isByName && { name: { sql: 'p.name' } }),
    ...(request.sort === 'value' && { value_place: valuePlace }),
    ...(isCounted && Object.fromEntries(flagIds.map((flag) => [`is_${flag}`, flagPart(flag)]))),
    ...(hasPrices(request) && { price }),
    ...Object.fromEntries(countedColumns(request).map((name) => [name, columnPart(name)])),
  })
}

const pinsOf = (request: SearchRequest) => (isRanked(request) && request.ranking?.wishes?.pins) || []

const hits = (request: SearchRequest) => `
  select 'hit' as kind, id::bigint as key, row_number() over () as count from (
    select id from found order by ${orderSql(request)} limit ${request.offset + request.limit + pinsOf(request).length}
  ) o
  union all select 'total', 0, count(*) from found`

function countedColumns({ withFacets }: SearchRequest): string[] {
  if (Array.isArray(withFacets)) return withFacets
  return withFacets ? Object.keys(COLUMN_SQL) : []
}

/** Of a chosen facet, products that fail that facet alone count as well. */
function facets(request: SearchRequest, { fitting, price, isInStock, places }: Products): string[] {
  const ofColumns = countedColumns(request).map((name) => {
    const place = places.columns.get(name)
    const counted = place === undefined ? 'found' : `(${fitting({ [name]: columnPart(name) }, place)}) w`
    return `select 'column ${name}', ${name}::bigint, count(*) from ${counted} group by ${name}`
  })
  if (request.withFacets !== true) return ofColumns
  const chosen = [...places.features.keys()].filter((feature) => !listOfFeature(feature))
  const ofFeatures = chosen.map((feature) => valuesSql(`(${fitting({}, places.features.get(feature))}) w`, `v.feature_id = ${feature}`))
  const priced = places.price < 0 ? 'found' : `(${fitting({ price }, places.price)}) w`
  return [
    ...ofColumns,
    ...ofFeatures,
    valuesSql('found w', chosen.length > 0 ? `v.feature_id <> all(array[${chosen.join(', ')}])` : 'true'),
    ...listIds.map((list) => {
      const { table, product, value } = derivedLists[list]
      const place = places.features.get(featureOfList(list))
      return `select 'value', ${firstValueOf(list)}::bigint + i.${value}, count(*)
        from ${place === undefined ? 'found' : `(${fitting({}, place)})`} w join ${table} i on i.${product} = w.id group by i.${value}`
    }),
    `select unnest(array['lowest', 'highest']), 0, unnest(array[min(price), max(price)]) from ${priced} where price > 0`,
    `select 'stock', 0, count(*) from found w where ${isInStock('w.id')}`,
    ...flagIds.map((flag) => `select 'flag ${flag}', 0, count(*) from found where is_${flag}`),
  ]
}

const valuesSql = (products: string, where: string) =>
  `select 'value', v.value_id::bigint, count(*) from ${products} join product_features v on v.product_id = w.id where ${where} group by v.value_id`

/** Answers one question in one statement. */
export async function queryPostgres(pool: pg.Pool, { request, plan }: Question): Promise<Found> {
  const products = productsOf(request, plan)
  const { rows } = await pool.query<Row>(
    `with found as materialized (${foundSql(request, plan, products)}) ${[hits(request), ...facets(request, products)].join(' union all ')}`,
    products.values,
  )
  const of = (kind: string) => rows.filter((row) => row.kind === kind)
  const one = (kind: string) => of(kind)[0]?.count ?? 0
  const counts = (kind: string): Counts => new Map(of(kind).map(({ key, count }) => [key, count]))
  const total = one('total')
  const found = of('hit')
    .toSorted((a, b) => a.count - b.count)
    .map(({ key }) => ({ id: key }))
  return {
    ids: placePins(found, pinsOf(request), found.length >= total)
      .slice(request.offset, request.offset + request.limit)
      .map(({ id }) => id),
    total,
    columns: Object.fromEntries(countedColumns(request).map((name) => [name, counts(`column ${name}`)])),
    values: counts('value'),
    price: one('highest') > 0 ? { from: one('lowest'), to: one('highest') } : null,
    inStock: one('stock'),
    flags: request.withFacets === true ? Object.fromEntries(flagIds.map((flag) => [flag, one(`flag ${flag}`)])) : {},
  }
}
