import { sql } from 'drizzle-orm'
import type { Localised } from '@vitrina/contract/languages'
import type { Context } from '#platform/context'

type Named = { id: number; name: string }

export type CardRow = {
  id: number
  article: string
  manufacturer_code: string
  name: string
  image: string | null
  minimum_batch: number | null
  multiplicity: number
  is_recommended: boolean
  brand: Named
  section: Named
  family: Named
  series: Named | null
  unit: { name: Localised; decimals: number }
  is_favourite: boolean
  stock: { warehouse: number; free: number }[] | null
  arrivals: { warehouse: number; quantity: number; on: string }[] | null
}

type Asked = { ids: number[]; userId: number | null; places: number[] }

/** Products with all a card shows but the price, in one statement however many there are. */
export async function listCards({ db }: Context, { ids, userId, places }: Asked) {
  const here = sql`any(${sql.param(places)}::int[])`
  const { rows } = await db.execute<CardRow>(sql`
    select p.id, p.article, p.manufacturer_code, p.name, p.image, p.is_recommended,
      p.minimum_batch::float8 as minimum_batch, p.multiplicity::float8 as multiplicity,
      json_build_object('id', b.id, 'name', b.name) as brand,
      json_build_object('id', s.id, 'name', s.name) as section,
      json_build_object('id', f.id, 'name', f.name) as family,
      case when e.id is not null then json_build_object('id', e.id, 'name', e.name) end as series,
      json_build_object('name', u.name, 'decimals', u.decimals) as unit,
      exists (select from favourites v where v.user_id = ${userId}::int and v.product_id = p.id) as is_favourite,
      (select json_agg(json_build_object('warehouse', k.warehouse_id, 'free', k.free))
        from stock k where k.product_id = p.id and k.warehouse_id = ${here}) as stock,
      (select json_agg(json_build_object('warehouse', a.warehouse_id, 'quantity', a.quantity, 'on', a.expected_on) order by a.expected_on)
        from arrivals a where a.product_id = p.id and a.warehouse_id = ${here}) as arrivals
    from products p
    join brands b on b.id = p.brand_id
    join sections s on s.id = p.section_id
    join families f on f.id = p.family_id
    join units u on u.id = p.unit_id
    left join series e on e.id = p.series_id
    where p.id = any(${sql.param(ids)}::int[]) and p.is_active`)
  return rows
}
