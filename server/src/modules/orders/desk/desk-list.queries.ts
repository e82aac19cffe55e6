import { type SQL, sql } from '#platform/database/drizzle'
import { type DeskProblem, deskProblems } from '@vitrina/contract/orders/desk-queue.rules'
import { readSearchText } from '@vitrina/contract/desk-search/search-text.rules'
import { type DeskQueue, deskQueues } from '@vitrina/contract/orders/order-desk'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { contactDigits } from '#modules/order-record/contact-digits'
import { problemConditions, queueConditions } from './queue-conditions.queries.ts'

/** Counting stops at `most`: a queue so long is long, and that is all one has to know. */
export async function countQueues(
  { db }: Context,
  { isSeen, most, today }: { isSeen: SQL; most: number; today: string },
): Promise<Record<DeskQueue, number>> {
  const conditions = queueConditions(today)
  const counts = deskQueues.map(
    (queue) => sql`
    (select count(*)::int from (select from orders o where ${conditions[queue]} and ${isSeen} limit ${most}) counted) as ${sql.identifier(queue)}`,
  )
  const rows = await queryRows<Record<DeskQueue, number>>(
    db,
    {
      new: 'number',
      all: 'number',
      cancel: 'number',
      late: 'number',
      release: 'number',
      reserve: 'number',
      returns: 'number',
      ship: 'number',
      shortage: 'number',
      unpaid: 'number',
      unpriced: 'number',
      wrote: 'number',
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

/** By its number or the buyer's, the company's name or ИНН, the contact's phone, the buyer's e-mail, an article; each way by an index. */
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
    union select h.id from orders h where h.contact_phone <> '' and ${sql.raw(contactDigits('h'))} = any(${sql.param(readSearchText(text).phones)}::text[])
    union select w.id from users u join company_members m on m.user_id = u.id
      join orders w on w.company_id = m.company_id and w.created_by = u.id where u.email = ${text.toLowerCase()}
    union select i.order_id from products p join order_items i on i.product_id = p.id where p.article = ${text})`
}

/** Of this manager, or of a colleague they stand in for today. */
export const isMine = ({ staffId, today }: { staffId: number; today: string }): SQL => sql`(o.manager_id = ${staffId} or o.manager_id in (
  select a.manager_id from manager_absences a where a.substitute_id = ${staffId} and ${today}::date between a.away_from and a.away_to))`

type DeskQuery = { queue: DeskQueue; isSeen: SQL; matches: SQL; words: string; companyId: number | undefined; today: string }

export const allOf = (conditions: readonly SQL[]): SQL => sql.join([...conditions], sql` and `)

/** The condition on orders `o` of a query. */
export const conditionOf = ({ queue, isSeen, matches, words, companyId, today }: DeskQuery): SQL =>
  sql.join(
    [
      queueConditions(today)[queue],
      isSeen,
      matches,
      ...(words ? [matchesText(words)] : []),
      ...(companyId === undefined ? [] : [sql`o.company_id = ${companyId}`]),
    ],
    sql` and `,
  )

/** Ids with numbers and versions, for one action on all of them. */
export const listMatching = (
  { db }: Context,
  { condition, isOldestFirst, most }: { condition: SQL; isOldestFirst: boolean; most: number },
) =>
  queryRows<{ id: number; number: string; version: number }>(
    db,
    { id: 'number', number: 'text', version: 'number' },
    sql`select o.id, o.number, o.version from orders o where ${condition} order by ${isOldestFirst ? sql`o.id` : sql`o.id desc`} limit ${most}`,
  )

/** The problems of each of these orders. */
export async function listProblems({ db }: Context, ids: readonly number[], today: string): Promise<Map<number, DeskProblem[]>> {
  if (ids.length === 0) return new Map()
  const conditions = problemConditions(today)
  const columns = deskProblems.map((problem) => sql`coalesce(${conditions[problem]}, false) as ${sql.identifier(problem)}`)
  const rows = await queryRows<{ id: number } & Record<DeskProblem, boolean>>(
    db,
    { id: 'number', unpriced: 'boolean', shortage: 'boolean', debt: 'boolean', late: 'boolean', wrote: 'boolean', unpaid: 'boolean' },
    sql`select o.id, ${sql.join(columns, sql`, `)} from orders o where o.id = any(${sql.param([...ids])}::int[])`,
  )
  return new Map(rows.map((row) => [row.id, deskProblems.filter((problem) => row[problem])]))
}

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
