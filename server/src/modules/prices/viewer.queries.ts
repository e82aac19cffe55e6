import { sql } from 'drizzle-orm'
import type { Localised } from '@vitrina/contract/languages'
import type { Context } from '#platform/context'

type Row = {
  price_type: { id: number; name: Localised } | null
  region: { id: number; name: Localised; factor: number } | null
  discounts: { kind: 'brand' | 'section'; id: number; name: string; discount: number }[]
  places: { id: number; days: number }[]
}

type Asked = {
  companyId: number | null
  /** In order of preference: the user's own, the site's. A visitor's choice stands before the last. */
  regionIds: (number | null)[]
  visitorUuid: string | null
}

export async function findViewer({ db }: Context, { companyId, regionIds, visitorUuid }: Asked) {
  const preferred = regionIds.slice(0, -1)
  const { rows } = await db.execute<Row>(sql`
    with region as (
      select r.id, r.name, r.price_factor as factor
      from unnest(
        ${sql.param(preferred)}::int[]
        || (select v.region_id from visitor_regions v where v.visitor_uuid = ${visitorUuid}::uuid)
        || ${regionIds.at(-1) ?? null}::int
      ) with ordinality as wanted (id, place)
      join regions r on r.id = wanted.id and r.is_active
      order by wanted.place limit 1
    ), price_type as (
      select t.id, t.name from price_types t
      left join companies c on c.id = ${companyId}::int
      where t.id = c.price_type_id or t.is_retail
      order by t.id = c.price_type_id desc nulls last, t.id limit 1
    )
    select
      (select to_json(price_type) from price_type) as price_type,
      (select to_json(region) from region) as region,
      coalesce((
        select json_agg(d) from (
          select 'brand' as kind, b.id, b.name, cd.discount
          from company_discounts cd join brands b on b.id = cd.brand_id where cd.company_id = ${companyId}::int
          union all
          select 'section', leaf.id, s.name, cd.discount
          from company_discounts cd join sections s on s.id = cd.section_id join sections leaf on leaf.path @> array[s.id]
          where cd.company_id = ${companyId}::int
        ) d
      ), '[]') as discounts,
      coalesce((
        select json_agg(json_build_object('id', w.warehouse_id, 'days', w.days) order by w.position, w.warehouse_id)
        from region_warehouses w join region on region.id = w.region_id
      ), '[]') as places`)
  const row = rows[0]
  if (!row) throw new Error('A query without conditions gave no row')
  return { priceType: row.price_type, region: row.region, discounts: row.discounts, places: row.places }
}
