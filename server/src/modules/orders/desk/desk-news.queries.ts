import { sql } from '#platform/database/drizzle'
import type { DeskNews } from '@vitrina/contract/orders/desk-queue'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { isSeen } from '#modules/order-record/seen-orders'
import { isMine } from './desk-list.queries.ts'

/** Shown at once; the rest is in the queue. */
const MOST_NEWS = 20

export async function findLastEvent({ db }: Context): Promise<number> {
  const rows = await queryRows<{ last: number }>(db, { last: 'number' }, sql`select coalesce(max(id), 0) as last from order_events`)
  return rows[0]?.last ?? 0
}

/** Orders that reached the seller and messages of buyers: the person's own, those they stand in for, and those of no manager. */
export const listNews = ({ db }: Context, actor: Actor, { after, upTo, today }: { after: number; upTo: number; today: string }) =>
  queryRows<DeskNews>(
    db,
    { id: 'number', kind: 'text', orderId: 'number', number: 'text', company: 'text' },
    sql`
    select e.id, case when e.type = 'comment' then 'message' else 'order' end as kind, o.id as "orderId", o.number, c.name as company
    from order_events e join orders o on o.id = e.order_id join companies c on c.id = o.company_id
    where e.id > ${after} and e.id <= ${upTo} and e.actor_side = 'buyer' and not e.is_internal
      and e.type in ('comment', 'order.placed', 'order.approved') and o.state <> 'approval_pending'
      and (${isMine({ staffId: actor.user?.id ?? 0, today })} or o.manager_id is null) and ${isSeen(actor)}
    order by e.id desc limit ${MOST_NEWS}`,
  )
