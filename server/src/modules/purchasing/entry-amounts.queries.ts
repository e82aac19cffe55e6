import type { Context } from '#platform/context'
import { prepared } from '#platform/database/prepared'
import { GIVEN, IDS, named, OF_CARTS, ofOrders } from './line-amounts.queries.ts'

/** A line that is short: its product, how much, and whether what is ordered of it comes too late. */
type ShortCells = [lineId: string, productId: number | null, customProductId: number | null, short: number, isLate: boolean]

export type CountedEntryRow = {
  entryId: number
  lines: number
  orderedLines: number
  shortLines: number
  awaitedLines: number
  hasOpenOrders: boolean
  sum: number
  promisedOn: string | null
  isUndated: boolean
  lateLines: number
  short: ShortCells[] | null
}

const countStatement = prepared<CountedEntryRow>(
  'purchasing_entry_amounts',
  {
    entryId: 'number',
    lines: 'number',
    orderedLines: 'number',
    shortLines: 'number',
    awaitedLines: 'number',
    hasOpenOrders: 'boolean',
    sum: 'number',
    promisedOn: 'text?',
    isUndated: 'boolean',
    lateLines: 'number',
    short: 'json?',
  },
  `with ${GIVEN}, ${ofOrders({ hasReserves: false })}, amounts as (
    select l.entry_id, l.id, l.product_id, l.custom_product_id, l.amount as needed, coalesce(o.ordered, 0) as ordered,
      coalesce(o.received, 0) as received, o.sum, greatest(l.amount - coalesce(o.ordered, 0), 0) as short, o.promised_on, o.is_undated, o.is_open
    from purchasing_lines l left join of_orders o on o.entry_id = l.entry_id and o.line_id = l.id where l.entry_id = any(${IDS})
  )
  select e.id as "entryId", count(a.id) as lines, count(*) filter (where a.ordered > 0) as "orderedLines",
    count(*) filter (where a.short > 0) as "shortLines", count(*) filter (where a.received < a.needed) as "awaitedLines",
    coalesce(bool_or(a.is_open), false) as "hasOpenOrders",
    coalesce(sum(a.sum), 0) as sum, max(a.promised_on) as "promisedOn", coalesce(bool_or(a.is_undated), false) as "isUndated",
    count(*) filter (where a.promised_on > e.needed_on) as "lateLines",
    json_agg(json_build_array(a.id, a.product_id, a.custom_product_id, a.short,
      coalesce(a.promised_on > e.needed_on, false))) filter (where a.short > 0) as short
  from given e left join amounts a on a.entry_id = e.id group by e.id, e.needed_on`,
)

/** Needs of entries and the amounts ordered, counted by entry. */
export const countEntries = (ctx: Context, entryIds: readonly number[]): Promise<CountedEntryRow[]> =>
  entryIds.length === 0 ? Promise.resolve([]) : countStatement(ctx, [[...entryIds]])

export type StateMark = { entryId: number; mark: string }

const marksStatement = prepared<StateMark>(
  'purchasing_state_marks',
  { entryId: 'number', mark: 'text' },
  `with ${GIVEN}, items as materialized (
    select e.id as entry_id, i.order_id, hashint8extended(i.id, i.xmin::text::bigint) as row
    from given e join order_items i on ${named('i')}
  ), serving as materialized (
    select entry_id, order_id, sum(row) as rows from items group by 1, 2
  ), sent as (
    select order_id, sum(hashtextextended(state, id)) as rows from shipments where order_id in (select order_id from serving) group by 1
  )
  select e.id as "entryId", concat_ws(' ', e.version, sum(s.rows), sum(hashtextextended(o.state, o.id)), sum(h.rows)) as mark
  from given e left join serving s on s.entry_id = e.id left join orders o on o.id = s.order_id left join sent h on h.order_id = s.order_id
  group by e.id, e.version`,
)

/**
 * A text that differs whenever `countEntries` may: it is made of the versions of the entry, of its order lines, orders and shipments.
 * A row changed twice in one transaction looks the same to it, so a transaction that changes orders counts by itself.
 */
export const listStateMarks = (ctx: Context, entryIds: readonly number[]): Promise<StateMark[]> =>
  entryIds.length === 0 ? Promise.resolve([]) : marksStatement(ctx, [[...entryIds]])

type LineInCart = { entryId: number; lineId: string }

const cartsStatement = prepared<LineInCart>(
  'purchasing_lines_in_carts',
  { entryId: 'number', lineId: 'text' },
  `with ${GIVEN}, ${OF_CARTS} select entry_id as "entryId", line_id as "lineId" from of_carts where amount > 0`,
)

/** Lines of entries of which something is in a cart. */
export const listLinesInCarts = (ctx: Context, entryIds: readonly number[]): Promise<LineInCart[]> =>
  entryIds.length === 0 ? Promise.resolve([]) : cartsStatement(ctx, [[...entryIds]])
