import { fractionSql, lineSumSql, wholeSql } from '../../contract/src/prices/prices.sql.ts'
import { SELLER_TIMEZONE } from '../../contract/src/days/days.rules.ts'
import { orderSteps } from '../../contract/src/orders/orders.rules.ts'
import { creditDefaults } from '../../server/src/modules/orders/credit.rules.ts'

/** A condition that must always hold in a store; `sql` returns the violating rows, each with a readable `what`. */
export type Invariant = { name: string; sql: string }

const edges = Object.entries(orderSteps).flatMap(([from, to]) => to.map((one) => `('${from}', '${one}')`))
const GONE = `('shipped', 'delivered', 'issued')`
const OVER = `('cancelled', 'declined', 'rejected')`
const sumOf = (price: string, amount: string) => lineSumSql({ price, whole: wholeSql(amount), fraction: fractionSql(amount) })

/** Plain statements: anybody can run one by hand against a store that misbehaves. */
export const invariants: readonly Invariant[] = [
  {
    name: 'stock is never negative',
    sql: `select format('product %s in warehouse %s: %s', product_id, warehouse_id, free) as what from stock where free < 0`,
  },
  {
    name: 'what left the free stock is held or shipped, and nothing else',
    sql: `select format('product %s in warehouse %s: moved %s, held and shipped %s', m.product_id, m.warehouse_id, m.moved, coalesce(a.gone, 0)) as what
      from (select product_id, warehouse_id, sum(change) as moved from stock_movements where kind in ('held', 'released') group by 1, 2) m
      left join (
        select i.product_id, x.warehouse_id, sum(x.held + x.shipped) as gone
        from order_allocations x join order_items i on i.id = x.order_item_id where x.kind = 'stock' group by 1, 2
      ) a on a.product_id = m.product_id and a.warehouse_id = m.warehouse_id
      where m.moved <> -coalesce(a.gone, 0)`,
  },
  {
    name: 'everything held was taken by a movement',
    sql: `select format('source %s holds %s', x.id, x.held) as what
      from order_allocations x join order_items i on i.id = x.order_item_id
      where x.held + x.shipped > 0 and x.kind = 'stock' and i.product_id is not null and not exists (
        select from stock_movements m where m.order_item_id = i.id and m.kind = 'held' and m.warehouse_id = x.warehouse_id)`,
  },
  {
    name: 'an order’s total is the sum of its lines and its delivery',
    sql: `select format('%s: %s, lines %s, delivery %s', o.number, o.total, coalesce(sum(i.sum), 0), o.delivery_price) as what
      from orders o left join order_items i on i.order_id = o.id group by o.id
      having o.total <> coalesce(sum(i.sum), 0) + o.delivery_price
        or o.items_total <> coalesce(sum(i.sum) filter (where not i.is_custom), 0)
        or o.custom_items_total <> coalesce(sum(i.sum) filter (where i.is_custom), 0)`,
  },
  {
    name: 'an order’s VAT is that of its lines and its delivery',
    sql: `select format('%s: %s, lines %s, delivery %s', o.number, o.vat, coalesce(sum(i.vat), 0), o.delivery_vat) as what
      from orders o left join order_items i on i.order_id = o.id group by o.id having o.vat <> coalesce(sum(i.vat), 0) + o.delivery_vat`,
  },
  {
    name: 'a line costs its price times what is not cancelled of it',
    sql: `select format('line %s of order %s: %s', i.line_no, i.order_id, i.sum) as what from order_items i
      where i.price is not null and i.sum <> ${sumOf('i.price', '(i.amount - i.cancelled)')}`,
  },
  {
    name: 'what was shipped of a line stands in its shipments, to the kopeck',
    sql: `select format('line %s of order %s', i.line_no, i.order_id) as what
      from order_items i left join (
        select x.order_item_id, sum(x.amount) as amount, sum(x.sum) as sum from shipment_items x join shipments s on s.id = x.shipment_id
        where s.state in ${GONE} group by 1
      ) g on g.order_item_id = i.id
      where i.shipped <> coalesce(g.amount, 0) or (i.price is not null and coalesce(g.sum, 0) <> ${sumOf('i.price', 'i.shipped')})`,
  },
  {
    name: 'a line is held and shipped no more than it is open',
    sql: `select format('line %s of order %s: held %s, shipped %s, open %s', i.line_no, i.order_id, a.held, a.shipped, i.amount - i.cancelled) as what
      from order_items i join (
        select order_item_id, sum(held + in_transit) as held, sum(shipped) as shipped from order_allocations group by 1
      ) a on a.order_item_id = i.id
      where a.held + i.shipped > i.amount - i.cancelled or a.shipped <> i.shipped`,
  },
  {
    name: 'an order that is over holds nothing',
    sql: `select format('%s is %s and holds %s', o.number, o.state, sum(x.held + x.in_transit)) as what
      from orders o join order_items i on i.order_id = o.id join order_allocations x on x.order_item_id = i.id
      where o.state in ${OVER} group by o.id having sum(x.held + x.in_transit) > 0`,
  },
  {
    name: 'one version of a cart is ordered once',
    sql: `select format('cart %s at version %s: %s groups', cart_id, cart_version, count(distinct group_key)) as what
      from orders where cart_id is not null group by cart_id, cart_version having count(distinct group_key) > 1`,
  },
  {
    name: 'an order’s story begins with its placing, once',
    sql: `select format('%s: %s', o.number, count(e.id)) as what
      from orders o left join order_events e on e.order_id = o.id and e.type = 'order.placed'
      where o.source = 'cart' group by o.id having count(e.id) <> 1`,
  },
  {
    name: 'business states go along the edges of their machine',
    sql: `select format('order %s: %s to %s', e.order_id, e.data->>'from', e.data->>'to') as what from order_events e
      where e.data ? 'from' and e.data ? 'to' and e.type like 'order.%'
        and (e.data->>'from', e.data->>'to') not in (values ${edges.join(', ')})`,
  },
  {
    name: 'no order is expected before the newest of its promises, and none of its lines after it',
    sql: `select format('%s: chosen %s, promised %s, kept %s, lines %s', o.number, o.desired_on, o.promised_on, p.day, l.last) as what
      from orders o join lateral (select day from order_promises where order_id = o.id order by id desc limit 1) p on true
      left join lateral (select max(ship_by) as last from order_items where order_id = o.id and amount > cancelled + shipped) l on true
      where o.promised_on is distinct from p.day or (o.desired_on is not null and (p.day is null or o.desired_on < p.day)) or l.last > p.day`,
  },
  {
    name: 'no more of an arrival is promised than is expected',
    sql: `select format('arrival %s of %s: %s promised', r.id, r.quantity, sum(a.amount - a.held - a.shipped)) as what
      from arrivals r join order_allocations a on a.arrival_id = r.id join order_items i on i.id = a.order_item_id
      join orders o on o.id = i.order_id and o.state not in ${OVER} and o.state <> 'completed'
      group by r.id having sum(a.amount - a.held - a.shipped) > r.quantity`,
  },
  {
    name: 'a reserve that has run out is released within a minute, unless it is paid for',
    sql: `select format('reserve %s of order %s, until %s', r.id, r.order_id, r.expires_at) as what from reserves r
      join orders o on o.id = r.order_id and o.payment_state <> 'paid'
      where r.state in ('confirmed', 'partially_confirmed') and r.expires_at < now() - interval '1 minute'`,
  },
  {
    name: 'goods nobody came for in time are free again within five minutes',
    sql: `select format('shipment %s of order %s, until %s', s.number, s.order_id, s.pickup_until) as what
      from shipments s left join warehouses w on w.id = s.warehouse_id
      where s.state = 'ready_for_pickup'
        and s.pickup_until < ((now() - interval '5 minutes') at time zone coalesce(w.timezone, '${SELLER_TIMEZONE}'))::date`,
  },
  {
    name: 'what waits to be collected is held where it waits',
    sql: `select format('line %s of order %s: waits %s, held %s', i.line_no, i.order_id, g.waiting, a.held) as what
      from order_items i join (
        select x.order_item_id, s.warehouse_id, sum(x.amount) as waiting from shipment_items x join shipments s on s.id = x.shipment_id
        where s.state in ('assembling', 'ready_for_pickup') group by 1, 2
      ) g on g.order_item_id = i.id
      cross join lateral (
        select coalesce(sum(x.held), 0) as held from order_allocations x
        where x.order_item_id = i.id and x.kind = 'stock' and x.warehouse_id = g.warehouse_id
      ) a
      where g.waiting > a.held`,
  },
  {
    name: 'what left a warehouse with a shipment had been held there',
    sql: `select format('line %s of order %s, warehouse %s: left %s, held %s', i.line_no, i.order_id, g.warehouse_id, g.gone, a.shipped) as what
      from order_items i join (
        select x.order_item_id, x.warehouse_id, sum(x.amount) as gone from shipment_items x join shipments s on s.id = x.shipment_id
        where s.state in ${GONE} group by 1, 2
      ) g on g.order_item_id = i.id
      cross join lateral (
        select coalesce(sum(x.shipped), 0) as shipped from order_allocations x
        where x.order_item_id = i.id and x.kind = 'stock' and x.warehouse_id is not distinct from g.warehouse_id
      ) a
      where g.gone > a.shipped`,
  },
  {
    name: 'what has not arrived is neither held nor shipped',
    sql: `select format('source %s: held %s, on its way %s, shipped %s', id, held, in_transit, shipped) as what from order_allocations
      where kind = 'toOrder' and held + in_transit + shipped > 0`,
  },
  {
    name: 'what is on its way was sent and not received yet',
    sql: `select format('source %s: on its way %s', a.id, a.in_transit) as what from order_allocations a
      where a.in_transit > 0 and a.in_transit > (
        select coalesce(sum(x.amount), 0) from stock_transfer_items x join stock_transfers t on t.id = x.transfer_id and t.state = 'sent'
        where x.allocation_id = a.id)`,
  },
  {
    name: 'goods that came back to be replaced have an order of the same goods',
    sql: `select format('return %s, line %s: %s', q.number, x.order_item_id, x.accepted) as what
      from return_requests q join return_items x on x.return_id = q.id
      where q.resolution = 'replace' and q.state = 'approved' and x.accepted > (
        select coalesce(sum(i.amount), 0) from order_items i where i.order_id = q.replacement_order_id and i.replacement_of = x.order_item_id)`,
  },
  {
    name: 'nothing of an order belongs to another company',
    sql: `select format('%s', o.number) as what from orders o
      join legal_entities e on e.id = o.legal_entity_id
      left join contracts k on k.id = o.contract_id left join delivery_addresses a on a.id = o.delivery_address_id
      where e.company_id <> o.company_id or (k.id is not null and k.legal_entity_id <> o.legal_entity_id)
        or (a.id is not null and a.company_id <> o.company_id)
      union all
      select format('document %s', d.number) from documents d join orders o on o.id = d.order_id where d.company_id <> o.company_id
      union all
      select format('payment %s', p.id) from payment_allocations x join payments p on p.id = x.payment_id
        join documents d on d.id = x.document_id where d.company_id <> p.company_id`,
  },
  {
    name: 'no more of a payment is spent on invoices than came and stayed',
    // A refund for returned goods is covered by the goods: their invoice stays paid.
    sql: `select format('payment %s: %s of %s, %s went back', p.id, sum(x.sum), p.sum, b.sum) as what
      from payments p join payment_allocations x on x.payment_id = p.id
      cross join lateral (
        select coalesce(sum(r.sum), 0) as sum from payments r where r.refund_of = p.id and r.return_id is null and r.state in ('created', 'paid')
      ) b
      where p.direction = 'in' group by p.id, b.sum having sum(x.sum) > p.sum - b.sum`,
  },
  {
    name: 'an invoice is paid by what was spent on it',
    sql: `select format('%s: %s, payments %s', d.number, d.paid_sum, coalesce(sum(x.sum), 0)) as what
      from documents d left join payment_allocations x on x.document_id = d.id where d.type = 'invoice' and d.external_id is null
      group by d.id having d.paid_sum <> coalesce(sum(x.sum), 0)`,
  },
  {
    name: 'an order is paid by what its invoices are',
    sql: `select format('%s: %s', o.number, o.paid_sum) as what from orders o
      where o.paid_sum <> (select coalesce(sum(d.paid_sum), 0) from documents d where d.order_id = o.id and d.type = 'invoice')`,
  },
  {
    name: 'points are the sum of their ledger and never below nothing',
    sql: `select format('company %s: %s', company_id, sum(amount)) as what from loyalty_entries where kind <> 'earn_pending'
      group by company_id having sum(amount) < 0
      union all
      select format('company %s: ledger %s, lots %s', e.company_id, e.amount, coalesce(l.remaining, 0))
      from (select company_id, sum(amount) as amount from loyalty_entries where kind <> 'earn_pending' group by 1) e
      left join (select company_id, sum(remaining) as remaining from loyalty_lots group by 1) l on l.company_id = e.company_id
      where e.amount <> coalesce(l.remaining, 0)`,
  },
  {
    name: 'an order gives no more points than it promised',
    sql: `select format('%s: given %s, promised %s', o.number, e.given, i.promised) as what
      from (select order_id, sum(amount) as given from loyalty_entries where kind in ('earn_pending', 'earn', 'refund') group by 1) e
      join orders o on o.id = e.order_id
      join (select order_id, sum(cash_back) as promised from order_items group by 1) i on i.order_id = o.id
      where e.given > i.promised`,
  },
  {
    name: 'orders on credit stay within the limit, and what staff may let go beyond it',
    sql: `select format('company %s: %s on credit, limit %s', c.id, d.open, l.credit) as what from companies c
      join (
        select o.company_id, sum(o.total - o.paid_sum) as open, max(coalesce((s.config->'credit'->>'overLimitPercent')::numeric, ${creditDefaults.overLimitPercent})) as percent
        from orders o join sites s on s.id = o.site_id
        where o.payment_method = 'deferred' and o.paid_sum < o.total and o.external_id is null and o.source = 'cart' and o.state not in ${OVER}
        group by 1
      ) d on d.company_id = c.id
      cross join lateral (
        select greatest(c.credit_sum, coalesce(max(k.credit_limit), 0)) as credit
        from contracts k join legal_entities e on e.id = k.legal_entity_id where e.company_id = c.id
      ) l
      where d.open > l.credit * (1 + d.percent / 100)`,
  },
  {
    name: 'what a person did to an order stands in the journal, once',
    // A comment is no change.
    sql: `select format('order %s: %s of user %s: %s events, %s in the journal', e.order_id, e.type, e.actor_user_id, count(*), a.rows) as what
      from order_events e cross join lateral (
        select count(*) as rows from audit_events a where a.entity = 'order' and a.entity_id = e.order_id::text
          and a.type = e.type and a.actor_user_id = e.actor_user_id
      ) a
      where e.actor_user_id is not null and e.type <> 'comment'
      group by e.order_id, e.type, e.actor_user_id, a.rows having count(*) <> a.rows`,
  },
  {
    name: 'a key is answered within five minutes or not kept',
    sql: `select format('%s %s', route, key) as what from idempotency_keys where answer is null and created_at < now() - interval '5 minutes'`,
  },
  {
    name: 'letters and messages do not wait without a reason',
    sql: `select format('letter %s', m.id) as what from mails m where m.state = 'waiting' and m.created_at < now() - interval '5 minutes'
        and not exists (select from graphile_worker.jobs j where j.task_identifier like 'mail%')
      union all
      select format('message %s', s.id) from sms_messages s where s.state = 'waiting' and s.created_at < now() - interval '5 minutes'
        and not exists (select from graphile_worker.jobs j where j.task_identifier like 'sms%')`,
  },
  {
    name: 'what follows an order was done or is waiting to be',
    sql: `select o.number as what from orders o
      where o.source = 'cart' and o.created_by is not null
        and not exists (select from done_once d where d.key = format('order:%s:placed:%s', o.id, o.created_by))
        and not exists (select from graphile_worker._private_jobs j where j.payload->>'orderId' = o.id::text)`,
  },
]
