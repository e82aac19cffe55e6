import { type SQL, sql } from '#platform/database/drizzle'
import type { OrderReturn, Reserve, Shipment } from '@vitrina/contract/orders/order-parts'
import type { Order } from '@vitrina/contract/orders/orders'
import type { Context } from '#platform/context'
import { o, shownColumns } from './order-columns.queries.ts'

/** Fields of an order beyond its row in a list, in one statement. */
export async function findOrderDetail({ db }: Context, condition: SQL) {
  const [detail] = await db
    .select({
      ...shownColumns,
      itemsTotal: o.itemsTotal,
      customItemsTotal: o.customItemsTotal,
      hasDocuments: sql<boolean>`exists (select from documents d where d.order_id = o.id)`,
      group: sql<
        { id: number; number: string }[] | null
      >`(select json_agg(json_build_object('id', g.id, 'number', g.number) order by g.id) from orders g
        where g.group_key = o.group_key and g.id <> o.id)`,
      quote: sql<
        Order['quote']
      >`(select json_build_object('id', q.id, 'number', q.number) from quotes q where q.order_group = o.group_key)`,
      replaces: sql<Order['replaces']>`(select json_build_object('id', p.id, 'number', p.number, 'returnNumber', q.number)
        from return_requests q join orders p on p.id = q.order_id where q.replacement_order_id = o.id limit 1)`,
      contract: sql<
        Order['contract']
      >`(select json_build_object('id', k.id, 'number', k.number, 'signedOn', k.signed_on) from contracts k where k.id = o.contract_id)`,
      warehouse: sql<
        Order['warehouse']
      >`(select json_build_object('id', w.id, 'name', w.name, 'address', w.address, 'hours', w.hours, 'phone', w.phone)
        from warehouses w where w.id = o.warehouse_id)`,
      file: sql<{
        name: string
        key: string
      } | null>`(select json_build_object('name', f.name, 'key', f.key) from stored_files f where f.key = o.file_key)`,
      reserve: sql<Reserve | null>`(select json_build_object('id', r.id, 'state', r.state, 'requestedAt', r.requested_at, 'confirmedAt', r.confirmed_at,
          'expiresAt', r.expires_at, 'extendedTimes', r.extended_times, 'reason', r.reason)
        from reserves r where r.order_id = o.id order by r.id desc limit 1)`,
      shipments: sql<
        Shipment[] | null
      >`(select json_agg(json_build_object('id', s.id, 'number', s.number, 'state', s.state, 'shippedOn', s.shipped_on,
          'warehouse', (select w.name from warehouses w where w.id = s.warehouse_id), 'pickupCode', s.pickup_code,
          'pickupUntil', s.pickup_until, 'trackingNumber', s.tracking_number, 'sum', s.sum,
          'items', (select coalesce(json_agg(json_build_object('orderItemId', x.order_item_id, 'amount', x.amount)), '[]')
            from shipment_items x where x.shipment_id = s.id)) order by s.id)
        from shipments s where s.order_id = o.id)`,
      returns: sql<
        OrderReturn[] | null
      >`(select json_agg(json_build_object('id', q.id, 'number', q.number, 'state', q.state, 'resolution', q.resolution, 'comment', q.comment,
          'answer', q.answer, 'sum', q.sum, 'createdAt', q.created_at,
          'replacement', (select json_build_object('id', n.id, 'number', n.number) from orders n where n.id = q.replacement_order_id),
          'items', (select coalesce(json_agg(json_build_object('orderItemId', y.order_item_id, 'amount', y.amount,
              'accepted', y.accepted, 'reason', y.reason, 'condition', y.condition, 'photos', y.photo_keys)), '[]')
            from return_items y where y.return_id = q.id)) order by q.id)
        from return_requests q where q.order_id = o.id)`,
    })
    .from(o)
    .where(condition)
  return detail
}
