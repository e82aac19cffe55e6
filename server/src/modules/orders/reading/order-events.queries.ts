import { sql } from '#platform/database/drizzle'
import type { OrderEvent } from '@vitrina/contract/orders/order-parts'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { moment } from './show-row.ts'

type Row = Omit<OrderEvent, 'at'> & { at: string }

/** The timeline of an order, oldest first; notes among staff are for the seller's side alone. */
export async function listEvents(
  { db }: Context,
  { orderId, side, eventId = null }: { orderId: number; side: 'buyer' | 'seller'; eventId?: number | null },
): Promise<OrderEvent[]> {
  const rows = await queryRows<Row>(
    db,
    { id: 'number', at: 'text', type: 'text', side: 'text', author: 'text?', isInternal: 'boolean', data: 'json' },
    sql`
    select e.id, e.at, e.type, e.actor_side as side, nullif(concat_ws(' ', nullif(u.last_name, ''), nullif(u.first_name, '')), '') as author,
      e.is_internal as "isInternal", e.data
    from order_events e left join users u on u.id = e.actor_user_id
    where e.order_id = ${orderId} ${side === 'buyer' ? sql`and not e.is_internal` : sql``}
      ${eventId === null ? sql`` : sql`and e.id = ${eventId}`}
    order by e.id`,
  )
  return rows.map((row) => ({ ...row, at: moment(row.at) }))
}
