import { type SQL, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'

export type RouteStop = {
  region: string
  address: string
  window: { from: string; to: string } | null
  company: string
  contactName: string
  contactPhone: string
  orderNumber: string
  shipmentNumber: string
  boxes: number
  grams: number
  comment: string
}

/** Shipments of a warehouse's own cars on a day, by region and address. */
export const listRouteStops = (
  { db }: Context,
  { warehouseId, day, isSeen }: { warehouseId: number; day: string; isSeen: SQL },
): Promise<RouteStop[]> =>
  queryRows<RouteStop>(
    db,
    {
      region: 'text',
      address: 'text',
      window: 'json?',
      company: 'text',
      contactName: 'text',
      contactPhone: 'text',
      orderNumber: 'text',
      shipmentNumber: 'text',
      boxes: 'number',
      grams: 'number',
      comment: 'text',
    },
    sql`
    select coalesce(r.name ->> 'ru', '') as region, o.delivery_address as address, o.window, c.name as company,
      o.contact_name as "contactName", o.contact_phone as "contactPhone", o.number as "orderNumber", s.number as "shipmentNumber",
      (select count(*)::int from packed_boxes b where b.shipment_id = s.id) as boxes,
      coalesce((select sum(b.grams) from packed_boxes b where b.shipment_id = s.id having sum(b.grams) > 0),
        (select sum(i.weight_grams * x.amount) from shipment_items x join order_items i on i.id = x.order_item_id where x.shipment_id = s.id),
        0) as grams, o.comment
    from shipments s join orders o on o.id = s.order_id join companies c on c.id = o.company_id left join regions r on r.id = o.region_id
    where s.warehouse_id = ${warehouseId} and s.shipped_on = ${day}::date and s.state in ('shipped', 'delivered')
      and o.delivery_type = 'delivery' and ${isSeen}
    order by 1, 2, s.id`,
  )
