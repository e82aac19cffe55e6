import { type SQL, sql } from '#platform/database/drizzle'
import type { PaymentFacts, SourcedLine } from '@vitrina/contract/fulfilment/fulfilment.rules'
import { openInvoiceStates } from '@vitrina/contract/documents/documents.rules'
import type { DeliveryType } from '@vitrina/contract/orders/orders.rules'
import type { ShortReason } from '@vitrina/contract/warehouse/warehouse.rules'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { sqlList } from '#platform/database/sql-list'

/** A line with its goods, its sources and what was picked of it in the warehouse. */
export type WarehouseLine = SourcedLine & {
  article: string
  name: string
  manufacturerCode: string
  ean: string | null
  unit: string
  decimals: number
  place: string
  pick: { amount: number; sentBefore: number; short: ShortReason | null } | null
}

export type WarehouseOrderRow = PaymentFacts & {
  id: number
  number: string
  version: number
  company: string
  deliveryType: DeliveryType
  warehouseId: number | null
  carrier: string
  deliveryAddress: string
  contactName: string
  contactPhone: string
  pickups: { id: number; number: string }[]
  transfers: { id: number; number: string; from: string }[]
  shipBy: string | null
  arrivalOn: string | null
  boxes: number[]
  lines: WarehouseLine[]
}

/** More open orders than a warehouse has; beyond it the newest are left out. */
const MOST_ORDERS = 2_000

/** Orders `o` whose goods lie in the warehouse, are picked up there, or will come to it. */
const belongsTo = (warehouseId: number): SQL => sql`(
  (o.delivery_type = 'pickup' and o.warehouse_id = ${warehouseId})
  or exists (select from order_items i join order_allocations a on a.order_item_id = i.id
    where i.order_id = o.id and a.kind = 'stock' and a.warehouse_id = ${warehouseId} and a.amount > a.shipped)
  or (o.delivery_type <> 'pickup' and (o.region_id is null
      or exists (select from region_warehouses r where r.region_id = o.region_id and r.warehouse_id = ${warehouseId}))
    and exists (select from order_items i join order_allocations a on a.order_item_id = i.id
      where i.order_id = o.id and a.kind = 'toOrder' and a.amount > a.held + a.in_transit + a.shipped)))`

/** ЗК-000123 is found by 123 as well, as the label of a box has it. */
const partOf = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

type WorkQuery = {
  warehouseId: number
  today: string
  isSeen: SQL
  /** These alone, whatever waits besides them. */
  ids?: readonly number[]
  until?: string | undefined
  delivery?: DeliveryType | undefined
  q?: string
}

const conditionOf = ({ warehouseId, isSeen, ids, delivery, q }: WorkQuery): SQL =>
  sql.join(
    [
      isSeen,
      ids
        ? sql`o.id = any(${sql.param([...ids])}::int[])`
        : sql`o.state in ('confirmed', 'in_progress')
            and o.shipping_state in ('not_shipped', 'assembling', 'ready_for_pickup', 'not_collected', 'partially_shipped')
            and ${belongsTo(warehouseId)}`,
      ...(delivery ? [sql`o.delivery_type = ${delivery}`] : []),
      ...(q ? [sql`(o.number ilike ${partOf(q)} or c.name ilike ${partOf(q)})`] : []),
    ],
    sql` and `,
  )

