import { type SQL, sql } from 'drizzle-orm'
import type { OrderReturn, Reserve, Shipment } from '@vitrina/contract/orders/order-parts'
import type { Order } from '@vitrina/contract/orders/orders'
import type { Context } from '#platform/context'

/** Fields of an order beyond its row in a list. */
export type OrderDetail = {
  source: Order['source']
  group: { id: number; number: string }[] | null
  replaces: Order['replaces']
  contract: { id: number; number: string; signedOn: string } | null
  warehouse: { id: number; name: string; address: string; hours: string; phone: string } | null
  delivery_address: string
  carrier: string
  window: { from: string; to: string } | null
  contact_name: string
  contact_phone: string
  payment_method: Order['paymentMethod']
  deferral_days: number
  approval_state: Order['approvalState']
  credit_grade: Order['creditGrade']
  refusal: string
  comment: string
  file: { name: string; key: string } | null
  items_total: number
  custom_items_total: number
  delivery_price: number
  vat: number
  discount: number
  cash_back: number
  weight_grams: number
  volume_ml: number
  reserve: (Omit<Reserve, 'state'> & { state: Reserve['state'] }) | null
  shipments: Shipment[] | null
  returns: OrderReturn[] | null
}

/** One statement for all of it. */
export async function findOrderDetail({ db }: Context, condition: SQL): Promise<OrderDetail | undefined> {
  const { rows } = await db.execute<OrderDetail>(sql`
    select o.source, o.delivery_address, o.carrier, o."window", o.contact_name, o.contact_phone, o.payment_method, o.deferral_days,
      o.approval_state, o.credit_grade, o.refusal, o.comment, o.items_total::float8 as items_total,
      o.custom_items_total::float8 as custom_items_total, o.delivery_price::float8 as delivery_price, o.vat::float8 as vat,
      o.discount::float8 as discount, o.cash_back::float8 as cash_back, o.weight_grams::float8 as weight_grams, o.volume_ml::float8 as volume_ml,
      (select json_agg(json_build_object('id', g.id, 'number', g.number) order by g.id) from orders g
        where g.group_key = o.group_key and g.id <> o.id) as "group",
      (select json_build_object('id', p.id, 'number', p.number, 'returnNumber', q.number)
        from return_requests q join orders p on p.id = q.order_id where q.replacement_order_id = o.id limit 1) as replaces,
      (select json_build_object('id', k.id, 'number', k.number, 'signedOn', k.signed_on) from contracts k where k.id = o.contract_id) as contract,
      (select json_build_object('id', w.id, 'name', w.name, 'address', w.address, 'hours', w.hours, 'phone', w.phone)
        from warehouses w where w.id = o.warehouse_id) as warehouse,
      (select json_build_object('name', f.name, 'key', f.key) from stored_files f where f.key = o.file_key) as file,
      (select json_build_object('id', r.id, 'state', r.state, 'requestedAt', r.requested_at, 'confirmedAt', r.confirmed_at,
          'expiresAt', r.expires_at, 'extendedTimes', r.extended_times, 'reason', r.reason)
        from reserves r where r.order_id = o.id order by r.id desc limit 1) as reserve,
      (select json_agg(json_build_object('id', s.id, 'number', s.number, 'state', s.state, 'shippedOn', s.shipped_on,
          'warehouse', (select w.name from warehouses w where w.id = s.warehouse_id), 'pickupCode', s.pickup_code,
          'pickupUntil', s.pickup_until, 'trackingNumber', s.tracking_number, 'sum', s.sum,
          'items', (select coalesce(json_agg(json_build_object('orderItemId', x.order_item_id, 'amount', x.amount::float8)), '[]')
            from shipment_items x where x.shipment_id = s.id)) order by s.id)
        from shipments s where s.order_id = o.id) as shipments,
      (select json_agg(json_build_object('id', q.id, 'number', q.number, 'state', q.state, 'resolution', q.resolution, 'comment', q.comment,
          'answer', q.answer, 'sum', q.sum, 'createdAt', q.created_at,
          'replacement', (select json_build_object('id', n.id, 'number', n.number) from orders n where n.id = q.replacement_order_id),
          'items', (select coalesce(json_agg(json_build_object('orderItemId', y.order_item_id, 'amount', y.amount::float8,
              'accepted', y.accepted::float8, 'reason', y.reason, 'condition', y.condition, 'photos', y.photo_keys)), '[]')
            from return_items y where y.return_id = q.id)) order by q.id)
        from return_requests q where q.order_id = o.id) as returns
    from orders o where ${condition}`)
  return rows[0]
}
