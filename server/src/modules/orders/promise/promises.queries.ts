import { sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import type { LineDay } from '#modules/order-record/order-lines'
import type { orderPromises } from '#tables/orders'

export type PromisedLines = (typeof orderPromises.$inferSelect)['lines']

/** The lines of the newest promise; an order from before promises were kept has none. */
export async function findPromisedLines({ db }: Context, orderId: number): Promise<PromisedLines> {
  const rows = await queryRows<{ lines: PromisedLines }>(
    db,
    { lines: 'json' },
    sql`select lines from order_promises where order_id = ${orderId} order by id desc limit 1`,
  )
  return rows[0]?.lines ?? []
}

/** Lines with an open part, and the day of the last of it. Stock that was taken later, without a day of its own, keeps that of its line. */
export async function listLineDays({ db }: Context, orderId: number): Promise<LineDay[]> {
  const rows = await queryRows<LineDay>(
    db,
    { orderItemId: 'number', day: 'text?' },
    sql`
    select i.id as "orderItemId", case when bool_and(d.day is not null) then max(d.day) end as day
    from order_items i join order_allocations a on a.order_item_id = i.id and a.amount > a.shipped
    cross join lateral (select coalesce(a.ready_on, case a.kind when 'stock' then i.ship_by end) as day) d
    where i.order_id = ${orderId} and i.amount > i.shipped + i.cancelled group by i.id order by i.id`,
  )
  return rows
}
