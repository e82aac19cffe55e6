import { sqlList } from '#platform/database/sql-list'
import { unpaidStates } from '@vitrina/contract/orders/orders.rules'
import { type SQL, sql } from 'drizzle-orm'
import { type DeskQueue, deskQueues } from '@vitrina/contract/orders/order-desk'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'

/** Conditions of an order `o` for a queue. Each is a small set however many orders there are, and has an index. */
const queueConditions: Record<DeskQueue, SQL> = {
  all: sql`true`,
  new: sql`o.state = 'submitted'`,
  release: sql`o.state = 'submitted' and o.credit_grade = 'release'`,
  reserve: sql`o.id in (select r.order_id from reserves r where r.state = 'requested')`,
  ship: sql`o.state in ('confirmed', 'in_progress') and o.shipping_state in ('not_shipped', 'assembling', 'ready_for_pickup', 'not_collected', 'partially_shipped')`,
  unpaid: sql`o.state in ('confirmed', 'in_progress', 'completed') and o.payment_state in (${sqlList(unpaidStates)})`,
  cancel: sql`o.state = 'cancel_requested'`,
  returns: sql`o.id in (select q.order_id from return_requests q where q.state in ('submitted', 'authorized', 'received'))`,
}

/** Counting stops at `most`: a queue so long is long, and that is all one has to know. */
export async function countQueues({ db }: Context, { isSeen, most }: { isSeen: SQL; most: number }): Promise<Record<DeskQueue, number>> {
  const counts = deskQueues.map(
    (queue) => sql`
    (select count(*)::int from (select from orders o where ${queueConditions[queue]} and ${isSeen} limit ${most}) counted) as ${sql.identifier(queue)}`,
  )
  const rows = await queryRows<Record<DeskQueue, number>>(
    db,
    {
      new: 'number',
      all: 'number',
      cancel: 'number',
      release: 'number',
      reserve: 'number',
      returns: 'number',
      ship: 'number',
      unpaid: 'number',
    },
    sql`select ${sql.join(counts, sql`, `)}`,
  )
  const [row] = rows
  if (!row) throw new Error('A count gave no row')
  return row
}

export async function countOrders({ db }: Context, { condition, most }: { condition: SQL; most: number }): Promise<number> {
  const rows = await queryRows<{ total: number }>(
    db,
    { total: 'number' },
    sql`
    select count(*)::int as total from (select from orders o where ${condition} limit ${most}) counted`,
  )
  return rows[0]?.total ?? 0
}

/** Part of a statement: the ids of one page in their order. */
export const pageOf = ({
  condition,
  isOldestFirst,
  size,
  page,
}: {
  condition: SQL
  isOldestFirst: boolean
  size: number
  page: number
}): SQL => {
  const order = isOldestFirst ? sql`o.id` : sql`o.id desc`
  return sql`
    select o.id, row_number() over (order by ${order}) as place from orders o where ${condition}
    order by ${order} limit ${size} offset ${(page - 1) * size}`
}

/** The typed text is no pattern. */
const partOf = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** By its number or the buyer's, by the company's name or ИНН, by an article in it; each way by an index of its own. */
function matchesText(text: string): SQL {
  const digits = text.replace(/\D/g, '')
  const isNumber = /^(зк|zk)?[-\s]*\d{1,9}$/i.test(text)
  const number = isNumber ? `ЗК-${digits.padStart(6, '0')}` : text
  const byInn = digits.length >= 4 ? sql`or e.inn like ${`${digits}%`}` : sql``
  return sql`o.id in (
    select n.id from orders n where n.number = ${number}
    union select b.id from orders b where b.buyer_order_number = ${text} and b.buyer_order_number <> ''
    union select c.id from orders c where c.company_id = any(array(
      select f.id from companies f where f.name ilike ${partOf(text)}
      union select e.company_id from legal_entities e where e.short_name ilike ${partOf(text)} ${byInn}))
    union select i.order_id from products p join order_items i on i.product_id = p.id where p.article = ${text})`
}

type DeskQuery = { queue: DeskQueue; isSeen: SQL; matches: SQL; words: string; companyId: number | undefined }

/** The condition on orders `o` of a query. */
export const conditionOf = ({ queue, isSeen, matches, words, companyId }: DeskQuery): SQL =>
  sql.join(
    [
      queueConditions[queue],
      isSeen,
      matches,
      ...(words ? [matchesText(words)] : []),
      ...(companyId === undefined ? [] : [sql`o.company_id = ${companyId}`]),
    ],
    sql` and `,
  )

export type Waiting = { id: number; waits_since: string | null; has_unread_comment: boolean }

/** Since when orders wait for the seller: to be answered, to be shipped, for a reserve, for a return. */
export async function listWaiting({ db }: Context, ids: readonly number[]): Promise<Waiting[]> {
  if (ids.length === 0) return []
  const rows = await queryRows<Waiting>(
    db,
    { id: 'number', has_unread_comment: 'boolean', waits_since: 'text?' },
    sql`
    select o.id, coalesce(c.is_asked, false) as has_unread_comment, least(
      case when o.state in ('submitted', 'cancel_requested', 'confirmed', 'in_progress')
        and o.shipping_state in ('not_shipped', 'assembling', 'not_collected', 'partially_shipped') then s.at end,
      case when c.is_asked then c.at end,
      (select r.requested_at from reserves r where r.order_id = o.id and r.state = 'requested'),
      (select min(q.updated_at) from return_requests q where q.order_id = o.id and q.state in ('submitted', 'received'))) as waits_since
    from orders o
    left join lateral (
      select e.at from order_events e where e.order_id = o.id and e.type in ('order.placed', 'order.approved', 'order.confirmed',
        'order.cancel-requested', 'order.cancel-refused', 'shipment.shipped', 'shipment.issued', 'shipment.not_collected')
      order by e.id desc limit 1
    ) s on true
    left join lateral (
      select e.at, e.actor_side = 'buyer' as is_asked from order_events e where e.order_id = o.id and e.type = 'comment' and not e.is_internal
      order by e.id desc limit 1
    ) c on true
    where o.id = any(${sql.param([...ids])}::int[])`,
  )
  return rows
}
