import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context'

export type PriceRow = {
  id: number
  brand_id: number
  section_id: number
  base: number | null
  promo: number | null
  breaks: { from: number; discount: number }[] | null
  vat_group: string
  vat_rate: number | null
  cash_back: number | null
}

/** What the prices of many products are made of, for one price type on one day, in one statement. */
export async function listPriceParts({ db }: Context, { ids, priceTypeId, at }: { ids: number[]; priceTypeId: number; at: Date }) {
  const { rows } = await db.execute<PriceRow>(sql`
    select p.id, p.brand_id, p.section_id, pr.price as base, p.vat_group,
      (select max(pp.discount) from product_promos pp
        where pp.product_id = p.id and pp.starts_at <= ${at}::timestamptz and (pp.ends_at is null or pp.ends_at > ${at}::timestamptz)) as promo,
      (select json_agg(json_build_object('from', pb.from_quantity, 'discount', pb.discount)) from price_breaks pb where pb.product_id = p.id) as breaks,
      (select v.rate from vat_rates v
        where v."group" = p.vat_group and v.valid_from <= day.day and (v.valid_to is null or v.valid_to >= day.day)
        order by v.valid_from desc limit 1) as vat_rate,
      cb.rate as cash_back
    from products p
    cross join (select (${at}::timestamptz at time zone 'Europe/Moscow')::date as day) day
    left join prices pr on pr.product_id = p.id and pr.price_type_id = ${priceTypeId}
    left join brand_cash_backs cb on cb.brand_id = p.brand_id
    where p.id = any(${sql.param(ids)}::int[]) and p.is_active`)
  return rows
}
