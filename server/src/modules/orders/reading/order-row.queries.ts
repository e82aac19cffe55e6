import { openInvoiceStates } from '@vitrina/contract/documents/documents.rules'
import { type SQL, sql } from '#platform/database/drizzle'
import type {
  CreditGrade,
  DeliveryType,
  OrderState,
  PaymentMethod,
  PaymentState,
  ShippingState,
} from '@vitrina/contract/orders/orders.rules'
import type { Context } from '#platform/context'
import { hiddenFromPlanner, prepared } from '#platform/database/prepared'
import { queryRows } from '#platform/database/rows'

/** A row of the list with the facts its actions depend on; one statement for any number of rows. */
export type ListedOrder = {
  id: number
  number: string
  buyer_order_number: string
  created_at: string
  company_id: number
  company: string
  legal_entity: string
  created_by: number | null
  author: string | null
  manager_id: number | null
  manager: string | null
  state: OrderState
  shipping_state: ShippingState
  payment_state: PaymentState
  is_overdue: boolean
  delivery_type: DeliveryType
  desired_on: string | null
  promised_on: string | null
  total: number
  cancelled_total: number
  paid_sum: number
  line_count: number
  credit_grade: CreditGrade
  payment_method: PaymentMethod
  released_sum: number | null
  version: number
  reserve_state: string | null
  reserve_expires_at: string | null
  extended_times: number | null
  has_open: boolean
  has_unheld: boolean
  has_returnable: boolean
  has_open_invoice: boolean
  has_unpriced: boolean
  has_ready_pickup: boolean
  has_shippable: boolean
  has_movable: boolean
  has_awaited: boolean
  has_transfer: boolean
}

const personOf = (alias: string) => `nullif(concat_ws(' ', nullif(${alias}.last_name, ''), nullif(${alias}.first_name, '')), '')`

