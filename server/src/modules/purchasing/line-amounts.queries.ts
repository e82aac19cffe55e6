import { endedOrderStates, overOrderStates } from '@vitrina/contract/purchasing/purchasing.rules'
import type { Context } from '#platform/context'
import { hiddenFromPlanner, prepared } from '#platform/database/prepared'

const quoted = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ')

/** The amount of an order line that counts: of an order that came to nothing only what left, and nothing that came back. */
const KEPT = `case when o.state in (${quoted(endedOrderStates)}) then i.shipped else i.amount - i.cancelled end - i.returned`

/** The needs of a line in their order, as `sharesOf` of the contract fills them: each after those before it, the last with the rest. */
const NEEDS = `lateral (
    select n.entry, n.line, n.amount, n.place = i.need_count as is_last, sum(n.amount) over (order by n.place) - n.amount as before
    from (
      select (v.value ->> 'entryId')::int as entry, (v.value ->> 'lineId')::uuid as line, (v.value ->> 'amount')::numeric as amount, v.place
      from jsonb_array_elements(i.needs) with ordinality v (value, place)
    ) n
  )`

const shareOf = (amount: string) =>
  `case when n.is_last then greatest(${amount} - n.before, 0) else least(greatest(${amount} - n.before, 0), n.amount) end`

/** Lines of orders or carts that name an entry, by the index of needs. */
export const named = (alias: string) => `${alias}.source ? 'needs' and need_entries(${alias}.source) @> array[e.id]`

export const IDS = hiddenFromPlanner('$1', 'int[]')

/** `$1` are ids of entries. */
export const GIVEN = `given as materialized (
    select e.id, e.company_id, e.needed_on, e.version from purchasing_entries e where e.id = any(${IDS})
  )`

/** Amounts in carts for the needs of the given entries. */
export const OF_CARTS = `in_carts as (
    select e.id as entry_id, i.source -> 'needs' as needs, jsonb_array_length(i.source -> 'needs') as need_count, i.amount
    from given e join cart_items i on ${named('i')} join carts c on c.id = i.cart_id and c.company_id = e.company_id
  ), of_carts as (
    select n.entry as entry_id, n.line as line_id, sum(${shareOf('i.amount')}) as amount
    from in_carts i cross join ${NEEDS} n where n.entry = i.entry_id group by 1, 2
  )`

/**
 * Everything is of this moment: what the orders and shipments of the company have for each line of the given entries.
 * A line with one need, as almost all are, belongs to it whole; only the others are shared out.
 */
export const ofOrders = ({ hasReserves }: { hasReserves: boolean }) => `
  items as materialized (
    select e.id as entry_id, i.source -> 'needs' as needs, i.id, i.sum, i.ship_by, o.id as order_id, o.state not in (${quoted(overOrderStates)}) as is_open,
      ${KEPT} as kept, i.amount - i.cancelled as billed, i.shipped - i.returned as shipped, i.returned
    from given e join order_items i on ${named('i')} join orders o on o.id = i.order_id and o.company_id = e.company_id
  ), delivered as (
    select s.order_item_id, sum(s.amount) as amount
    from shipments h join shipment_items s on s.shipment_id = h.id
    where h.order_id in (select order_id from items where shipped + returned > 0) and h.state in ('delivered', 'issued') group by 1
  ), held as (
    ${
      hasReserves
        ? `select a.order_item_id, sum(a.held + a.in_transit) as amount from order_allocations a
    where a.order_item_id in (select id from items where billed > shipped + returned) group by 1`
        : 'select null::int as order_item_id, 0::numeric as amount where false'
    }
  ), counted as (
    select i.*, jsonb_array_length(i.needs) as need_count, greatest(coalesce(d.amount, 0) - i.returned, 0) as received, coalesce(h.amount, 0) as reserved
    from items i left join delivered d on d.order_item_id = i.id left join held h on h.order_item_id = i.id
  ), shares as (
    select i.entry_id, (i.needs -> 0 ->> 'lineId')::uuid as line_id, i.order_id, i.is_open, i.ship_by,
      i.kept as ordered, i.shipped, i.received, i.reserved, case when i.kept = i.billed then i.sum when i.billed > 0 then round(i.sum * i.kept / i.billed) else 0 end as sum
    from counted i where i.need_count = 1
    union all
    select n.entry, n.line, i.order_id, i.is_open, i.ship_by,
      ${shareOf('i.kept')}, ${shareOf('i.shipped')}, ${shareOf('i.received')},
      ${shareOf('(i.shipped + i.reserved)')} - ${shareOf('i.shipped')},
      case when i.billed > 0 then round(i.sum * (${shareOf('i.kept')}) / i.billed) else 0 end
    from counted i cross join ${NEEDS} n where i.need_count > 1 and n.entry = i.entry_id
  ), of_orders as (
    select entry_id, line_id, sum(ordered) as ordered, sum(shipped) as shipped, sum(received) as received, sum(reserved) as reserved,
      sum(sum) as sum, max(ship_by) filter (where ordered > shipped) as promised_on,
      coalesce(bool_or(ship_by is null and ordered > shipped), false) as is_undated, bool_or(is_open) as is_open,
      array_agg(distinct order_id) as order_ids
    from shares group by 1, 2
  )`

export type AmountsRow = {
  id: string
  productId: number | null
  customProductId: number | null
  name: string
  note: string
  needed: number
  inCart: number
  ordered: number
  reserved: number
  shipped: number
  received: number
  /** Of what is ordered, at the prices of the orders. */
  sum: number
  short: number
  promisedOn: string | null
  /** Whether something ordered has no promised day. */
  isUndated: boolean
  orderIds: number[]
}

const linesStatement = prepared<AmountsRow>(
  'purchasing_line_amounts',
  {
    id: 'text',
    productId: 'number?',
    customProductId: 'number?',
    name: 'text',
    note: 'text',
    needed: 'number',
    inCart: 'number',
    ordered: 'number',
    reserved: 'number',
    shipped: 'number',
    received: 'number',
    sum: 'number',
    short: 'number',
    promisedOn: 'text?',
    isUndated: 'boolean',
    orderIds: 'json',
  },
  `with ${GIVEN}, ${OF_CARTS}, ${ofOrders({ hasReserves: true })}
  select l.id, l.product_id as "productId", l.custom_product_id as "customProductId", l.name, l.note, l.amount as needed,
    coalesce(c.amount, 0) as "inCart", coalesce(o.ordered, 0) as ordered, coalesce(o.reserved, 0) as reserved,
    coalesce(o.shipped, 0) as shipped, coalesce(o.received, 0) as received, coalesce(o.sum, 0) as sum,
    greatest(l.amount - coalesce(o.ordered, 0), 0) as short, o.promised_on as "promisedOn", coalesce(o.is_undated, false) as "isUndated",
    to_json(coalesce(o.order_ids, '{}')) as "orderIds"
  from purchasing_lines l
  left join of_orders o on o.entry_id = l.entry_id and o.line_id = l.id
  left join of_carts c on c.entry_id = l.entry_id and c.line_id = l.id
  where l.entry_id = any(${IDS}) order by l.position, l.id`,
)

/** Need of each line of an entry, and the amounts the company has of it by now. */
export const listLineAmounts = (ctx: Context, entryId: number): Promise<AmountsRow[]> => linesStatement(ctx, [[entryId]])
