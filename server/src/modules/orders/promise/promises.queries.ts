import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context'
import type { orderPromises } from '#tables/orders'

export type PromisedLines = (typeof orderPromises.$inferSelect)['lines']

/** The lines of the newest promise; an order from before promises were kept has none. */
export async function findPromisedLines({ db }: Context, orderId: number): Promise<PromisedLines> {
  const { rows } = await db.execute<{ lines: PromisedLines }>(
    sql`select lines from order_promises where order_id = ${orderId} order by id desc limit 1`,
  )
  return rows[0]?.lines ?? []
}

export type LineDay = { orderItemId: number; day: string | null }

/** Lines with an open part, and the day of the last of it. */
export async function listLineDays({ db }: Context, orderId: number): Promise<LineDay[]> {
  const { rows } = await db.execute<LineDay>(sql`
    select i.id as "orderItemId", case when bool_and(a.ready_on is not null) then max(a.ready_on) end as day
    from order_items i join order_allocations a on a.order_item_id = i.id and a.amount > a.shipped
    where i.order_id = ${orderId} and i.amount > i.shipped + i.cancelled group by i.id order by i.id`)
  return rows
}

export async function saveLineDays({ db }: Context, days: readonly LineDay[]): Promise<void> {
  if (days.length === 0) return
  await db.execute(sql`
    update order_items i set ship_by = g.day
    from json_to_recordset(${JSON.stringify(days)}::json) as g ("orderItemId" int, day date) where i.id = g."orderItemId"`)
}

/** Everything of an order that has not left comes on one day. */
export async function moveOpenParts({ db }: Context, orderId: number, day: string | null): Promise<void> {
  await db.execute(sql`
    update order_allocations a set ready_on = ${day}::date from order_items i
    where i.id = a.order_item_id and i.order_id = ${orderId} and a.amount > a.shipped`)
}

/** Moves the parts of an order that wait for an arrival to another day; returns the lines and their former days. */
export async function moveAwaitedParts(
  { db }: Context,
  { orderId, arrivalId, day }: { orderId: number; arrivalId: number; day: string | null },
) {
  const { rows } = await db.execute<{ orderItemId: number; was: string | null }>(sql`
    with awaited as (
      select a.id, a.order_item_id, a.ready_on from order_allocations a join order_items i on i.id = a.order_item_id
      where i.order_id = ${orderId} and a.arrival_id = ${arrivalId} and a.amount > a.held + a.shipped
    ), moved as (update order_allocations a set ready_on = ${day}::date from awaited w where a.id = w.id)
    select order_item_id as "orderItemId", ready_on as was from awaited`)
  return rows
}
