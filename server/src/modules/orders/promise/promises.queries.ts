import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context'
import type { LineDay } from '#modules/order-record/order-lines'
import type { orderPromises } from '#tables/orders'

export type PromisedLines = (typeof orderPromises.$inferSelect)['lines']

/** The lines of the newest promise; an order from before promises were kept has none. */
export async function findPromisedLines({ db }: Context, orderId: number): Promise<PromisedLines> {
  const { rows } = await db.execute<{ lines: PromisedLines }>(
    sql`select lines from order_promises where order_id = ${orderId} order by id desc limit 1`,
  )
  return rows[0]?.lines ?? []
}

/** Lines with an open part, and the day of the last of it. */
export async function listLineDays({ db }: Context, orderId: number): Promise<LineDay[]> {
  const { rows } = await db.execute<LineDay>(sql`
    select i.id as "orderItemId", case when bool_and(a.ready_on is not null) then max(a.ready_on) end as day
    from order_items i join order_allocations a on a.order_item_id = i.id and a.amount > a.shipped
    where i.order_id = ${orderId} and i.amount > i.shipped + i.cancelled group by i.id order by i.id`)
  return rows
}
