import { sql } from 'drizzle-orm'
import type { OrderItem } from '@vitrina/contract/orders/order-parts'
import type { Context } from '#platform/context'
import { mediaUrl } from '#modules/content/content.rules'

type Row = Omit<OrderItem, 'sources'> & { sources: OrderItem['sources'] | null }

/** The lines of an order; the reader's access is checked before. Free stock of a warehouse is for the seller's side alone. */
export async function listItems({ db }: Context, orderId: number, side: 'buyer' | 'seller' = 'buyer'): Promise<OrderItem[]> {
  const free = side === 'seller' ? sql`coalesce(s.free, 0)::float8` : sql`0`
  const { rows } = await db.execute<Row>(sql`
    select i.id, i.line_no as "lineNo", i.product_id as "productId", i.is_custom as "isCustom", i.article,
      i.manufacturer_code as "manufacturerCode", i.name, i.brand, i.image, i.unit, i.decimals, i.amount::float8 as amount,
      i.price::float8 as price, i.vat_rate as "vatRate", i.sum::float8 as sum, i.vat::float8 as vat, i.note, i.ship_by as "shipBy",
      coalesce(a.held, 0)::float8 as held, i.shipped::float8 as shipped, i.cancelled::float8 as cancelled, i.returned::float8 as returned,
      coalesce(g.waiting, 0)::float8 as waiting, a.sources
    from order_items i left join lateral (
      select sum(x.held) as held, json_agg(json_build_object('kind', x.kind, 'warehouseId', x.warehouse_id, 'warehouse', w.name,
          'amount', x.amount::float8, 'held', x.held::float8, 'inTransit', x.in_transit::float8, 'shipped', x.shipped::float8,
          'from', (select c.name from stock_transfer_items t join stock_transfers f on f.id = t.transfer_id
            join warehouses c on c.id = f.from_warehouse_id where t.allocation_id = x.id and f.state = 'sent'),
          'free', ${free}, 'readyOn', x.ready_on) order by x.id) as sources
      from order_allocations x left join warehouses w on w.id = x.warehouse_id
      left join stock s on s.product_id = i.product_id and s.warehouse_id = x.warehouse_id
      where x.order_item_id = i.id
    ) a on true
    left join lateral (
      select sum(y.amount) as waiting from shipments h join shipment_items y on y.shipment_id = h.id
      where h.order_id = i.order_id and y.order_item_id = i.id and h.state in ('assembling', 'ready_for_pickup')
    ) g on true
    where i.order_id = ${orderId} order by i.line_no`)
  return rows.map((row) => ({ ...row, image: mediaUrl(row.image), sources: row.sources ?? [] }))
}
