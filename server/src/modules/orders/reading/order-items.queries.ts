import { sql } from '#platform/database/drizzle'
import type { OrderItem } from '@vitrina/contract/orders/order-parts'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { mediaUrl } from '#modules/content/content.rules'

type Row = Omit<OrderItem, 'sources'> & { sources: OrderItem['sources'] | null }

/** The lines of an order; the reader's access is checked before. Free stock of a warehouse is for the seller's side alone. */
export async function listItems({ db }: Context, orderId: number, side: 'buyer' | 'seller' = 'buyer'): Promise<OrderItem[]> {
  const free = side === 'seller' ? sql`coalesce(s.free, 0)` : sql`0`
  const rows = await queryRows<Row>(
    db,
    {
      id: 'number',
      lineNo: 'number',
      productId: 'number?',
      isCustom: 'boolean',
      article: 'text',
      manufacturerCode: 'text',
      name: 'text',
      brand: 'text',
      image: 'text?',
      unit: 'text',
      decimals: 'number',
      amount: 'number',
      price: 'number?',
      isAgreedPrice: 'boolean',
      vatRate: 'number?',
      sum: 'number',
      vat: 'number',
      note: 'text',
      shipBy: 'text?',
      held: 'number',
      shipped: 'number',
      cancelled: 'number',
      returned: 'number',
      waiting: 'number',
      sources: 'json?',
    },
    sql`
    select i.id, i.line_no as "lineNo", i.product_id as "productId", i.is_custom as "isCustom", i.article,
      i.manufacturer_code as "manufacturerCode", i.name, i.brand, i.image, i.unit, i.decimals, i.amount,
      i.price, coalesce(i.source ->> 'type' = 'quote', false) as "isAgreedPrice", i.vat_rate as "vatRate", i.sum, i.vat, i.note, i.ship_by as "shipBy",
      coalesce(a.held, 0) as held, i.shipped, i.cancelled, i.returned,
      coalesce(g.waiting, 0) as waiting, a.sources
    from order_items i left join lateral (
      select sum(x.held) as held, json_agg(json_build_object('kind', x.kind, 'warehouseId', x.warehouse_id, 'warehouse', w.name,
          'amount', x.amount, 'held', x.held, 'inTransit', x.in_transit, 'shipped', x.shipped,
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
    where i.order_id = ${orderId} order by i.line_no`,
  )
  return rows.map((row) => ({ ...row, image: mediaUrl(row.image), sources: row.sources ?? [] }))
}
