import pg from 'pg'
import { findRunningPostgres } from '../../server/src/platform/database/embedded-postgres.ts'
import { databaseIn } from '../launch/open-database.ts'

/** Every value an import can write, told by names: what is added again after a roll-back has other numbers. */
const EVERY_VALUE = `
  with named as (
    select p.*, s.name as section, f.name as kind, b.name as brand, u.name as unit from products p
    join sections s on s.id = p.section_id join families f on f.id = p.family_id join brands b on b.id = p.brand_id join units u on u.id = p.unit_id)
  select 'product ' || (to_jsonb(n) - array['id', 'section_id', 'family_id', 'brand_id', 'series_id', 'seller_id', 'unit_id', 'created_at', 'published_at',
    'version'])::text as line from named n
  union all select format('price %s %s %s', p.article, t.name, v.price) from prices v join products p on p.id = v.product_id join price_types t on t.id = v.price_type_id
  union all select format('stock %s %s %s', p.article, w.name, v.free) from stock v join products p on p.id = v.product_id join warehouses w on w.id = v.warehouse_id
  union all select format('section %s in %s', s.name, a.name) from sections s left join sections a on a.id = s.parent_id
  union all select format('kind %s', name) from families
  union all select format('brand %s', name) from brands
  order by 1`

/** Looks into the database of a store that runs in this folder. */
export async function shopRows(folder: string): Promise<string[]> {
  const running = await findRunningPostgres(folder)
  if (!running) throw new Error(`No PostgreSQL runs in ${folder}`)
  const client = new pg.Client({ connectionString: databaseIn(running.url) })
  await client.connect()
  try {
    const { rows } = await client.query<{ line: string }>(EVERY_VALUE)
    return rows.map(({ line }) => line)
  } finally {
    await client.end()
  }
}

/** Lines that one list has more often than the other. */
export function differences(before: readonly string[], after: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const line of before) counts.set(line, (counts.get(line) ?? 0) - 1)
  for (const line of after) counts.set(line, (counts.get(line) ?? 0) + 1)
  return [...counts].flatMap(([line, count]) => (count === 0 ? [] : `${count > 0 ? '+' : '−'} ${line.slice(0, 160)}`))
}
