import { sql } from '#platform/database/drizzle'
import type { ChangedCell, ImportSummary } from '@vitrina/contract/goods-import/goods-import'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'

const SAMPLE = 50

/** A product in the words of the import, to be laid beside what the file says. */
const current = sql.raw(`jsonb_build_object('name', p.name, 'description', p.description, 'sectionId', p.section_id, 'brandId', p.brand_id,
  'unitId', p.unit_id, 'countryCode', p.country_code, 'multiplicity', p.multiplicity, 'minimumBatch', p.minimum_batch, 'weightGrams', p.weight_grams)`)

const isFeature = sql.raw(`f.key ~ '^feature[.][0-9]+$'`)

/** Values of the feature that a field names. */
const featureTexts =
  sql.raw(`coalesce((select jsonb_agg(v.text order by v.text collate "C") from product_features pf join feature_values v on v.id = pf.value_id
  where pf.product_id = p.id and pf.feature_id = substr(f.key, 9)::int), '[]')`)

/** Pictures of the row that the product does not have from the same place. */
const newPictures = sql.raw(`(select count(*) from jsonb_array_elements_text(f.value) as w (source) where not exists (
  select from product_picture_sources s join product_images i on i.product_id = s.product_id and i.image = s.image
  where s.product_id = p.id and s.source = w.source))`)

/** Whether a field of the file is another than that of the product. */
const differs = sql`case when ${isFeature} then ${featureTexts} <> f.value when f.key = 'pictures' then ${newPictures} > 0
  when f.key = 'newFeatures' then true else (${current} -> f.key) is distinct from f.value end`

export async function countGoods({ db }: Context, importId: number): Promise<Pick<ImportSummary, 'goods' | 'pictures'>> {
  const [row] = await queryRows<{ added: number; changed: number; left: number; pictures: number }>(
    db,
    { added: 'number', changed: 'number', left: 'number', pictures: 'number' },
    sql`select count(*) filter (where r.product_id is null) as added,
        count(*) filter (where r.product_id is not null and d.differs) as changed,
        count(*) filter (where r.product_id is not null and not d.differs) as left,
        coalesce(sum(d.pictures), 0) as pictures
      from goods_import_rows r left join products p on p.id = r.product_id
      cross join lateral (
        select coalesce(bool_or(${differs}), false) as differs, sum(case when f.key = 'pictures' then ${newPictures} end) as pictures
        from jsonb_each(r.product) f
      ) d
      where r.import_id = ${importId} and r.reason is null and r.product is not null`,
  )
  const { pictures = 0, ...goods } = row ?? { added: 0, changed: 0, left: 0 }
  return { goods, pictures: { wanted: pictures, added: 0, failed: 0 } }
}

const roleOf: Record<string, string> = {
  sectionId: 'section',
  brandId: 'brand',
  unitId: 'unit',
  countryCode: 'country',
  weightGrams: 'weight',
  pictures: 'picture',
}
type Sampled = {
  row: number
  code: string
  product: string
  field: string
  feature: string | null
  before: string | null
  after: string | null
  added: Record<string, string[]> | null
}

/** Fields that would change, and names of products that would be added. */
export async function sampleGoods({ db }: Context, importId: number): Promise<ChangedCell[]> {
  const rows = await queryRows<Sampled>(
    db,
    { row: 'number', code: 'text', product: 'text', field: 'text', feature: 'text?', before: 'text?', after: 'text?', added: 'json?' },
    sql`select r.row, coalesce(r.article, r.manufacturer_code, r.ean, '') as code, coalesce(p.name, r.product ->> 'name', '') as product, f.key as field,
        case when ${isFeature} then (select name from features where id = substr(f.key, 9)::int) end as feature,
        left(case f.key when 'sectionId' then (select s.name from sections s where s.id = p.section_id)
          when 'brandId' then (select b.name from brands b where b.id = p.brand_id)
          when 'unitId' then (select u.name ->> 'ru' from units u where u.id = p.unit_id)
          when 'weightGrams' then (p.weight_grams / 1000.0)::float::text
          else case when ${isFeature} then nullif(array_to_string(array(select jsonb_array_elements_text(${featureTexts})), '; '), '')
            else ${current} ->> f.key end end, 200) as before,
        left(case f.key when 'sectionId' then r.fields ->> 'section' when 'brandId' then r.fields ->> 'brand' when 'unitId' then r.fields ->> 'unit'
          when 'weightGrams' then r.fields ->> 'weight'
          else case jsonb_typeof(f.value) when 'array' then array_to_string(array(select jsonb_array_elements_text(f.value)), '; ')
            else f.value #>> '{}' end end, 200) as after,
        case when f.key = 'newFeatures' then f.value end as added
      from goods_import_rows r left join products p on p.id = r.product_id
      cross join lateral jsonb_each(r.product) f
      where r.import_id = ${importId} and r.reason is null and r.product is not null
        and case when r.product_id is null then f.key = 'name' else ${differs} end
      order by r.position, f.key limit ${SAMPLE}`,
  )
  return rows.flatMap(({ field, feature, added, ...cell }): ChangedCell[] => {
    if (added) return Object.entries(added).map(([of, texts]) => ({ ...cell, kind: 'feature', of, before: null, after: texts.join('; ') }))
    if (feature !== null) return [{ ...cell, kind: 'feature', of: feature }]
    return [{ ...cell, kind: 'field', of: roleOf[field] ?? field }]
  })
}
