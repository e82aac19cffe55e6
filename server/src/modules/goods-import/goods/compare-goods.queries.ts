import { sql } from 'drizzle-orm'
import type { ChangedCell, ImportCounts } from '@vitrina/contract/goods-import/goods-import'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'

const SAMPLE = 50

/** A product in the words of the import, to be laid beside what the file says. */
const current = sql.raw(`jsonb_build_object('name', p.name, 'description', p.description, 'sectionId', p.section_id, 'brandId', p.brand_id,
  'unitId', p.unit_id, 'countryCode', p.country_code, 'multiplicity', p.multiplicity, 'minimumBatch', p.minimum_batch, 'weightGrams', p.weight_grams)`)

export async function countGoods({ db }: Context, importId: number): Promise<ImportCounts> {
  const [row] = await queryRows<ImportCounts>(
    db,
    { added: 'number', changed: 'number', left: 'number' },
    sql`select count(*) filter (where r.product_id is null) as added,
        count(*) filter (where r.product_id is not null and not ${current} @> r.product) as changed,
        count(*) filter (where r.product_id is not null and ${current} @> r.product) as left
      from goods_import_rows r left join products p on p.id = r.product_id
      where r.import_id = ${importId} and r.reason is null and r.product is not null`,
  )
  return row ?? { added: 0, changed: 0, left: 0 }
}

const roleOf: Record<string, string> = {
  sectionId: 'section',
  brandId: 'brand',
  unitId: 'unit',
  countryCode: 'country',
  weightGrams: 'weight',
}
type Sampled = { row: number; code: string; product: string; field: string; before: string | null; after: string | null }

/** Fields that would change, and names of products that would be added. */
export async function sampleGoods({ db }: Context, importId: number): Promise<ChangedCell[]> {
  const rows = await queryRows<Sampled>(
    db,
    { row: 'number', code: 'text', product: 'text', field: 'text', before: 'text?', after: 'text?' },
    sql`select r.row, coalesce(r.article, r.manufacturer_code, r.ean, '') as code, coalesce(p.name, r.product ->> 'name', '') as product, f.key as field,
        left(case f.key when 'sectionId' then (select s.name from sections s where s.id = p.section_id)
          when 'brandId' then (select b.name from brands b where b.id = p.brand_id)
          when 'unitId' then (select u.name ->> 'ru' from units u where u.id = p.unit_id)
          when 'weightGrams' then (p.weight_grams / 1000.0)::float::text else ${current} ->> f.key end, 200) as before,
        left(case f.key when 'sectionId' then r.fields ->> 'section' when 'brandId' then r.fields ->> 'brand' when 'unitId' then r.fields ->> 'unit'
          when 'weightGrams' then r.fields ->> 'weight' else f.value #>> '{}' end, 200) as after
      from goods_import_rows r left join products p on p.id = r.product_id
      cross join lateral jsonb_each(r.product) f
      where r.import_id = ${importId} and r.reason is null and r.product is not null
        and case when r.product_id is null then f.key = 'name' else (${current} -> f.key) is distinct from f.value end
      order by r.position, f.key limit ${SAMPLE}`,
  )
  return rows.map(({ field, ...cell }) => ({ kind: 'field', ...cell, of: roleOf[field] ?? field }))
}
