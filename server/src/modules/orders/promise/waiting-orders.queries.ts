import { sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'

/** Orders under way that wait for an arrival. */
export async function listWaiting({ db }: Context, arrivalId: number): Promise<number[]> {
  const rows = await queryRows<{ id: number }>(
    db,
    { id: 'number' },
    sql`
    select distinct o.id from order_allocations a join order_items i on i.id = a.order_item_id join orders o on o.id = i.order_id
    where a.arrival_id = ${arrivalId} and a.amount > a.held + a.shipped
      and o.state not in ('cancelled', 'declined', 'rejected', 'completed') order by o.id`,
  )
  return rows.map(({ id }) => id)
}

/** The warehouses that serve an order, with the days from each; where it is picked up goes first. */
export async function listServing({ db }: Context, orderId: number): Promise<{ id: number; days: number }[]> {
  const rows = await queryRows<{ id: number; days: number }>(
    db,
    { id: 'number', days: 'number' },
    sql`
    select w.id, coalesce(r.days, 0) as days from orders o join warehouses w on w.id = o.warehouse_id
      or w.id in (select g.warehouse_id from region_warehouses g where g.region_id = o.region_id)
    left join region_warehouses r on r.region_id = o.region_id and r.warehouse_id = w.id
    where o.id = ${orderId} order by w.id is distinct from o.warehouse_id, r.position, w.id`,
  )
  return rows
}