/** Orders of a warehouse with their lines, sources and picks: one statement for any number of them; the first to leave come first. */
export async function listWarehouseOrders({ db }: Context, query: WorkQuery): Promise<WarehouseOrderRow[]> {
  const { warehouseId, today, until } = query
  return queryRows<WarehouseOrderRow>(
    db,
    {
      id: 'number',
      number: 'text',
      version: 'number',
      company: 'text',
      deliveryType: 'text',
      warehouseId: 'number?',
      carrier: 'text',
      deliveryAddress: 'text',
      contactName: 'text',
      contactPhone: 'text',
      paymentMethod: 'text',
      paymentState: 'text',
      creditGrade: 'text',
      isOverdue: 'boolean',
      total: 'number',
      releasedSum: 'number?',
      pickups: 'json',
      transfers: 'json',
      shipBy: 'text?',
      arrivalOn: 'text?',
      boxes: 'json',
      lines: 'json',
    },
    sql`
    select o.id, o.number, o.version, c.name as company, o.delivery_type as "deliveryType", o.warehouse_id as "warehouseId", o.carrier,
      o.delivery_address as "deliveryAddress", o.contact_name as "contactName", o.contact_phone as "contactPhone",
      o.payment_method as "paymentMethod", o.payment_state as "paymentState", o.credit_grade as "creditGrade", o.total,
      o.released_sum as "releasedSum",
      exists (select from documents d where d.order_id = o.id and d.type = 'invoice' and d.state in (${sqlList(openInvoiceStates)})
        and d.due_on < ${today}::date) as "isOverdue",
      coalesce((select json_agg(json_build_object('id', s.id, 'number', s.number) order by s.id) from shipments s
        where s.order_id = o.id and s.state = 'ready_for_pickup'), '[]') as pickups,
      coalesce((select json_agg(json_build_object('id', t.id, 'number', t.number, 'from', n.name) order by t.id)
        from stock_transfers t join warehouses n on n.id = t.from_warehouse_id
        where t.order_id = o.id and t.state = 'sent' and t.to_warehouse_id = ${warehouseId}), '[]') as transfers,
      coalesce(l.ship_by, o.promised_on, o.desired_on) as "shipBy", l.arrival_on as "arrivalOn",
      coalesce((select json_agg(b.grams order by b.id) from packed_boxes b
        where b.order_id = o.id and b.warehouse_id = ${warehouseId} and b.shipment_id is null), '[]') as boxes, l.lines
    from orders o join companies c on c.id = o.company_id
    cross join lateral (
      select min(i.ship_by) filter (where i.amount > i.shipped + i.cancelled) as ship_by, min(a.arrival_on) as arrival_on,
        coalesce(json_agg(json_build_object('id', i.id, 'productId', i.product_id, 'article', i.article, 'name', i.name,
          'manufacturerCode', i.manufacturer_code, 'ean', p.ean, 'unit', i.unit, 'decimals', i.decimals, 'amount', i.amount,
          'cancelled', i.cancelled, 'shipped', i.shipped, 'waiting', coalesce(w.waiting, 0), 'place', coalesce(g.place, ''),
          'sources', coalesce(a.sources, '[]'),
          'pick', case when k.order_item_id is not null then
            json_build_object('amount', k.amount, 'sentBefore', k.sent_before, 'short', k.short) end) order by i.line_no), '[]') as lines
      from order_items i left join products p on p.id = i.product_id
      left join storage_places g on g.product_id = i.product_id and g.warehouse_id = ${warehouseId}
      left join picked_lines k on k.order_item_id = i.id and k.warehouse_id = ${warehouseId}
      left join lateral (
        select sum(x.amount) as waiting from shipments h join shipment_items x on x.shipment_id = h.id
        where h.order_id = o.id and x.order_item_id = i.id and h.state in ('assembling', 'ready_for_pickup')
      ) w on true
      left join lateral (
        select min(y.ready_on) filter (where y.kind = 'toOrder' and y.amount > y.held + y.in_transit + y.shipped) as arrival_on,
          json_agg(json_build_object('kind', y.kind, 'warehouseId', y.warehouse_id, 'amount', y.amount, 'held', y.held,
            'inTransit', y.in_transit, 'shipped', y.shipped, 'free', coalesce(f.free, 0))) as sources
        from order_allocations y left join stock f on f.product_id = i.product_id and f.warehouse_id = y.warehouse_id
        where y.order_item_id = i.id
      ) a on true
      where i.order_id = o.id
    ) l
    where ${conditionOf(query)} and ${until ? sql`coalesce(l.ship_by, o.promised_on, o.desired_on) <= ${until}::date` : sql`true`}
    order by coalesce(l.ship_by, o.promised_on, o.desired_on) nulls last, o.id limit ${MOST_ORDERS}`,
  )
}
