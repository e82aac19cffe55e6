import { endedOrderStates, overOrderStates } from '@vitrina/contract/purchasing/purchasing.rules'
import type { Context } from '#platform/context'
import { hiddenFromPlanner, prepared } from '#platform/database/prepared'

const quoted = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ')

/** What counts of an order line: of an order that came to nothing only what left, and nothing that came back. */
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
const named = (alias: string) => `${alias}.source ? 'needs' and ${alias}.source -> 'needs' @> e.probe`

const IDS = hiddenFromPlanner('$1', 'int[]')

/**
 * `$1` are ids of entries. Everything is of this moment: what the orders, carts and shipments of the company have for each line.
 * A line with one need, as almost all are, belongs to it whole; only the others are shared out.
 */
const amountsWith = ({ hasReserves }: { hasReserves: boolean }) => `
  given as materialized (
    select e.id, e.company_id, e.needed_on, jsonb_build_array(jsonb_build_object('entryId', e.id)) as probe
    from purchasing_entries e where e.id = any(${IDS})
  ), items as materialized (
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
  ), in_carts as (
    select e.id as entry_id, i.source -> 'needs' as needs, jsonb_array_length(i.source -> 'needs') as need_count, i.amount
    from given e join cart_items i on ${named('i')} join carts c on c.id = i.cart_id and c.company_id = e.company_id
  ), of_carts as (
    select n.entry as entry_id, n.line as line_id, sum(${shareOf('i.amount')}) as amount
    from in_carts i cross join ${NEEDS} n where n.entry = i.entry_id group by 1, 2
  ), amounts as (
    select l.entry_id, l.id, l.position, l.product_id, l.custom_product_id, l.name, l.note, l.amount as needed,
      coalesce(c.amount, 0) as in_cart, coalesce(o.ordered, 0) as ordered, coalesce(o.reserved, 0) as reserved,
      coalesce(o.shipped, 0) as shipped, coalesce(o.received, 0) as received, coalesce(o.sum, 0) as sum,
      greatest(l.amount - coalesce(o.ordered, 0), 0) as short, o.promised_on, coalesce(o.is_undated, false) as is_undated,
      coalesce(o.is_open, false) as is_open, coalesce(o.order_ids, '{}') as order_ids
    from purchasing_lines l
    left join of_orders o on o.entry_id = l.entry_id and o.line_id = l.id
    left join of_carts c on c.entry_id = l.entry_id and c.line_id = l.id
    where l.entry_id = any(${IDS})
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
  `with ${amountsWith({ hasReserves: true })}
  select a.id, a.product_id as "productId", a.custom_product_id as "customProductId", a.name, a.note, a.needed, a.in_cart as "inCart",
    a.ordered, a.reserved, a.shipped, a.received, a.sum, a.short, a.promised_on as "promisedOn", a.is_undated as "isUndated",
    to_json(a.order_ids) as "orderIds"
  from amounts a order by a.position, a.id`,
)

/** What each line of an entry needs and what the company has of it by now. */
export const listLineAmounts = (ctx: Context, entryId: number): Promise<AmountsRow[]> => linesStatement(ctx, [[entryId]])

/** A line that is short: its product, how much, and whether what is ordered of it comes too late. */
export type ShortCells = [productId: number | null, customProductId: number | null, short: number, isLate: boolean]

export type EntryAmountsRow = {
  entryId: number
  lines: number
  orderedLines: number
  shortLines: number
  awaitedLines: number
  inCartLines: number
  hasOpenOrders: boolean
  sum: number
  promisedOn: string | null
  isUndated: boolean
  lateLines: number
  short: ShortCells[] | null
}

const entriesStatement = prepared<EntryAmountsRow>(
  'purchasing_entry_amounts',
  {
    entryId: 'number',
    lines: 'number',
    orderedLines: 'number',
    shortLines: 'number',
    awaitedLines: 'number',
    inCartLines: 'number',
    hasOpenOrders: 'boolean',
    sum: 'number',
    promisedOn: 'text?',
    isUndated: 'boolean',
    lateLines: 'number',
    short: 'json?',
  },
  `with ${amountsWith({ hasReserves: false })}
  select e.id as "entryId", count(a.id) as lines, count(*) filter (where a.ordered > 0) as "orderedLines",
    count(*) filter (where a.short > 0) as "shortLines", count(*) filter (where a.received < a.needed) as "awaitedLines",
    count(*) filter (where a.short > 0 and a.in_cart > 0) as "inCartLines",
    coalesce(bool_or(a.is_open), false) as "hasOpenOrders",
    coalesce(sum(a.sum), 0) as sum, max(a.promised_on) as "promisedOn", coalesce(bool_or(a.is_undated), false) as "isUndated",
    count(*) filter (where a.promised_on > e.needed_on) as "lateLines",
    json_agg(json_build_array(a.product_id, a.custom_product_id, a.short,
      coalesce(a.promised_on > e.needed_on, false))) filter (where a.short > 0) as short
  from given e left join amounts a on a.entry_id = e.id group by e.id, e.needed_on`,
)

/** The same of many entries at once, counted by entry. */
export const listEntryAmounts = (ctx: Context, entryIds: readonly number[]): Promise<EntryAmountsRow[]> =>
  entryIds.length === 0 ? Promise.resolve([]) : entriesStatement(ctx, [[...entryIds]])
