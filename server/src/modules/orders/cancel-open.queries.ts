import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context'

/** Cancels the unshipped part of the lines; their sums shrink to the shipped part. */
export async function cancelOpenLines({ db }: Context, orderId: number): Promise<void> {
  await db.execute(sql`
    with gone as (
      select x.order_item_id, sum(x.sum) as sum, sum(x.vat) as vat from shipments s join shipment_items x on x.shipment_id = s.id
      where s.order_id = ${orderId} and s.state in ('shipped', 'delivered', 'issued') group by 1
    )
    update order_items i set cancelled = i.amount - i.shipped, cash_back = trunc(i.cash_back * i.shipped / (i.amount - i.cancelled)),
      sum = coalesce((select g.sum from gone g where g.order_item_id = i.id), 0),
      vat = coalesce((select g.vat from gone g where g.order_item_id = i.id), 0)
    where i.order_id = ${orderId} and i.amount > i.shipped + i.cancelled`)
}
