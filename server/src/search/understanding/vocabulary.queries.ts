import type { SearchDatabase } from '../index/documents.queries.ts'

/** More goods say nothing new about the words of a catalogue, and reading them all would delay a start. */
const SAMPLE = 20_000

export type VocabularyRows = {
  sections: { id: number; name: string; path: number[] }[]
  families: { id: number; name: string }[]
  brands: { id: number; name: string }[]
  series: { id: number; name: string }[]
  features: { id: number; code: string; name: string; unit: string | null; kind: 'list' | 'range' | 'flag'; isPrimary: boolean }[]
  values: { id: number; feature: number; text: string; number: number | null }[]
  /** All goods on sale, or a sample of many. */
  goods: { name: string; family: number; section: number; brand: number; series: number | null; values: number[] }[]
}

/** So many are read at a time: the rows of thousands, come at once, would keep others waiting. */
const AT_ONCE = 1_000

/** Ids of values as one text: an array would be taken apart letter by letter. */
const GOODS = `
  select p.name, p.family_id as family, p.section_id as section, p.brand_id as brand, p.series_id as series,
    coalesce((select string_agg(f.value_id::text, ',') from product_features f where f.product_id = p.id), '') as values
  from products p where p.id = any($1)`

type Good = VocabularyRows['goods'][number]

async function readGoods(pool: SearchDatabase, source: string): Promise<Good[]> {
  const { rows } = await pool.query<{ id: number }>(`select p.id from ${source} where p.is_active limit ${SAMPLE}`)
  const goods: Good[] = []
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const ids = rows.slice(from, from + AT_ONCE).map(({ id }) => id)
    const read = await pool.query<Omit<Good, 'values'> & { values: string }>(GOODS, [ids])
    for (const { values, ...good } of read.rows) goods.push({ ...good, values: values === '' ? [] : values.split(',').map(Number) })
  }
  return goods
}

/** Everything the words of a catalogue are learned from. */
export async function readVocabularyRows(pool: SearchDatabase): Promise<VocabularyRows> {
  const rowsOf = async <Row extends object>(sql: string, values: unknown[] = []) => (await pool.query<Row>(sql, values)).rows
  const [counted] = await rowsOf<{ many: number }>('select count(*)::int as many from (select from products limit $1) p', [SAMPLE + 1])
  const isLarge = (counted?.many ?? 0) > SAMPLE
  const [estimated] = isLarge
    ? await rowsOf<{ many: number }>(`select greatest(reltuples, $1)::int as many from pg_class where oid = 'products'::regclass`, [SAMPLE])
    : []
  // A little more than wanted, as pages are drawn by chance; the limit takes the rest off.
  const percent = estimated ? Math.min(100, (110 * SAMPLE) / estimated.many) : 100
  const source = isLarge ? `products p tablesample system (${percent}) repeatable (1)` : 'products p'
  return {
    sections: await rowsOf('select id, name, path from sections order by id'),
    families: await rowsOf('select id, name from families order by id'),
    brands: await rowsOf('select id, name from brands order by id'),
    series: await rowsOf('select id, name from series order by id'),
    features: await rowsOf('select id, code, name, unit, kind, is_primary as "isPrimary" from features order by position, id'),
    values: await rowsOf('select id, feature_id as feature, text, number from feature_values order by id'),
    goods: await readGoods(pool, source),
  }
}

/** Differs when kinds, features or values were added, or goods by the thousand: a few more say little new. */
export async function readVocabularyVersion(pool: SearchDatabase): Promise<string> {
  const { rows } = await pool.query<{ version: string }>(
    `select concat_ws(' ', (select coalesce(max(id), 0) / 1000 from products), exists (select from products), (select max(id) from families), (select max(id) from sections),
       (select max(id) from features), (select max(id) from feature_values), (select max(id) from brands), (select max(id) from series)) as version`,
  )
  return rows[0]?.version ?? ''
}