const readOrderRows = prepared<ListedOrder>(
  'order-rows',
  {
    id: 'number',
    number: 'text',
    buyer_order_number: 'text',
    created_at: 'text',
    company_id: 'number',
    company: 'text',
    legal_entity: 'text',
    created_by: 'number?',
    author: 'text?',
    manager_id: 'number?',
    manager: 'text?',
    state: 'text',
    shipping_state: 'text',
    payment_state: 'text',
    delivery_type: 'text',
    desired_on: 'text?',
    promised_on: 'text?',
    total: 'number',
    cancelled_total: 'number',
    paid_sum: 'number',
    line_count: 'number',
    credit_grade: 'text',
    version: 'number',
    payment_method: 'text',
    released_sum: 'number?',
    reserve_state: 'text?',
    reserve_expires_at: 'text?',
    extended_times: 'number?',
    has_open: 'boolean',
    has_unheld: 'boolean',
    has_returnable: 'boolean',
    has_unpriced: 'boolean',
    has_open_invoice: 'boolean',
    is_overdue: 'boolean',
    has_ready_pickup: 'boolean',
    has_shippable: 'boolean',
    has_movable: 'boolean',
    has_awaited: 'boolean',
    has_transfer: 'boolean',
  },
  `
  select o.id, o.number, o.buyer_order_number, o.created_at, o.company_id, c.name as company, e.short_name as legal_entity,
    o.created_by, ${personOf('a')} as author, o.manager_id, ${personOf('m')} as manager, o.state, o.shipping_state, o.payment_state,
    o.delivery_type, o.desired_on, o.promised_on, o.total, o.cancelled_total, o.paid_sum, o.line_count, o.credit_grade, o.version, o.payment_method, o.released_sum,
    r.state as reserve_state, r.expires_at as reserve_expires_at, r.extended_times,
    coalesce(l.has_open, false) as has_open, coalesce(l.has_unheld, false) as has_unheld,
    coalesce(l.has_returnable, false) as has_returnable, coalesce(l.has_unpriced, false) as has_unpriced,
    coalesce(d.is_open, false) as has_open_invoice, coalesce(d.is_overdue, false) as is_overdue,
    exists (select from shipments s where s.order_id = o.id and s.state = 'ready_for_pickup') as has_ready_pickup,
    coalesce(p.has_shippable, false) as has_shippable, coalesce(p.has_movable, false) as has_movable,
    coalesce(p.has_awaited, false) as has_awaited,
    exists (select from stock_transfers f where f.order_id = o.id and f.state = 'sent') as has_transfer
  from unnest(${hiddenFromPlanner('$1', 'int[]')}) with ordinality page (id, place) join orders o on o.id = page.id
  join companies c on c.id = o.company_id
  join legal_entities e on e.id = o.legal_entity_id
  left join users a on a.id = o.created_by
  left join users m on m.id = o.manager_id
  left join lateral (
    select v.state, v.expires_at, v.extended_times from reserves v where v.order_id = o.id order by v.id desc limit 1
  ) r on true
  left join lateral (
    select bool_or(i.amount > i.shipped + i.cancelled) as has_open, bool_or(i.shipped > i.returned) as has_returnable,
      bool_or(i.price is null and i.amount > i.cancelled) as has_unpriced,
      bool_or(i.product_id is not null and i.amount - i.shipped - i.cancelled > coalesce(h.held, 0)) as has_unheld
    from order_items i left join lateral (select sum(x.held + x.in_transit) as held from order_allocations x where x.order_item_id = i.id) h on true
    where i.order_id = o.id
  ) l on true
  left join lateral (
    select bool_or(g.kind = 'stock' and g.open > 0 and g.held + least(g.unheld, g.free) > g.waiting
        and (o.delivery_type <> 'pickup' or g.warehouse_id = o.warehouse_id)) as has_shippable,
      bool_or(g.kind = 'stock' and g.held > g.waiting) as has_movable, bool_or(g.kind = 'toOrder' and g.open > 0 and g.unheld > 0) as has_awaited
    from (
      select x.kind, x.warehouse_id, sum(x.held) as held, sum(x.amount - x.held - x.in_transit - x.shipped) as unheld,
        coalesce(max(s.free), 0) as free, i.amount - i.shipped - i.cancelled - max(w.waiting) as open,
        case when x.warehouse_id = o.warehouse_id then max(w.waiting) else 0 end as waiting
      from order_items i join order_allocations x on x.order_item_id = i.id
      left join stock s on s.product_id = i.product_id and s.warehouse_id = x.warehouse_id
      cross join lateral (
        select coalesce(sum(y.amount), 0) as waiting from shipments h join shipment_items y on y.shipment_id = h.id
        where h.order_id = o.id and y.order_item_id = i.id and h.state in ('assembling', 'ready_for_pickup')
      ) w
      where i.order_id = o.id group by i.id, x.kind, x.warehouse_id
    ) g
  ) p on true
  left join lateral (
    select bool_or(true) as is_open, bool_or(i.due_on < $2::date) as is_overdue from documents i
    where i.order_id = o.id and i.type = 'invoice' and i.state = any($3)
  ) d on true
  order by page.place`,
)

/** Orders as rows of a list; `page` chooses and sorts their ids. The many joins are planned once, so two statements cost less than one. */
export async function listOrderRows(ctx: Context, { page, today }: { page: SQL; today: string }): Promise<ListedOrder[]> {
  const chosen = await queryRows<{ id: number; place: number }>(ctx.db, { id: 'number', place: 'number' }, sql`${page}`)
  const ids = chosen.toSorted((a, b) => a.place - b.place).map(({ id }) => id)
  return rowsOf(ctx, ids, today)
}

/** Rows of these orders, in their order. */
export const rowsOf = async (ctx: Context, ids: readonly number[], today: string): Promise<ListedOrder[]> =>
  ids.length === 0 ? [] : readOrderRows(ctx, [ids, today, openInvoiceStates])
