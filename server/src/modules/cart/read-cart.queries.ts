import { sql } from '#platform/database/drizzle'
import type { CartLine } from '@vitrina/contract/cart/cart'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import type { CartOwner } from './cart-owner.ts'
import { type CartHead, isOf, type RateTotals, TOTALS } from './carts.queries.ts'
import type { LineRow } from './line-state.ts'
import { LINE_ORDER } from './line-order.rules.ts'
import type { CustomFacts, ProductFacts } from './facts.queries.ts'

type Look = { article: string; name: string; image: string | null; brand: string }

export type ReadLine = LineRow & {
  source: CartLine['source']
  product: (ProductFacts & Look & { manufacturer_code: string; weight_grams: number; volume_ml: number }) | null
  custom: (CustomFacts & Look) | null
}

export type ReadCart = CartHead & { lines: ReadLine[] | null; totals: RateTotals[] }

/** The active cart with everything its lines show, in one statement: lines and totals are of the same moment. */
export async function findCart({ db }: Context, owner: CartOwner, places: number[]): Promise<ReadCart | undefined> {
  const here = sql`any(${sql.param(places)}::int[])`
  const rows = await queryRows<ReadCart>(
    db,
    { id: 'number', name: 'text', version: 'number', totals: 'json', lines: 'json?' },
    sql`
    with after as (
      select i.* from carts c join cart_items i on i.cart_id = c.id where ${isOf(owner)} and c.is_active
    )
    select c.id, c.name, c.version, ${sql.raw(TOTALS)} as totals,
      (select json_agg(line order by line.place) from (
        select i.*, row_number() over (order by ${sql.raw(LINE_ORDER)}) as place,
          case when p.id is not null then json_build_object(
            'id', p.id, 'article', p.article, 'manufacturer_code', p.manufacturer_code, 'name', p.name, 'image', p.image, 'brand', b.name,
            'unit', json_build_object('name', u.name, 'decimals', u.decimals), 'minimum_batch', p.minimum_batch,
            'multiplicity', p.multiplicity, 'is_active', p.is_active, 'weight_grams', p.weight_grams, 'volume_ml', p.volume_ml,
            'stock', coalesce(k.total, 0)) end as product,
          case when o.id is not null then json_build_object(
            'id', o.id, 'article', o.article, 'name', o.name, 'image', o.image, 'brand', o.brand, 'unit', o.unit, 'price', o.price) end as custom
        from after i
        left join products p on p.id = i.product_id
        left join brands b on b.id = p.brand_id
        left join units u on u.id = p.unit_id
        left join custom_products o on o.id = i.custom_product_id
        left join lateral (
          select sum(s.free) as total from stock s where s.product_id = i.product_id and s.warehouse_id = ${here}
        ) k on true
      ) line) as lines
    from carts c where ${isOf(owner)} and c.is_active`,
  )
  return rows[0]
}
