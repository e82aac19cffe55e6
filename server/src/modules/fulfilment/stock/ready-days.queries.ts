import { and, eq, gt, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { orderSupplyParts } from '#tables/order-supply'
import { orderItems } from '#tables/orders'

/** Everything of an order that has not left comes on one day. */
export async function updateOpenParts({ db }: Context, orderId: number, day: string | null): Promise<void> {
  await db
    .update(orderSupplyParts)
    .set({ readyOn: day })
    .from(orderItems)
    .where(
      and(
        eq(orderItems.id, orderSupplyParts.orderItemId),
        eq(orderItems.orderId, orderId),
        gt(orderSupplyParts.amount, orderSupplyParts.shipped),
      ),
    )
}

/** Moves the parts of an order that wait for an arrival to another day; returns the lines and their former days. */
export async function updateAwaitedParts(
  { db }: Context,
  { orderId, arrivalId, day }: { orderId: number; arrivalId: number; day: string | null },
) {
  const rows = await queryRows<{ orderItemId: number; was: string | null }>(
    db,
    { orderItemId: 'number', was: 'text?' },
    sql`
    with awaited as (
      select a.id, a.order_item_id, a.ready_on from order_allocations a join order_items i on i.id = a.order_item_id
      where i.order_id = ${orderId} and a.arrival_id = ${arrivalId} and a.amount > a.held + a.shipped
    ), moved as (update order_allocations a set ready_on = ${day}::date from awaited w where a.id = w.id)
    select order_item_id as "orderItemId", ready_on as was from awaited`,
  )
  return rows
}
