import { type SQL, sql } from '#platform/database/drizzle'
import type { DeskProblem } from '@vitrina/contract/orders/desk-queue.rules'
import type { DeskQueue } from '@vitrina/contract/orders/order-desk'
import { unpaidStates } from '@vitrina/contract/orders/orders.rules'
import { sqlList } from '#platform/database/sql-list'

const IS_OPEN = sql`o.state in ('submitted', 'confirmed', 'in_progress')`
const IS_UNPAID = sql`o.state in ('confirmed', 'in_progress', 'completed') and o.payment_state in (${sqlList(unpaidStates)})`
const IS_UNPRICED = sql`o.state = 'submitted' and o.id in (select i.order_id from order_items i where i.price is null and i.amount > i.cancelled)`
const WROTE = sql`o.buyer_wrote_at is not null`
const isLate = (today: string): SQL =>
  sql`${IS_OPEN} and o.promised_on < ${today}::date and o.shipping_state not in ('shipped', 'delivered', 'issued', 'ready_for_pickup')`

/** A line whose goods are neither held nor free, and that waits for no arrival of a day still to come. */
const isShort = (today: string): SQL => sql`${IS_OPEN} and exists (
  select from order_items i where i.order_id = o.id and i.product_id is not null and i.amount - i.shipped - i.cancelled > coalesce((
    select sum(x.held + x.in_transit + case when x.kind = 'stock' then least(x.amount - x.held - x.in_transit - x.shipped, coalesce(s.free, 0))
      when x.ready_on >= ${today}::date then x.amount - x.held - x.in_transit - x.shipped else 0 end)
    from order_allocations x left join stock s on s.product_id = i.product_id and s.warehouse_id = x.warehouse_id
    where x.order_item_id = i.id), 0))`

/** Conditions of an order `o` for a queue. Each is a small set however many orders there are, and has an index. */
export const queueConditions = (today: string): Record<DeskQueue, SQL> => ({
  all: sql`true`,
  new: sql`o.state = 'submitted'`,
  unpriced: IS_UNPRICED,
  shortage: isShort(today),
  release: sql`o.state = 'submitted' and o.credit_grade = 'release'`,
  late: isLate(today),
  wrote: WROTE,
  reserve: sql`o.id in (select r.order_id from reserves r where r.state = 'requested')`,
  ship: sql`o.state in ('confirmed', 'in_progress') and o.shipping_state in ('not_shipped', 'assembling', 'ready_for_pickup', 'not_collected', 'partially_shipped')`,
  unpaid: IS_UNPAID,
  cancel: sql`o.state = 'cancel_requested'`,
  returns: sql`o.id in (select q.order_id from return_requests q where q.state in ('submitted', 'authorized', 'received'))`,
})

/** The same conditions as marks of a row; a debt is a problem while it holds the order back. */
export const problemConditions = (today: string): Record<DeskProblem, SQL> => ({
  unpriced: IS_UNPRICED,
  shortage: isShort(today),
  debt: sql`${IS_OPEN} and o.credit_grade in ('release', 'prepay', 'stop') and o.released_sum is null`,
  late: isLate(today),
  wrote: WROTE,
  unpaid: IS_UNPAID,
})
