import { sql } from 'drizzle-orm'
import type { OrderItem } from '@vitrina/contract/order-parts'
import type { Context } from '#platform/context'
import { mediaUrl } from '#modules/content/content.rules'

type Row = Omit<OrderItem, 'allocations'> & { allocations: OrderItem['allocations'] | null }

/** The lines of an order; whether the reader may is asked before. */
export async function listItems({ db }: Context, orderId: number): Promise<OrderItem[]> {
  const { rows } = await db.execute<Row>(sql`
    select i.id, i.line_no as "lineNo", i.product_id as "productId", i.is_custom as "isCustom", i.article,
      i.manufacturer_code as "manufacturerCode", i.name, i.brand, i.image, i.unit, i.decimals, i.amount::float8 as amount,
      i.price::float8 as price, i.vat_rate as "vatRate", i.sum::float8 as sum, i.vat::float8 as vat, i.note, i.ship_by as "shipBy",
      coalesce(a.held, 0)::float8 as held, i.shipped::float8 as shipped, i.cancelled::float8 as cancelled, i.returned::float8 as returned,
      a.allocations
    from order_items i left join lateral (
      select sum(x.held) as held, json_agg(json_build_object('warehouse', w.name, 'amount', x.amount::float8, 'readyOn', x.ready_on) order by x.id)
        as allocations
      from order_allocations x left join warehouses w on w.id = x.warehouse_id where x.order_item_id = i.id
    ) a on true
    where i.order_id = ${orderId} order by i.line_no`)
  return rows.map((row) => ({ ...row, image: mediaUrl(row.image), allocations: row.allocations ?? [] }))
}
