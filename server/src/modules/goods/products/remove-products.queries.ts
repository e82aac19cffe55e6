import { sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { products } from '#tables/catalogue'

/** Products that buyers have in orders, carts, specifications or needs, or that are rewards: these may be hidden, not deleted. */
export async function findProductsInUse({ db }: Context, ids: readonly number[]): Promise<Set<number>> {
  const rows = await queryRows<{ id: number }>(
    db,
    { id: 'number' },
    sql`select g.id from unnest(${sql.param([...ids])}::int[]) as g (id)
      where exists (select from order_items where product_id = g.id)
        or exists (select from cart_items where product_id = g.id)
        or exists (select from specification_lines where product_id = g.id)
        or exists (select from purchasing_lines where product_id = g.id)
        or exists (select from rewards where product_id = g.id)`,
  )
  return new Set(rows.map(({ id }) => id))
}

export async function deleteProducts({ db }: Context, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.delete(products).where(sql`${products.id} = any(${sql.param([...ids])}::int[])`)
}
