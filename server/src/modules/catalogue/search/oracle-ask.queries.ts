import type pg from 'pg'
import type { Found, Question } from '#platform/search-index/ladder'
import type { Counts, SearchRequest } from '#platform/search-index/search-types'
import { SET_VALUES, SETS_FEATURE } from './catalogue-search.ts'
import { COLUMN_SQL, type Judged, judgedSql } from './oracle-judge.queries.ts'

const ORDERS: Record<SearchRequest['sort'], string> = {
  relevance: 'score desc',
  popularity: 'true',
  price: 'nullif(price, 0) nulls last',
  '-price': 'price desc',
  name: 'name collate "ru-x-icu", id',
  '-name': 'name collate "ru-x-icu" desc, id desc',
}

type Row = { kind: string; key: number; count: number }

const hits = ({ sort, offset, limit }: SearchRequest) => `
  select 'hit' as kind, id::bigint as key, place as count from (
    select id, row_number() over (order by ${ORDERS[sort]}, popularity desc, id) as place from judged where failed is null
  ) o where place > ${offset} and place <= ${offset + limit}
  union all select 'total', 0, count(*) from judged where failed is null`

/** Of a chosen facet, what fails that facet alone counts as well. */
const orFails = (place: number) => (place < 0 ? 'failed is null' : `(failed is null or failed = ${place})`)

function facets({ columns, features, price, stock, recommended }: Judged): string {
  const ofColumns = Object.keys(COLUMN_SQL).map(
    (name) => `select 'column ${name}', ${name}::bigint, count(*) from judged where ${orFails(columns.get(name) ?? -1)} group by ${name}`,
  )
  const own = [...features].map(([feature, place]) => `when ${place} then ${feature}`).join(' ')
  const countsFor = (feature: string) => (own ? `(failed is null or case failed ${own} end = ${feature})` : 'failed is null')
  return [
    ...ofColumns,
    `select 'value', v.value_id::bigint, count(*) from judged j join product_features v on v.product_id = j.id where ${countsFor('v.feature_id')} group by v.value_id`,
    `select 'value', ${SET_VALUES}::bigint + i.set_id, count(*) from judged j join product_set_items i on i.product_id = j.id where ${countsFor(String(SETS_FEATURE))} group by i.set_id`,
    `select 'lowest', 0, min(price) from judged where price > 0 and ${orFails(price)}`,
    `select 'highest', 0, max(price) from judged where price > 0 and ${orFails(price)}`,
    `select 'stock', 0, count(*) from judged where has_stock and ${orFails(stock)}`,
    `select 'recommended', 0, count(*) from judged where is_recommended and ${orFails(recommended)}`,
  ].join(' union all ')
}

/** Answers one question in one statement: conditions are judged for each product, then counted. */
export async function askPostgres(pool: pg.Pool, { request, plan }: Question): Promise<Found> {
  const judged = judgedSql(request, plan)
  const { rows } = await pool.query<Row>(
    `with judged as materialized (${judged.sql}) ${hits(request)} ${request.withFacets ? `union all ${facets(judged)}` : ''}`,
    judged.values,
  )
  const of = (kind: string) => rows.filter((row) => row.kind === kind)
  const one = (kind: string) => of(kind)[0]?.count ?? 0
  const counts = (kind: string): Counts => new Map(of(kind).map(({ key, count }) => [key, count]))
  return {
    ids: of('hit')
      .toSorted((a, b) => a.count - b.count)
      .map(({ key }) => key),
    total: one('total'),
    columns: request.withFacets ? Object.fromEntries(Object.keys(COLUMN_SQL).map((name) => [name, counts(`column ${name}`)])) : {},
    values: counts('value'),
    price: one('highest') > 0 ? { from: one('lowest'), to: one('highest') } : null,
    inStock: one('stock'),
    recommended: one('recommended'),
  }
}
