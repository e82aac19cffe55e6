import type { Context } from '#platform/context'
import { prepared } from '#platform/database/prepared'
import { bumpOf, type RateTotals, TOTALS } from './carts.queries.ts'
import { LINE_ORDER } from './line-order.rules.ts'
import type { Chosen } from './lines.queries.ts'

type Reordered = {
  version: number
  totals: RateTotals[]
  lines: { id: number; product_id: number | null }[] | null
  /** Whether the line they go under is in the cart. */
  has_target: boolean
}

/** Every line gets a place, so that lines put in later follow them; only those whose place changed are written. */
const reorderStatement = prepared<Reordered>(
  'reorder_cart_lines',
  { version: 'number', totals: 'json', lines: 'json?', has_target: 'boolean' },
  `with placed as (
    select i.id, i.product_id, i.id = any($2::int[]) or coalesce(i.product_id = any($3::int[]), false) as is_moved,
      row_number() over (order by ${LINE_ORDER}) as place
    from cart_items i where i.cart_id = $1
  ), target as (
    select coalesce((select place from placed where id = $4::int), 0) as place
  ), arranged as (
    select p.id, row_number() over (order by case when p.is_moved then t.place * 2 + 1 else p.place * 2 end, p.place) as place
    from placed p, target t
  ), changed as (
    update cart_items i set position = a.place from arranged a where i.id = a.id and i.position is distinct from a.place
  ), bump as (${bumpOf('$1')}),
  after as (select * from cart_items where cart_id = $1)
  select (select version from bump) as version, $4::int is null or exists (select from placed where id = $4::int) as has_target,
    (select json_agg(json_build_object('id', id, 'product_id', product_id)) from placed where is_moved) as lines, ${TOTALS} as totals`,
)

export async function updatePlaces(
  ctx: Context,
  { cartId, chosen, after }: { cartId: number; chosen: Chosen; after: number | null },
): Promise<Reordered> {
  const [row] = await reorderStatement(ctx, [cartId, chosen.ids ?? [], chosen.productIds ?? [], after])
  if (!row) throw new Error('A query without conditions gave no row')
  return row
}
