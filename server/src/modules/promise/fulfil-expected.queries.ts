import { sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'

/** Received goods are expected no longer: of one product in one place the oldest expectation is fulfilled first. */
export async function reduceExpected(
  { db }: Context,
  { warehouseId, goods }: { warehouseId: number; goods: readonly { productId: number; amount: number }[] },
): Promise<void> {
  await db.execute(sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(goods)}::json) as g ("productId" int, amount numeric)
    ), due as (
      select r.id, r.quantity, least(r.quantity, greatest(0, g.amount - (sum(r.quantity) over (partition by r.product_id
        order by r.expected_on, r.id) - r.quantity))) as come
      from arrivals r join given g on g."productId" = r.product_id where r.warehouse_id = ${warehouseId}
    ), gone as (
      delete from arrivals r using due d where r.id = d.id and d.come >= d.quantity
    )
    update arrivals r set quantity = r.quantity - d.come from due d where r.id = d.id and d.come > 0 and d.come < d.quantity`)
}
